import { nameCards, printCard, printCards, type Card } from '#engine/cards/card.ts';
import type { FallenTrick } from '#engine/cards/plays-in-link.ts';
import type { ComponentChildren } from 'preact';
import styles from './Compare.module.css';

export interface HandsAndPlayProps {
  readonly seats: readonly string[];
  readonly hands: readonly (readonly Card[])[];
  /** Acts between deal and play, as list items. */
  readonly children?: ComponentChildren;
  readonly tricks: readonly FallenTrick[];
}

/** Cards and play of a deal, in a fold. */
export function HandsAndPlay({ seats, hands, children, tricks }: HandsAndPlayProps) {
  return (
    <details>
      <summary>The cards and the play</summary>
      <ul class="rows" data-part="hands">
        {seats.map((name, seat) => (
          <li key={name}>
            {name}: <Cards cards={hands[seat] ?? []} />
          </li>
        ))}
        {children}
      </ul>
      <table class={`table ${styles.playsAtHand}`} data-part="plays">
        <caption>The play</caption>
        <thead>
          <tr>
            <th scope="col">trick</th>
            {seats.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {tricks.map((trick, t) => (
            <tr key={trick.cards.join()}>
              <th scope="row">{t + 1}</th>
              {seats.map((name, seat) => (
                <td key={name}>{playedBy(trick, seat, seats.length)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

/** Cards as letters, with names for screen readers. */
export const Cards = ({ cards }: { readonly cards: readonly Card[] }) => (
  <>
    <span class="num" aria-hidden="true">
      {printCards(cards)}
    </span>
    <span class="vh">{nameCards(cards)}</span>
  </>
);

/** Card that a seat plays to a trick, with words for the leader and the winner. */
function playedBy({ cards, leader, winner }: FallenTrick, seat: number, seats: number): string {
  const card = cards[(seat - leader + seats) % seats];
  const words = [seat === leader && 'led', seat === winner && 'took'].filter(Boolean).join(', ');
  return card === undefined ? '' : `${printCard(card)}${words && ` (${words})`}`;
}
