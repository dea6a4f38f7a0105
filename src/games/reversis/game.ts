import type { Game } from '#engine/ledger/game.ts';
import { reversisFormat } from './record/format.ts';
import type { Frame } from './play/frame.ts';
import { judge } from './settle/judge.ts';
import type { ReversisRules } from './rules/keys.ts';
import type { ReversisRecord } from './record/record.ts';

/** The whole game, as notation, replay and the pages take it. */
export const reversis: Game<ReversisRules, ReversisRecord, Frame> = { ...reversisFormat, judge };
