import type { Card } from '#engine/cards/card.ts';
import { ONE_SECOND, type Solver, type SolverFinding } from '#engine/solver/open-deal.ts';
import { answerRequests, askWorker } from '../page/workers.ts';

/* What a page and the worker of a game’s solver say to each other. Nothing here needs Preact, because the worker loads it too. */

/** What a game provides: a worker that runs its solver, and records with another play. */
export interface Possibilities<Rec> {
  /** Whom the proofs are about, as the subject of a sentence: `one player`. */
  readonly provedFor: string;
  /** Starts the worker, whose script is loaded only then. */
  readonly start: () => Worker;
  /** The same deal with other plays, from first card to last. */
  readonly playedOtherwise: (record: Rec, plays: readonly (readonly Card[])[]) => Rec;
}

/** What the worker is asked. */
interface SolverRequest<R, Rec> {
  readonly record: Rec;
  readonly rules: R;
}

/** Has a worker find what was possible in a deal. Rejects if the worker fails, or if the signal ends the search. */
export const askSolver = <R, Rec>(
  worker: Worker,
  request: SolverRequest<R, Rec>,
  options: { readonly signal: AbortSignal; readonly onFound: (found: SolverFinding) => void },
): Promise<void> => askWorker(worker, request, options);

/** Answers the questions a worker is sent with all findings of a game's solver, one by one. */
export const answerWith = <R, Rec>(possible: Solver<R, Rec>): void =>
  answerRequests(({ record, rules }: SolverRequest<R, Rec>, tell: (found: SolverFinding) => void) => {
    for (const found of possible(record, rules, { now: () => performance.now(), most: ONE_SECOND })) tell(found);
  });
