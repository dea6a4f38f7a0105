import { ok, type Result } from '../../kernel/result.ts';
import type { Judgement } from '../../ledger/game.ts';
import type { Facts } from './facts.ts';
import type { Frame } from './frame.ts';
import { framesOf } from './frames.ts';
import type { QuadrilleRules } from './keys.ts';
import type { Pools } from './pools.ts';
import type { QuadrilleRecord } from './record.ts';
import { settleRecord } from './settle-record.ts';

/** A judgement, and all that the next deal of a session must know of the pools. */
export interface QuadrilleJudgement extends Judgement<Frame> {
  readonly carried: Pools;
  readonly facts: Facts;
}

/** Judges and settles a record at once: frames, departures in the order of the deal, the whole ledger. Fails as `settleRecord` does. */
export function judge(record: QuadrilleRecord, rules: QuadrilleRules): Result<QuadrilleJudgement> {
  const settled = settleRecord(record, rules);
  if (!settled.ok) return settled;
  const { settlement, carried, told } = settled.value;
  return ok({ ...settlement, frames: framesOf(told), carried, facts: told.facts });
}
