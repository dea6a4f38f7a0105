import type { Possibilities } from '#islands/possible/find-possible.ts';
import type { ReversisRecord } from '../../record/record.ts';

/** What was possible in a deal of Réversis: a worker finds it. */
export const POSSIBILITIES: Possibilities<ReversisRecord> = {
  start: () => new Worker(new URL('./possible.worker.ts', import.meta.url), { type: 'module' }),
  playedOtherwise: (record, plays) => ({ ...record, plays, thrownBy: undefined }),
};
