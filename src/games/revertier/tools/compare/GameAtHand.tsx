import { printRevertier } from '../../record/notation.ts';
import { menToStart, type RevertierRecord } from '../../record/record.ts';
import { sayHandicap, sayMen, sayPlayer } from '../../say/index.ts';

/** Where the game begins and every throw of it, folded away: the same in every column. */
export function GameAtHand({ record }: { readonly record: RevertierRecord }) {
  const written = printRevertier(record)['throws'];
  const throws = Array.isArray(written) ? written.map(String) : [];
  const [white, black] = menToStart(record);
  return (
    <details>
      <summary>The men and the throws</summary>
      <ul class="hands">
        <li>
          {sayPlayer(0)}: {sayMen(white)}
        </li>
        <li>
          {sayPlayer(1)}: {sayMen(black)}
        </li>
        {record.handicap && (
          <li>
            {sayPlayer(record.handicap.to)} {sayHandicap(record.handicap)}
          </li>
        )}
        {record.double !== undefined && <li>The double {record.double ? 'is' : 'is not'} agreed on.</li>}
        {record.stake !== undefined && <li>Played for {record.stake}.</li>}
      </ul>
      <ol class="throws">
        {throws.map((text, i) => (
          <li key={String(i)}>{text}</li>
        ))}
      </ol>
    </details>
  );
}
