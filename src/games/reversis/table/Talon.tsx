import { nameCard, type Card } from '#engine/cards/card.ts';
import { range } from '#engine/kernel/collections.ts';
import { CardBack, CardFace } from '#view/cards/CardFace.tsx';
import { talonCardBefore, type Seat } from '../record/record.ts';
import styles from './Talon.module.css';
import type { ReplayModel } from './model.ts';

/** Cards beside the play at one step. */
export interface CardsBeside {
  /** Number of cards in the talon. */
  readonly talon: number;
  /** Cards set aside, each with the seat that set it aside, in order. */
  readonly aside: readonly { readonly by: Seat; readonly card: Card }[];
}

/** Cards beside the play at a step: each seat that has exchanged took the talon card before it, or set that card aside. */
export function cardsBeside(
  { undealt: { talon, laidOut }, steps, seats }: Pick<ReplayModel, 'undealt' | 'steps' | 'seats'>,
  step: number,
): CardsBeside {
  const exchanged = steps
    .slice(0, step + 1)
    .flatMap(({ at }) => (at.phase === 'exchange' ? [seats.findIndex((seat) => seat === at.seat)] : []));
  const taken = exchanged.filter(
    (seat) => talonCardBefore({ seats: seats.length === 5 ? 5 : 4, talon }, seat) !== undefined,
  );
  return {
    talon: talon.length - taken.length,
    aside: exchanged.flatMap((by) => {
      const card = laidOut[by];
      return card === undefined ? [] : [{ by, card }];
    }),
  };
}

/** The talon, and the cards set aside, face down; the one that the reader knows lies on top, face up. */
export function Talon({
  talon,
  aside,
  me,
  quinola,
}: CardsBeside & { readonly me: Seat; readonly quinola: Card | undefined }) {
  const own = aside.find(({ by }) => by === me)?.card;
  const heard = [
    talon > 0 ? `Talon: ${String(talon)} ${talon === 1 ? 'card' : 'cards'}.` : '',
    aside.length > 0 ? `Set aside: ${String(aside.length)} ${aside.length === 1 ? 'card' : 'cards'}` : '',
  ].join(' ');
  return (
    <div class={styles.beside} data-part="talon">
      <p class="vh">
        {heard}
        {own !== undefined && `, the ${nameCard(own)} among them`}
        {aside.length > 0 && '.'}
      </p>
      {talon > 0 && (
        <div aria-hidden="true">
          <p>talon</p>
          <div class={styles.pile}>
            {range(talon).map((i) => (
              <span key={i}>
                <CardBack />
              </span>
            ))}
          </div>
        </div>
      )}
      {aside.length > 0 && (
        <div aria-hidden="true">
          <p>set aside</p>
          <div class={styles.pile}>
            {range(aside.length - (own === undefined ? 0 : 1)).map((i) => (
              <span key={i}>
                <CardBack />
              </span>
            ))}
            {own !== undefined && (
              <span>
                <CardFace card={own} quinola={own === quinola} unspoken />
              </span>
            )}
          </div>
        </div>
      )}
    </div>
  );
}
