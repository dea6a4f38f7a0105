import { quadrille } from '#games/quadrille/game.ts';
import { reversis } from '#games/reversis/game.ts';
import { revertier } from '#games/revertier/game.ts';
import { makeSettler } from './settler.ts';

/** Every game that is settled from the command line. */
export const SETTLERS = [makeSettler(reversis), makeSettler(quadrille), makeSettler(revertier)];
