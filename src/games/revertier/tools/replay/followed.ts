import type { FollowedGame } from '#islands/branches/lines.ts';
import { revertierReplay, revertierTable } from '../../choices/table-game.ts';
import { revertier, type Revertier } from '../../game.ts';

/** Revertier followed act by act, with its house. A file of its own, because it is loaded when a reader first asks “What if”. */
export const FOLLOWED: FollowedGame<Revertier> = {
  engine: revertier,
  played: revertierTable,
  following: revertierReplay,
  startHouse: () => new Worker(new URL('../play/house.worker.ts', import.meta.url), { type: 'module' }),
  // Without its worker a deal’s page has no house: it would come to weigh more than such a page may.
  fetchHouse: () => Promise.reject(new Error('The house of a deal’s page thinks only in its worker.')),
};
