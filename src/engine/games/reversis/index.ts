import type { Game } from '../../ledger/game.ts';
import { reversisFormat } from './format.ts';
import type { Frame } from './frame.ts';
import { judge } from './judge.ts';
import type { ReversisRules } from './keys.ts';
import type { ReversisRecord } from './record.ts';

/** The whole game, as notation, replay and the pages take it. */
export const reversis: Game<ReversisRules, ReversisRecord, Frame> = { ...reversisFormat, judge };
