import type { Game } from '../../ledger/game.ts';
import { quadrilleFormat } from './format.ts';
import type { Frame } from './frame.ts';
import { judge } from './judge.ts';
import type { QuadrilleRules } from './keys.ts';
import type { QuadrilleRecord } from './record.ts';

/** The whole game, as notation, replay and the pages take it. */
export const quadrille: Game<QuadrilleRules, QuadrilleRecord, Frame> = { ...quadrilleFormat, judge };
