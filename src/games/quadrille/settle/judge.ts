import { mapOk, type Result } from '#engine/kernel/result.ts';
import type { Judgement } from '#engine/ledger/game.ts';
import type { Facts } from '../play/facts.ts';
import type { Frame } from '../play/frame.ts';
import { framesOf } from './frames.ts';
import type { QuadrilleRules } from '../rules/keys.ts';
import type { Pools } from '../record/pools.ts';
import type { QuadrilleRecord } from '../record/record.ts';
import { settleRecord } from './settle-record.ts';

/** A judgement, and all that the next deal of a session must know of the pools. */
export interface QuadrilleJudgement extends Judgement<Frame> {
  readonly carried: Pools;
  readonly facts: Facts;
}

/** Judges and settles a record at once: frames, departures in the order of the deal, the whole ledger. Fails as `settleRecord` does. */
export const judge = (record: QuadrilleRecord, rules: QuadrilleRules): Result<QuadrilleJudgement> =>
  mapOk(settleRecord(record, rules), ({ settlement, carried, told }) => ({
    ...settlement,
    frames: framesOf(told),
    carried,
    facts: told.facts,
  }));
