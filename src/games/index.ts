import type { AnyGame } from './game.ts';
import { site as quadrille } from './quadrille/site.ts';
import { site as reversis } from './reversis/site.ts';
import { site as revertier } from './revertier/site.ts';

/** Every game, in the order in which the site lists them. */
export const GAMES: readonly AnyGame[] = [reversis, quadrille, revertier];
