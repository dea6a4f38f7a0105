import type { Possibilities } from '#islands/possible/find-possible.ts';
import type { QuadrilleRecord } from '../../record/record.ts';

/** What was possible in a deal of Quadrille: a worker finds it. Whether the vole was asked for belongs to the deal as played. */
export const POSSIBILITIES: Possibilities<QuadrilleRecord> = {
  start: () => new Worker(new URL('./possible.worker.ts', import.meta.url), { type: 'module' }),
  playedOtherwise: (record, plays) => ({ ...record, plays, vole: undefined }),
};
