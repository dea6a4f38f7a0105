import { ExplainSink } from '#engine/ledger/explain-sink.ts';
import type { Why } from '../play/occasions.ts';
import { poolName } from '../play/pools.ts';
import { seatNames } from '../record/record.ts';
import type { ReversisRules } from '../rules/keys.ts';

/** A sink that explains, with the accounts of a table of so many. */
export const explainSink = (rules: ReversisRules, seats: number): ExplainSink<Why> =>
  new ExplainSink({ seats: seatNames(seats), poolName: (pool) => poolName(rules, pool) });
