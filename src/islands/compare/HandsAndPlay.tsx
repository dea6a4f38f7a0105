import { nameCards } from '#engine/cards/card-name.ts';
import { printCard, printCards, type Card } from '#engine/cards/card.ts';
import type { FallenTrick } from '#engine/cards/plays.ts';
import type { ComponentChildren } from 'preact';

export interface HandsAndPlayProps {
  readonly seats: readonly string[];
  readonly hands: readonly (readonly Card[])[];
  /** What came between the deal and the play: items of a list. */
  readonly children?: ComponentChildren;
  readonly tricks: readonly FallenTrick[];
}

/** The cards and the play of a deal, folded away. */
export function HandsAndPlay({ seats, hands, children, tricks }: HandsAndPlayProps) {
  return (
    <details>
      <summary>The cards and the play</summary>
      <ul class="hands">
        {seats.map((name, seat) => (
          <li key={name}>
            {name}: <Cards cards={hands[seat] ?? []} />
          </li>
        ))}
        {children}
      </ul>
      <table class="table plays-at-hand">
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

/** Cards in letters, and by name to those who listen. */
export const Cards = ({ cards }: { readonly cards: readonly Card[] }) => (
  <>
    <span class="num" aria-hidden="true">
      {printCards(cards)}
    </span>
    <span class="vh">{nameCards(cards)}</span>
  </>
);

/** What a seat plays to a trick, with a word on who leads and who takes. */
function playedBy({ cards, leader, winner }: FallenTrick, seat: number, seats: number): string {
  const card = cards[(seat - leader + seats) % seats];
  const words = [seat === leader && 'led', seat === winner && 'took'].filter(Boolean).join(', ');
  return card === undefined ? '' : `${printCard(card)}${words && ` (${words})`}`;
}
