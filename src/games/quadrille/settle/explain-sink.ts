import { ExplainSink } from '#engine/ledger/explain-sink.ts';
import type { Why } from '../record/occasions.ts';
import { POOL_NAMES } from '../record/pools.ts';
import { SEATS } from '../record/record.ts';

/** A sink that explains, with the accounts of this game. */
export const explainSink = (): ExplainSink<Why> =>
  new ExplainSink({ seats: SEATS, poolName: (pool) => POOL_NAMES[pool] ?? '' });
