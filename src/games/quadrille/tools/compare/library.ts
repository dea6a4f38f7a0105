import type { Chain } from '#edition/chain.ts';
import { dealLinks } from '#components/compare/deal-links.ts';
import { pairsOf, type Pair } from '#components/compare/pairs.ts';
import type { DealLink } from '#islands/compare/find-deal.ts';
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

export const pairs = (chain: Chain): readonly Pair[] => pairsOf(QUADRILLE_LIBRARY, chain);
export const links = (chain: Chain): readonly DealLink[] => dealLinks(QUADRILLE_LIBRARY, chain);
