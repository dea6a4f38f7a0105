import { printCard, printCards } from '#engine/cards/card.ts';
import { nameCards } from '#engine/cards/card-name.ts';
import { seatNames, type ReversisRecord } from '#engine/games/reversis/record.ts';
import { winningPosition } from '#engine/cards/trick.ts';
import { seatHeading } from '../account-words.ts';

/** The cards and the play of the record, folded away: the same in every column. */
export function DealAtHand({ record }: { readonly record: ReversisRecord }) {
  const names = seatNames(record.seats).map(seatHeading);
  return (
    <details>
      <summary>The cards and the play</summary>
      <ul class="hands">
        {names.map((name, seat) => (
          <li key={name}>
            {name}: <Cards cards={record.hands[seat] ?? []} />
          </li>
        ))}
        {record.talon.length > 0 && (
          <li>
            Talon: <Cards cards={record.talon} />
          </li>
        )}
        {record.laidOut.some((card) => card !== undefined) && (
          <li>
            Laid out: <Cards cards={record.laidOut.flatMap((card) => card ?? [])} />
          </li>
        )}
        {record.opposites.length > 0 && (
          <li>
            Given to the hand opposite: <Cards cards={record.opposites.flatMap((card) => card ?? [])} />
          </li>
        )}
      </ul>
      <table class="table plays-at-hand">
        <caption>The play</caption>
        <thead>
          <tr>
            <th scope="col">trick</th>
            {names.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {tricksOf(record, names).map((trick, t) => (
            <tr key={trick.join()}>
              <th scope="row">{t + 1}</th>
              {trick.map((played, seat) => (
                <td key={names[seat]}>{played}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

const Cards = ({ cards }: { readonly cards: readonly number[] }) => (
  <>
    <span class="num" aria-hidden="true">
      {printCards(cards)}
    </span>
    <span class="vh">{nameCards(cards)}</span>
  </>
);

/** Trick by trick what each seat plays, with a word on who leads and who takes. */
function tricksOf({ plays, seats }: ReversisRecord, names: readonly string[]): readonly (readonly string[])[] {
  let leader = 0;
  return plays.map((trick) => {
    const led = leader;
    const winner = trick.length === seats ? (led + winningPosition(trick)) % seats : undefined;
    leader = winner ?? led;
    return names.map((_, seat) => {
      const card = trick[(seat - led + seats) % seats];
      const words = [seat === led && 'led', seat === winner && 'took'].filter(Boolean).join(', ');
      return card === undefined ? '' : `${printCard(card)}${words && ` (${words})`}`;
    });
  });
}
