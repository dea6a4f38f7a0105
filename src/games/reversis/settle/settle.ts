import type { Sink } from '#engine/ledger/sink.ts';
import { type PaymentReason, fillDrawn, openPools, type Pools } from '../play/pools.ts';
import { endingOf, type Ending } from '../play/ending.ts';
import type { Facts } from '../play/facts.ts';
import { Journal, type SettlementContext } from './posting.ts';
import type { ReversisRules, ReversisKey } from '../rules/keys.ts';
import { settleCards, settleThrown } from './settle-cards.ts';
import { settleBroken, settleMade, settleFailed } from './settle-reversis.ts';
import { settleLed, settlePartie } from './settle-partie.ts';

const journal = new Journal();

/**
 * Settles a deal: the ante, payments for cards in the order they fell, and the end. Posts to the sink in order and returns the
 * pools at the end. Amounts are whole counters of the rule set's unit. An unfinished deal is settled as far as it goes.
 */
export function settle(facts: Facts, rules: ReversisRules, before: Pools, sink: Sink<PaymentReason>): Pools {
  journal.reset();
  const pools = openPools(rules, before, facts.seats, sink);
  const dealt = rules['pool.refill.manner'] === 'onTopAlsoDrawn' ? pools.amounts.slice() : undefined;
  const ending = endingOf(facts, rules);
  const settling: SettlementContext = {
    facts,
    rules,
    ending,
    pools,
    dealt: pools.amounts.length > 0 ? pools.amounts[0]! : 0,
    sink,
    journal,
    remembers: ending.maker >= 0 || (ending.espagnolette >= 0 && !ending.kept),
  };
  settleCards(settling);
  if (facts.thrownBy >= 0) settleThrown(settling);
  settleEnding(settling);
  if (dealt && ending.kind !== 'unfinished') fillDrawn(rules, pools, dealt, facts.seats, sink);
  return pools;
}

/** Settles the end of the deal: the reversis made or broken, or the partie and the led cards. */
export function settleEnding(s: SettlementContext): void {
  switch (s.ending.kind) {
    case 'unfinished':
      return;
    case 'reversisMade':
      settleMade(s);
      return;
    case 'reversisBroken':
      settleBroken(s);
      return;
    case 'partie':
      if (s.ending.espagnolette >= 0 && !s.ending.kept) settleFailed(s, s.ending.espagnolette);
      settlePartie(s, s.ending, contractOf(s.ending));
      settleLed(s, s.ending.winner);
      return;
  }
}

const NO_CONTRACT: readonly ReversisKey[] = [];
const CONTRACT_KEPT: readonly ReversisKey[] = ['espagnolette.kept'];
const CONTRACT_FAILED: readonly ReversisKey[] = ['espagnolette.failed.losesPartie'];
const contractOf = ({ espagnolette, kept }: Ending): readonly ReversisKey[] =>
  espagnolette < 0 ? NO_CONTRACT : kept ? CONTRACT_KEPT : CONTRACT_FAILED;
