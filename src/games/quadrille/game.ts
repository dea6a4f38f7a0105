import type { Game } from '#engine/ledger/game.ts';
import { quadrilleFormat } from './record/format.ts';
import type { Frame } from './play/frame.ts';
import { judge } from './settle/judge.ts';
import type { QuadrilleRules } from './rules/keys.ts';
import type { QuadrilleRecord } from './record/record.ts';

/** The whole game, as notation, replay and the pages take it. */
export const quadrille: Game<QuadrilleRules, QuadrilleRecord, Frame> = { ...quadrilleFormat, judge };
