import type { Game } from '../../ledger/game.ts';
import { revertierFormat } from './format.ts';
import type { Frame } from './frame.ts';
import { judge } from './judge.ts';
import type { RevertierRules } from './keys.ts';
import type { RevertierRecord } from './record.ts';

/** The whole game, as notation, replay and the pages take it. */
export const revertier: Game<RevertierRules, RevertierRecord, Frame> = { ...revertierFormat, judge };
