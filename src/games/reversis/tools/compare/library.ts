import type { ContentGraph } from '#edition/graph/content-graph.ts';
import { pairsOf, type Pair } from '#components/compare/pairs.ts';
import { dealAnother } from '../../policy/deal-another.ts';
import { reversis } from '../../game.ts';
import type { ReversisRules } from '../../rules/keys.ts';
import type { ReversisRecord } from '../../record/record.ts';
import { readDeal } from '../replay/deals.ts';
import type { ComparedLibrary } from '#components/compare/game.ts';

export const REVERSIS_LIBRARY: ComparedLibrary<ReversisRules, ReversisRecord> = {
  game: reversis,
  readDeal,
  dealAnother: (seed, rules) => dealAnother(seed, rules),
};

export const pairs = (graph: ContentGraph): readonly Pair[] => pairsOf(REVERSIS_LIBRARY, graph);
