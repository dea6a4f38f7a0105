import { listed } from '#engine/kernel/collections.ts';
import { CLAUSE_STATUSES, type Clause, type ClauseStatus } from '../library/clauses.ts';
import type { Edition, Source } from '../library/library.ts';

const PARTS: Readonly<Record<ClauseStatus, readonly [one: string, many: string]>> = {
  modelled: ['is computed', 'are computed'],
  ambiguous: ['is computed with a doubt', 'are computed with a doubt'],
  prose: ['has nothing to compute', 'have nothing to compute'],
  unmodelled: ['is not computed', 'are not computed'],
};

/** “52, of which 44 are computed, 5 are computed with a doubt and 3 have nothing to compute”. */
export function countStatuses(clauses: readonly Clause[]): string {
  const parts = CLAUSE_STATUSES.flatMap((status) => {
    const count = clauses.filter((clause) => clause.status === status).length;
    return count === 0 ? [] : [`${String(count)} ${PARTS[status][count === 1 ? 0 : 1]}`];
  });
  return `${String(clauses.length)}, of which ${listed(parts)}`;
}

/** “nothing, 2, 3 or 10 fiches”: a unit that several parts share is given once, after the last. */
export const inCounts = (parts: readonly string[], and = 'and'): string => {
  const unitOf = (part = ''): string | undefined => /^\d+( .+)$/.exec(part)?.[1];
  const unsaid = parts.map((part, i) => {
    const unit = unitOf(part);
    return unit !== undefined && unit === unitOf(parts[i + 1]) ? part.slice(0, -unit.length) : part;
  });
  return listed(unsaid, and);
};

/** The witness an edition names; else the game's witness nearest in date, except its own book. */
export function nearestWitness(edition: Edition, sources: readonly Source[]): Source | undefined {
  if (edition.witness !== undefined) return sources.find(({ id }) => id === edition.witness);
  const witnesses = sources.filter(
    ({ kind, game, id }) => kind === 'witness' && game.includes(edition.game) && id !== edition.source,
  );
  return witnesses.reduce<Source | undefined>(
    (best, source) =>
      best && Math.abs(best.sort - edition.sort) <= Math.abs(source.sort - edition.sort) ? best : source,
    undefined,
  );
}
