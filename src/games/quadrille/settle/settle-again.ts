import { ok, type Result } from '#engine/kernel/result.ts';
import type { Again } from '#engine/replay/again.ts';
import { poolsFrom } from '../record/pools.ts';
import { SEATS, type QuadrilleRecord } from '../record/record.ts';
import type { QuadrilleRules } from '../rules/keys.ts';
import { explainSink } from './explain-sink.ts';
import { settle } from './settle.ts';
import { playThrough } from './settle-record.ts';

/** A deal played through once, to be settled under other rules. Fails as `settleRecord` does. */
export function settleAgain(record: QuadrilleRecord, rules: QuadrilleRules): Result<Again<QuadrilleRules>> {
  const through = playThrough(record, rules, false);
  if (!through.ok) return through;
  const { facts, departures } = through.value;
  const before = poolsFrom(record.pools);
  return ok({
    seats: SEATS,
    pay: (under, sink) => settle(facts, under, before, sink),
    explaining: explainSink,
    departures: () => departures,
  });
}
