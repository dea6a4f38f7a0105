import { ACE, DIAMONDS, HEARTS, JACK, rankOf, type Card, suitOf } from '#engine/cards/card.ts';
import { cardIndex, portraitName, spokenCard, suitClass } from './card-names.ts';
import { classes } from '../classes.ts';
import styles from './CardFace.module.css';
import { CourtFigure } from './CourtFigure.tsx';

export interface CardTextProps {
  readonly card: Card;
  readonly quinola?: boolean | undefined;
}

/** A card in text, `K♠`, with its name for screen readers. U+FE0E keeps phones from drawing an emoji. */
export function CardText({ card, quinola }: CardTextProps) {
  return (
    <span
      class={classes(styles.text, suitClass(card), quinola && styles.quinola)}
      role="img"
      aria-label={spokenCard(card, quinola === true)}
    >
      {cardIndex(card)}
      {`${'♠♥♦♣'.charAt(suitOf(card))}\uFE0E`}
    </span>
  );
}

/** Position of a pip on a card 60 wide and 90 high; those below the middle are upside down. */
interface Pip {
  readonly x: number;
  readonly y: number;
}

const LEFT = 22;
const MID = 34;
const RIGHT = 46;

const pair = (y: number): readonly Pip[] => [
  { x: LEFT, y },
  { x: RIGHT, y },
];
const one = (y: number): Pip => ({ x: MID, y });
const CORNERS = [...pair(17), ...pair(73)];
const SIX = [...CORNERS, ...pair(45)];
const EIGHT_AROUND = [...CORNERS, ...pair(36), ...pair(54)];

/** Traditional arrangement of the pips of cards two to ten. */
export const PIPS: readonly (readonly Pip[])[] = [
  [one(17), one(73)],
  [one(17), one(45), one(73)],
  CORNERS,
  [...CORNERS, one(45)],
  SIX,
  [...SIX, one(31)],
  [...SIX, one(31), one(59)],
  [...EIGHT_AROUND, one(45)],
  [...EIGHT_AROUND, one(26.5), one(63.5)],
];

export interface CardFaceProps {
  readonly card: Card;
  /** Whether the card is the Quinola, with a brass edge and that name for screen readers. */
  readonly quinola?: boolean | undefined;
  /** Whether to draw all pips or the portrait; otherwise index, one pip and the portrait's name. */
  readonly full?: boolean | undefined;
  /** Whether the next card of its hand lies on all but its index, so that nothing else is drawn. */
  readonly covered?: boolean | undefined;
  /** Whether it is out of play, drawn paler. */
  readonly dim?: boolean | undefined;
  /** Whether it is winning the trick, drawn outlined. */
  readonly winning?: boolean | undefined;
  /** Whether to omit its name for screen readers, because it stands elsewhere. */
  readonly unspoken?: boolean | undefined;
}

const PIP = 12;

const isRed = (card: Card): boolean => suitOf(card) === HEARTS || suitOf(card) === DIAMONDS;

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
    <svg class={styles.face} viewBox="0 0 60 90" aria-hidden="true">
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

/** A card face down. */
export const CardBack = () => <span class={`${styles.card} ${styles.back}`} data-part="card-back" aria-hidden="true" />;

/** A card face up. */
export function CardFace({ card, quinola, full, covered, dim, winning, unspoken }: CardFaceProps) {
  const suit = suitClass(card);
  const name = covered ? undefined : portraitName(card);
  const spoken = unspoken
    ? { 'aria-hidden': true as const }
    : { role: 'img' as const, 'aria-label': spokenCard(card, quinola === true) };
  return (
    <span
      class={classes(
        styles.card,
        isRed(card) && styles.red,
        full && styles.full,
        quinola && styles.quinola,
        dim && styles.dim,
        winning && styles.winning,
      )}
      data-part="card"
      {...spoken}
    >
      <span class={styles.index}>
        {cardIndex(card)}
        <svg>
          <use href={`#${suit}`} />
        </svg>
      </span>
      {name !== undefined && (
        <i class={styles.portrait} lang="fr">
          {name}
        </i>
      )}
      {full && <FullFace card={card} />}
      {!full && !covered && (
        <svg class={styles.pip}>
          <use href={`#${suit}`} />
        </svg>
      )}
    </span>
  );
}
