import { ok, type Result } from '#engine/kernel/result.ts';
import type { Again } from '#engine/replay/again.ts';
import { poolsFrom } from '../play/pools.ts';
import { seatNames, type ReversisRecord } from '../record/record.ts';
import type { ReversisRules } from '../rules/keys.ts';
import { explainSink } from './explain-sink.ts';
import { settle } from './settle.ts';
import { playThrough } from './settle-record.ts';

/** A deal played through once, to be settled under other rules. Fails as `settleRecord` does. */
export function settleAgain(record: ReversisRecord, rules: ReversisRules): Result<Again<ReversisRules>> {
  const through = playThrough(record, rules, false);
  if (!through.ok) return through;
  const { played, departures } = through.value;
  const { facts } = played;
  return ok({
    seats: seatNames(record.seats),
    pay: (under, sink) => settle(facts, under, poolsFrom(under, record.pools), sink),
    explaining: (under) => explainSink(under, record.seats),
    departures: () => departures,
  });
}
