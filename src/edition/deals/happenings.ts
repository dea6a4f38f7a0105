import type { Happening } from '#games/game.ts';
import type { ShownDeal } from './deal-steps.ts';

/** Whether a clause is of a topic, whichever book it stands in: `book-1700.quinola.forced.others` of `quinola.forced`. */
const isOf = (clause: string, topic: string): boolean =>
  `${clause.slice(clause.indexOf('.') + 1)}.`.startsWith(`${topic}.`);

/** Which of its game's happenings a deal shows, or a session by all of its deals: by what is paid there, and by its clauses. */
export function happeningsIn(
  judged: readonly ShownDeal[],
  clauses: readonly string[],
  happenings: readonly Happening[],
): readonly string[] {
  const paid = new Set(
    judged.flatMap(({ entries }) => entries.filter(({ amount }) => amount > 0).map((e) => e.occasion)),
  );
  return happenings
    .filter(
      ({ occasions = [], topics = [] }) =>
        occasions.some((occasion) => paid.has(occasion)) ||
        topics.some((topic) => clauses.some((clause) => isOf(clause, topic))),
    )
    .map(({ id }) => id);
}
