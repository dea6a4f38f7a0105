import { ok } from '#engine/kernel/result.ts';
import type { Dealing, Regulator } from '#engine/ledger/regulate.ts';
import { explainSink, NO_POOLS, openPools, poolBalances, type Pools } from '../play/pools.ts';
import type { ReversisRules } from '../rules/keys.ts';
import { seatNames } from '../record/record.ts';
import { factsFromOutcome } from './facts-from-outcome.ts';
import { settle } from '../settle/settle.ts';
import type { DealOutcome } from './deal-outcome.ts';

/** Settles deals told by their outcome with the payments of the replays. */
export const reversisRegulator = (
  rules: ReversisRules,
  seats: 4 | 5,
): Regulator<DealOutcome, Pools> & { readonly dealing: Dealing<Pools> } => ({
  seats: seatNames(seats),
  opening: NO_POOLS,
  settle: (told, before) => {
    const facts = factsFromOutcome(told, rules);
    if (!facts.ok) return facts;
    const sink = explainSink(rules, seats);
    const carried = settle(facts.value, rules, before, sink);
    return ok({ entries: sink.entries, carried });
  },
  dealing: {
    ante: (before) => {
      const sink = explainSink(rules, seats);
      openPools(rules, before, seats, sink);
      return sink.entries;
    },
    misdeal: (before) => {
      const passes = rules['deal.misdeal'] === 'dealPasses';
      const sink = explainSink(rules, seats);
      return { passes, carried: passes ? openPools(rules, before, seats, sink) : before, entries: sink.entries };
    },
  },
  balances: (pools) => poolBalances(rules, pools),
  shares: rules['session.leftover'] !== 'nobody',
});
