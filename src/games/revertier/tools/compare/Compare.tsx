import type { Revertier } from '../../game.ts';
import { type RevertierRecord, menToStart } from '../../record/record.ts';
import { type Occasion, judge } from '../../settle/judge.ts';
import { sayAccount, sayOccasion, sayMen, sayPlayer } from '../../wording/names.ts';
import { sayHandicap } from '../../wording/frames.ts';
import { shownGame } from '../replay/settle.ts';
import { ok } from '#engine/kernel/result.ts';
import { PLAYERS } from '#engine/tables/position.ts';
import { CompareOf, type CompareProps } from '#islands/compare/Compare.tsx';
import type { ComparedGame } from '#islands/compare/game.ts';
import { ThrowBeside } from './ThrowBeside.tsx';
import { printRevertier } from '../../record/notation.ts';

/** Beginning and throws of the game, which are the same in every column. */
function GameAtHand({ record }: { readonly record: RevertierRecord }) {
  const written = printRevertier(record)['throws'];
  const throws = Array.isArray(written) ? written.map(String) : [];
  const [white, black] = menToStart(record);
  return (
    <details>
      <summary>The men and the throws</summary>
      <ul class="rows" data-part="hands">
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
        {record.stake !== undefined && <li>The stake is {record.stake}.</li>}
      </ul>
      <ol data-part="throws">
        {throws.map((text, i) => (
          <li key={String(i)}>{text}</li>
        ))}
      </ol>
    </details>
  );
}

/** Revertier for the comparison. */
export const COMPARED_REVERTIER: ComparedGame<Revertier> = {
  ...shownGame,
  settle: (record, rules) => {
    const judged = judge(record, rules);
    if (!judged.ok) return judged;
    const end = judged.value.frames.at(-1)?.event;
    return ok({ ...judged.value, isFinished: end?.kind === 'end' && end.outcome.kind !== 'unfinished' });
  },
  seats: () => PLAYERS,
  sayOccasion: (occasion) => sayOccasion(occasion as Occasion),
  DealAtHand: GameAtHand,
  isEdited: false,
  saySeat: sayAccount,
  fetchEdition: () => import('../reading/game.tsx').then(({ reading }) => reading),
  Closer: ThrowBeside,
};

/** Compares a game of Revertier, or a throw, in several books. */
export const Compare = (props: CompareProps) => <CompareOf {...props} game={COMPARED_REVERTIER} />;
