import { quadrille } from '../../engine/games/quadrille/index.ts';
import { reversis } from '../../engine/games/reversis/index.ts';
import { revertier } from '../../engine/games/revertier/index.ts';
import { makeSettler } from './settler.ts';

/** Every game that is settled from the command line. */
export const SETTLERS = [makeSettler(reversis), makeSettler(quadrille), makeSettler(revertier)];
