import type { FollowedGame } from '#islands/branches/lines.ts';
import { reversisReplay, reversisTable } from '../../choices/table-game.ts';
import { reversis, type Reversis } from '../../game.ts';

/** Réversis followed act by act, with its house. A file of its own, because it is loaded when a reader first asks “What if”. */
export const FOLLOWED: FollowedGame<Reversis> = {
  engine: reversis,
  played: reversisTable,
  following: reversisReplay,
  startHouse: () => new Worker(new URL('../play/house.worker.ts', import.meta.url), { type: 'module' }),
  // Without its worker a deal’s page has no house: it would come to weigh more than such a page may.
  fetchHouse: () => Promise.reject(new Error('The house of a deal’s page thinks only in its worker.')),
};
