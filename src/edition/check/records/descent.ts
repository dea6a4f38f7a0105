import type { Source } from '../../library/library.ts';
import { problemsAt, thatIsNot, type ContentProblem } from '../problem.ts';

/** Whether some of its own words have been read. */
const isRead = ({ known }: Source): boolean => known.how === 'itself' || known.how === 'transcription';

/** What is wrong with what sources say of the texts they come from. */
export function descentProblems(sources: readonly Source[]): readonly ContentProblem[] {
  const ids = sources.map(({ id }) => id);
  return sources.flatMap((source) =>
    source.from.flatMap(({ source: id, lost, game: only, how, sure }): readonly ContentProblem[] => {
      const problem = (message: string): readonly ContentProblem[] => problemsAt(source, [message]);
      const parent = sources.find((each) => each.id === id);
      if (id !== undefined && !parent) return problem(`“${source.id}” comes from ${thatIsNot(id, ids)}`);
      const from = lost ? `the lost “${lost.title}”` : `“${id ?? ''}”`;
      if (how !== 'kin' && (parent ?? lost ?? source).sort >= source.sort)
        return problem(`“${source.id}” cannot come from ${from}, which is not older.`);
      if (parent && !parent.game.some((game) => source.game.includes(game) && (only ?? game) === game))
        return problem(
          `“${source.id}” and ${from} ${only === undefined ? 'have no game' : `do not have “${only}”`} in common.`,
        );
      if (sure === 'compared' && !(isRead(source) && parent && isRead(parent)))
        return problem(`“${source.id}” is said to have been compared with ${from}, but one of them has not been read.`);
      return [];
    }),
  );
}
