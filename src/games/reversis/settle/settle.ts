import type { Sink } from '#engine/ledger/sink.ts';
import type { Why } from '../play/occasions.ts';
import { endingOf, type Ending } from '../play/ending.ts';
import type { Facts } from '../play/facts.ts';
import { Journal } from './journal.ts';
import type { ReversisRules, ReversisKey } from '../rules/keys.ts';
import { openPools, type Pools } from '../play/pools.ts';
import type { Settling } from './posting.ts';
import { settleCards, settleThrown } from './settle-cards.ts';
import { settleBroken, settleMade } from './ending/settle-reversis.ts';
import { settleFailed } from './ending/settle-espagnolette.ts';
import { settleLed } from './ending/settle-led.ts';
import { settlePartie } from './ending/settle-partie.ts';

const journal = new Journal();

/**
 * Settles a deal: the ante, every payment of the cards in the order they fell, and the end. Posts to the sink in order and
 * gives the pools as they then stand. Amounts are whole counters of the rule set's unit. A deal that is not over is settled
 * as far as it went.
 */
export function settle(facts: Facts, rules: ReversisRules, before: Pools, sink: Sink<Why>): Pools {
  journal.reset();
  const pools = openPools(rules, before, facts.seats, sink);
  const ending = endingOf(facts, rules);
  const settling: Settling = {
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
  return pools;
}

/** The end of the deal: the reversis made or broken, or else the partie and what was led. */
export function settleEnding(s: Settling): void {
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
