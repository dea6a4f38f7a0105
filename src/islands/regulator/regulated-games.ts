import { byGame } from '#games/by-game.ts';
import type { RegulatedGame } from './game.ts';

/** Every game the regulator knows, fetched when a table plays it. */
export const REGULATED_GAMES = byGame(
  import.meta.glob<RegulatedGame>('../../games/*/tools/regulator/game.tsx', { import: 'regulated' }),
);
