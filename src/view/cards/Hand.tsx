import type { Card } from '#engine/cards/card.ts';
import styles from './Hand.module.css';
import { spokenCard, spokenHand } from './card-names.ts';
import { CardBack, CardFace } from './CardFace.tsx';

export interface HandProps {
  /** Owner, before a colon: `Third hand holds`. */
  readonly label: string;
  readonly cards: readonly Card[];
  /** Cards with gaps for those played, so that none moves; the cards alone by default. */
  readonly places?: readonly (Card | undefined)[] | undefined;
  /** Side by side, or below each other. */
  readonly layout?: 'fan' | 'column' | undefined;
  readonly quinola?: Card | undefined;
  /** Cards that lie face down, neither shown nor spoken. */
  readonly faceDown?: readonly Card[] | undefined;
  /** Makes each card a button. */
  readonly onPick?: ((card: Card) => void) | undefined;
}

/** Describes the visible cards and the number of hidden ones. */
function spokenVisible(cards: readonly Card[], faceDown: readonly Card[]): string {
  const visible = cards.filter((card) => !faceDown.includes(card));
  const count = cards.length - visible.length;
  if (count === 0) return spokenHand(cards);
  const hidden = `${String(count)} ${count === 1 ? 'card' : 'cards'} face down`;
  return visible.length === 0 ? hidden : `${spokenHand(visible)}, and ${hidden}`;
}

/** Cards held: one sentence for screen readers, or a list of buttons. */
export function Hand({ label, cards, places = cards, layout = 'fan', quinola, faceDown = [], onPick }: HandProps) {
  if (onPick)
    return (
      <ul class={styles.hand} data-part="hand" data-layout={layout} aria-label={label}>
        {cards.map((card) => (
          <li class={styles.held} key={card}>
            <button type="button" class="bare rises" onClick={() => onPick(card)}>
              <span class="vh">{spokenCard(card, card === quinola)}</span>
              <CardFace card={card} quinola={card === quinola} unspoken />
            </button>
          </li>
        ))}
      </ul>
    );
  return (
    <div class={styles.hand} data-part="hand" data-layout={layout}>
      <p class="vh">
        {label}: {cards.length > 0 ? spokenVisible(cards, faceDown) : 'no cards'}
      </p>
      {places.map((card, i) => (
        <span class={styles.held} key={i}>
          {card === undefined ? (
            <span class={styles.gone} aria-hidden="true" />
          ) : faceDown.includes(card) ? (
            <CardBack />
          ) : (
            <CardFace card={card} quinola={card === quinola} covered={places[i + 1] !== undefined} unspoken />
          )}
        </span>
      ))}
    </div>
  );
}
