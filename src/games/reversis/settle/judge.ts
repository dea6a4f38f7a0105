import { ok, type Result } from '#engine/kernel/result.ts';
import type { Judgement } from '#engine/ledger/game.ts';
import type { Frame } from '../play/frame.ts';
import { framesOf } from './frames.ts';
import type { ReversisRules } from '../rules/keys.ts';
import type { ReversisRecord } from '../record/record.ts';
import { settleRecord } from './settle-record.ts';

/** Judges and settles a record at once: frames, departures in the order of the deal, the whole ledger. Fails as `settleRecord` does. */
export function judge(record: ReversisRecord, rules: ReversisRules): Result<Judgement<Frame>> {
  const settled = settleRecord(record, rules);
  if (!settled.ok) return settled;
  const { settlement, told } = settled.value;
  return ok({ ...settlement, frames: framesOf(told) });
}
