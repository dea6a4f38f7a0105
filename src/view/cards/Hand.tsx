import type { Card } from '#engine/cards/card.ts';
import { spokenCard, spokenHand } from './card-names.ts';
import { CardFace } from './CardFace.tsx';

export interface HandProps {
  /** Whose it is, before a colon: `Third hand holds`. */
  readonly label: string;
  readonly cards: readonly Card[];
  /** The same with a gap for each card that has been played, so that none moves; absent, the cards alone. */
  readonly places?: readonly (Card | undefined)[] | undefined;
  /** Side by side, or one below the other. */
  readonly layout?: 'fan' | 'column' | undefined;
  readonly quinola?: Card | undefined;
  /** Cards of it that lie face down: neither shown nor said. */
  readonly faceDown?: readonly Card[] | undefined;
  /** Makes each card a button. */
  readonly onPick?: ((card: Card) => void) | undefined;
}

/** What is seen of a hand, and how many cards are not. */
function spokenSeen(cards: readonly Card[], faceDown: readonly Card[]): string {
  const seen = cards.filter((card) => !faceDown.includes(card));
  const count = cards.length - seen.length;
  if (count === 0) return spokenHand(cards);
  const hidden = `${String(count)} ${count === 1 ? 'card' : 'cards'} face down`;
  return seen.length === 0 ? hidden : `${spokenHand(seen)}, and ${hidden}`;
}

/** Cards held. To the ear one sentence; where they can be picked, a list of buttons. */
export function Hand({ label, cards, places = cards, layout = 'fan', quinola, faceDown = [], onPick }: HandProps) {
  const classes = layout === 'column' ? 'hand column' : 'hand';
  if (onPick)
    return (
      <ul class={`${classes} pick`} aria-label={label}>
        {cards.map((card) => (
          <li key={card}>
            <button type="button" onClick={() => onPick(card)}>
              <span class="vh">{spokenCard(card, card === quinola)}</span>
              <CardFace card={card} quinola={card === quinola} unspoken />
            </button>
          </li>
        ))}
      </ul>
    );
  return (
    <div class={classes}>
      <p class="vh">
        {label}: {cards.length > 0 ? spokenSeen(cards, faceDown) : 'no cards'}
      </p>
      {places.map((card, i) => (
        <span class="held" key={i}>
          {card === undefined ? (
            <span class="gone" aria-hidden="true" />
          ) : faceDown.includes(card) ? (
            <span class="card back" aria-hidden="true" />
          ) : (
            <CardFace card={card} quinola={card === quinola} unspoken />
          )}
        </span>
      ))}
    </div>
  );
}
