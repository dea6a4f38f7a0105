import { ONE_SECOND, type Solver, type SolverFinding } from '#engine/solver/verdict.ts';
import { answerRequests } from '../page/workers.ts';
import type { SolverRequest } from './use-possible.ts';

/**
 * Answers the questions a worker is sent with all findings of a game's solver, one by one. A file of its own, because every
 * game's worker imports it without the page's code.
 */
export const answerWith = <R, Rec>(possible: Solver<R, Rec>): void =>
  answerRequests(({ record, rules }: SolverRequest<R, Rec>, tell: (found: SolverFinding) => void) => {
    for (const found of possible(record, rules, { now: () => performance.now(), most: ONE_SECOND })) tell(found);
  });
