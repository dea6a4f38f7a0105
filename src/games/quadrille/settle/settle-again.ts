import { ok, type Result } from '#engine/kernel/result.ts';
import type { Again } from '#engine/replay/again.ts';
import type { QuadrilleRecord } from '../record/record.ts';
import type { QuadrilleRules } from '../rules/keys.ts';
import { settle } from './settle.ts';
import { factsFromRecord } from './settle-record.ts';

/** A deal played through once, to be settled under other rules. Fails as `settleRecord` does. */
export function settleAgain(record: QuadrilleRecord, rules: QuadrilleRules): Result<Again<QuadrilleRules>> {
  const prepared = factsFromRecord(record, rules);
  if (!prepared.ok) return prepared;
  const { facts, before } = prepared.value;
  return ok((under, sink) => settle(facts, under, before, sink));
}
