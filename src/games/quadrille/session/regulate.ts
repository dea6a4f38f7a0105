import { ok, refuse } from '#engine/kernel/result.ts';
import type { Dealing, Regulator } from '#engine/ledger/regulate.ts';
import { whyNotInBook } from '../play/bidding/auction.ts';
import { BID_FAVOURITE, BID_VOLE, UNDECLARED } from '../rules/bids.ts';
import { explainSink, antePools, NO_POOLS, passDeal, poolBalances, type Pools } from '../record/pools.ts';
import type { QuadrilleRules } from '../rules/keys.ts';
import { SEATS, type QuadrilleRecord } from '../record/record.ts';
import { factsFromOutcome } from '../settle/facts-from-outcome.ts';
import { settle } from '../settle/settle.ts';

/** Settles deals told by their outcome (`DealOutcome` in record.ts) with the payments of the replays. */
export const quadrilleRegulator = (
  rules: QuadrilleRules,
): Regulator<QuadrilleRecord, Pools> & { readonly dealing: Dealing<Pools> } => ({
  seats: SEATS,
  opening: NO_POOLS,
  settle: (record, before) => {
    const bid = record.contract?.bid ?? 0;
    const missing = bid > 0 ? whyNotInBook(bid, rules) : undefined;
    if (missing)
      return refuse(
        'unknown-contract',
        BID_FAVOURITE[bid] === true || BID_VOLE[bid] === UNDECLARED
          ? 'The rules of this table have no such game.'
          : 'The rules of this table have no such vole.',
        'contract',
        missing,
      );
    const facts = factsFromOutcome(record, rules, before);
    if (!facts.ok) return facts;
    const sink = explainSink();
    const carried = settle(facts.value, rules, before, sink);
    return ok({ entries: sink.entries, carried });
  },
  dealing: {
    ante: (before) => {
      const sink = explainSink();
      antePools(rules, before, sink);
      return sink.entries;
    },
    misdeal: (before) => {
      const passes = rules['deal.misdeal'] === 'dealPasses';
      const sink = explainSink();
      return { passes, carried: passes ? antePools(rules, before, sink) : before, entries: sink.entries };
    },
    pass: passDeal,
  },
  balances: poolBalances,
  shares: rules['session.leftover'] !== 'nobody',
});
