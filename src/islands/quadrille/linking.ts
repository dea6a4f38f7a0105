import type { QuadrilleRules } from '#engine/games/quadrille/keys.ts';
import { quadrilleLinks } from '#engine/games/quadrille/links.ts';
import type { QuadrilleRecord } from '#engine/games/quadrille/record.ts';
import { makeLinking } from '../shared/replay/linking.ts';

/** Links of Quadrille, to pages that carry one of its books. */
export const linking = makeLinking<QuadrilleRules, QuadrilleRecord>(quadrilleLinks);
