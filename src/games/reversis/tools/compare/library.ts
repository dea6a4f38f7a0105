import type { Chain } from '#edition/chain.ts';
import { dealLinks } from '#components/compare/deal-links.ts';
import { pairsOf, type Pair } from '#components/compare/pairs.ts';
import type { DealLink } from '#islands/compare/find-deal.ts';
import { dealAnother } from '../../policy/deal-another.ts';
import { reversis } from '../../game.ts';
import type { ReversisRules } from '../../rules/keys.ts';
import type { ReversisRecord } from '../../record/record.ts';
import { COMPARED_REVERSIS } from './game.ts';
import { readDeal } from '../replay/records.ts';
import { openBook } from '../replay/prepare.ts';
import type { ComparedLibrary } from '#components/compare/game.ts';

export const REVERSIS_LIBRARY: ComparedLibrary<ReversisRules, ReversisRecord> = {
  game: reversis,
  compared: COMPARED_REVERSIS,
  readDeal,
  openBook,
  dealAnother: (seed, rules) => dealAnother(seed, rules),
};

export const pairs = (chain: Chain): readonly Pair[] => pairsOf(REVERSIS_LIBRARY, chain);
export const links = (chain: Chain): readonly DealLink[] => dealLinks(REVERSIS_LIBRARY, chain);
