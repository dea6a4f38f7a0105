import { byGame } from '../game-tools.ts';
import type { PairsOf } from './pairs.ts';

/** What the pages of comparisons ask of each game that has one. */
export const LIBRARIES = byGame(
  import.meta.glob<{ readonly pairs: PairsOf }>('../../games/*/tools/compare/library.ts', {
    eager: true,
  }),
);
