import type { Game } from '#engine/ledger/game.ts';
import { revertierFormat } from './record/format.ts';
import type { Frame } from './play/frame.ts';
import { judge } from './settle/judge.ts';
import type { RevertierRules } from './rules/keys.ts';
import type { RevertierRecord } from './record/record.ts';

/** The whole game, as notation, replay and the pages take it. */
export const revertier: Game<RevertierRules, RevertierRecord, Frame> = { ...revertierFormat, judge };
