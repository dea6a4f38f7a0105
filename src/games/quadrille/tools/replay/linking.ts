import type { QuadrilleRules } from '../../rules/keys.ts';
import { quadrille } from '../../game.ts';
import type { QuadrilleRecord } from '../../record/record.ts';
import { makeLinking } from '#islands/replay/linking.ts';

/** Links of Quadrille, to pages that carry one of its books. */
export const linking = makeLinking<QuadrilleRules, QuadrilleRecord>(quadrille);
