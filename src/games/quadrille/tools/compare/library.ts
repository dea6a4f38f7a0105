import type { ContentGraph } from '#edition/graph/content-graph.ts';
import { pairsOf, type Pair } from '#components/compare/pairs.ts';
import { dealAnother } from '../../policy/deal-another.ts';
import { quadrille } from '../../game.ts';
import type { QuadrilleRules } from '../../rules/keys.ts';
import type { QuadrilleRecord } from '../../record/record.ts';
import { readDeal } from '../replay/deals.ts';
import type { ComparedLibrary } from '#components/compare/game.ts';

export const QUADRILLE_LIBRARY: ComparedLibrary<QuadrilleRules, QuadrilleRecord> = {
  game: quadrille,
  readDeal,
  dealAnother: (seed, rules) => dealAnother(seed, rules),
};

export const pairs = (graph: ContentGraph): readonly Pair[] => pairsOf(QUADRILLE_LIBRARY, graph);
