import { dealAnother } from '../../policy/deal-another.ts';
import { quadrille } from '../../game.ts';
import type { QuadrilleRules } from '../../rules/keys.ts';
import type { QuadrilleRecord } from '../../record/record.ts';
import { COMPARED_QUADRILLE } from './game.ts';
import { readDeal } from '../replay/records.ts';
import { openBook } from '../replay/prepare.ts';
import type { ComparedLibrary } from '#components/compare/game.ts';

export const QUADRILLE_LIBRARY: ComparedLibrary<QuadrilleRules, QuadrilleRecord> = {
  game: quadrille,
  compared: COMPARED_QUADRILLE,
  readDeal,
  openBook,
  dealAnother: (seed, rules) => dealAnother(seed, rules),
};
