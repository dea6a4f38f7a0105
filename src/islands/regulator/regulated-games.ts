import { byGame } from '#games/game.ts';
import type { RegulatedGame } from './game.ts';

/** Modules of all games with a regulator, loaded when a table needs one. A lazy import, so a file of its own. */
export const REGULATED_GAMES = byGame(
  import.meta.glob<RegulatedGame>('../../games/*/tools/regulator/game.tsx', { import: 'regulated' }),
);
