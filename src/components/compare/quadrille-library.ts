import { dealAnother } from '../../engine/games/quadrille/deal-another.ts';
import { quadrille } from '../../engine/games/quadrille/index.ts';
import type { QuadrilleRules } from '../../engine/games/quadrille/keys.ts';
import type { QuadrilleRecord } from '../../engine/games/quadrille/record.ts';
import { COMPARED_QUADRILLE } from '../../islands/quadrille/compare/game.ts';
import { readDeal } from '../deal/quadrille-records.ts';
import { openBook } from '../deal/quadrille-replay.ts';
import type { ComparedLibrary } from './game.ts';

export const QUADRILLE_LIBRARY: ComparedLibrary<QuadrilleRules, QuadrilleRecord> = {
  game: quadrille,
  compared: COMPARED_QUADRILLE,
  readDeal,
  openBook,
  dealAnother: (seed, rules) => dealAnother(seed, rules),
};
