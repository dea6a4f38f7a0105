import { mapOk, type Result } from '#engine/kernel/result.ts';
import type { Judgement } from '#engine/ledger/game.ts';
import type { Frame } from '../play/frame.ts';
import { framesOf } from './frames.ts';
import type { ReversisRules } from '../rules/keys.ts';
import type { ReversisRecord } from '../record/record.ts';
import { settleRecord } from './settle-record.ts';

/** Judges and settles a record at once: frames, departures in the order of the deal, the whole ledger. Fails as `settleRecord` does. */
export const judge = (record: ReversisRecord, rules: ReversisRules): Result<Judgement<Frame>> =>
  mapOk(settleRecord(record, rules), ({ settlement, told }) => ({ ...settlement, frames: framesOf(told) }));
