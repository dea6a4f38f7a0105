import { ACE, JACK, rankOf, type Card } from '#engine/cards/card.ts';
import { cardIndex, portraitName, spokenCard, suitClass, suitLetter } from './card-names.ts';
import { CourtFigure } from './CourtFigure.tsx';
import { PIPS, type Pip } from './pips.ts';

export interface CardFaceProps {
  readonly card: Card;
  /** Edged in brass and named so to those who listen. */
  readonly quinola?: boolean | undefined;
  /** All its pips, or its portrait; otherwise index, one pip and the portrait's name, for cards mostly covered. */
  readonly full?: boolean | undefined;
  /** Set back, as cards already out of play. */
  readonly dim?: boolean | undefined;
  /** Outlined: it is winning the trick. */
  readonly winning?: boolean | undefined;
  /** The words stand elsewhere (a hand names its cards in one sentence; a button names its own). */
  readonly unspoken?: boolean | undefined;
}

const PIP = 12;

const drawPip = (suit: string, { x, y }: Pip) => (
  <use
    href={`#${suit}`}
    x={x - PIP / 2}
    y={y - PIP / 2}
    width={PIP}
    height={PIP}
    {...(y > 50 ? { transform: `rotate(180 ${String(x)} ${String(y)})` } : {})}
  />
);

function FullFace({ card }: { readonly card: Card }) {
  const suit = suitClass(card);
  const rank = rankOf(card);
  return (
    <svg class="face" viewBox="0 0 60 90" aria-hidden="true">
      {rank === ACE ? (
        <use href={`#${suit}`} x="20" y="31" width="28" height="28" />
      ) : rank >= JACK ? (
        <CourtFigure court={rank - JACK} suit={suit} />
      ) : (
        PIPS[rank]?.map((pip) => drawPip(suit, pip))
      )}
    </svg>
  );
}

/** One card, face up. */
export function CardFace({ card, quinola, full, dim, winning, unspoken }: CardFaceProps) {
  const suit = suitClass(card);
  const name = portraitName(card);
  const classes = ['card', suit, full && 'full', quinola && 'quinola', dim && 'dim', winning && 'winning']
    .filter(Boolean)
    .join(' ');
  const spoken = unspoken
    ? { 'aria-hidden': true as const }
    : { role: 'img' as const, 'aria-label': spokenCard(card, quinola === true) };
  return (
    <span class={classes} {...spoken}>
      <span class="ix" data-suit={suitLetter(card)}>
        {cardIndex(card)}
        <svg>
          <use href={`#${suit}`} />
        </svg>
      </span>
      {name !== undefined && <i lang="fr">{name}</i>}
      {full ? (
        <FullFace card={card} />
      ) : (
        <svg class="pip">
          <use href={`#${suit}`} />
        </svg>
      )}
    </span>
  );
}
