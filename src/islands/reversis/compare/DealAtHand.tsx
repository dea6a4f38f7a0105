import { printCards } from '#engine/cards/card.ts';
import { nameCards } from '#engine/cards/card-name.ts';
import { seatNames, type ReversisRecord } from '#engine/games/reversis/record.ts';
import { winningPosition } from '#engine/cards/trick.ts';
import { PlayTable, type PlayedTrick } from '../../../view/PlayTable.tsx';
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
      <PlayTable
        caption="The play"
        heads={{ trick: 'trick', note: 'taken by' }}
        seats={names}
        tricks={tricksOf(record, names)}
      />
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

function tricksOf({ plays, seats }: ReversisRecord, names: readonly string[]): readonly PlayedTrick[] {
  let leader = 0;
  return plays.map((trick, t) => {
    const led = leader;
    const winner = trick.length === seats ? (led + winningPosition(trick)) % seats : undefined;
    leader = winner ?? led;
    return {
      label: String(t + 1),
      cards: names.map((_, seat) => trick[(seat - led + seats) % seats]),
      leader: led,
      winner,
      note: winner === undefined ? '' : names[winner]?.toLowerCase(),
    };
  });
}
