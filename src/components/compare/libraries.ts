import { byGame } from '../game-tools.ts';
import type { PairsOf } from './pairs.ts';
import type { DealLinksOf } from './deal-links.ts';

/** What the pages of comparisons ask of each game that has one. */
export const LIBRARIES = byGame(
  import.meta.glob<{ readonly pairs: PairsOf; readonly links: DealLinksOf }>('../../games/*/tools/compare/library.ts', {
    eager: true,
  }),
);
