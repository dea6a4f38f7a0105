import { ok, type Result } from '#engine/kernel/result.ts';
import type { Again } from '#engine/replay/again.ts';
import { poolsFrom } from '../play/pools.ts';
import type { ReversisRecord } from '../record/record.ts';
import type { ReversisRules } from '../rules/keys.ts';
import { settle } from './settle.ts';
import { factsFromRecord } from './settle-record.ts';

/** A deal played through once, to be settled under other rules. Fails as `settleRecord` does. */
export function settleAgain(record: ReversisRecord, rules: ReversisRules): Result<Again<ReversisRules>> {
  const prepared = factsFromRecord(record, rules);
  if (!prepared.ok) return prepared;
  const { facts } = prepared.value;
  return ok((under, sink) => settle(facts, under, poolsFrom(under, record.pools), sink));
}
