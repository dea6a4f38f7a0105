import type { Sink } from '#engine/ledger/sink.ts';
import { MEDIATEUR, UNDECLARED } from '../rules/bids.ts';
import { endingOf, isUndertaking, type Ending } from '../play/ending.ts';
import type { Facts } from '../play/facts.ts';
import type { QuadrilleRules } from '../rules/keys.ts';
import { occasionNumber as on } from '../record/occasions.ts';
import { CONTRACT, EXCHANGE, SEVENTH_LEAD } from './places.ts';
import { antePools, giveOdd, VOLE, type Pools, type PoolsDraft } from '../record/pools.ts';
import type { Settling } from './posting.ts';
import { settleLost } from './settle-lost.ts';
import { settleWon } from './settle-won.ts';
import { volePoolRate } from './tariff.ts';

const VOLE_LAID = on('voleLaid');
const KING_PRICE = on('kingPrice');
const K_PRICE = [['mediateur.price.plain'], ['mediateur.price.favourite', 'favourite.suit']] as const;

/**
 * Settles a deal: the ante, what the contract lays down, and the end. Posts to the sink in order and gives the pools as they
 * then stand. Amounts are whole counters of the rule set’s unit. A deal that is not over is settled as far as it went.
 */
export function settle(facts: Facts, rules: QuadrilleRules, before: Pools, sink: Sink): Pools {
  const pools = antePools(rules, before, sink);
  if (facts.contract < 0) return pools;
  giveOdd(pools, facts.highest, CONTRACT, sink);
  const ending = endingOf(facts, rules);
  const dealt = pools.stake;
  layVolePool(facts, rules, ending, pools, sink);
  if (facts.contract === MEDIATEUR && facts.giver >= 0) {
    const favourite = ending.favourite ? 1 : 0;
    const price = favourite ? rules['mediateur.price.favourite'] : rules['mediateur.price.plain'];
    if (price > 0) sink.post(EXCHANGE, KING_PRICE, -1, facts.ombre, facts.giver, price, K_PRICE[favourite]);
  }
  if (ending.kind === 'unfinished') return pools;
  // A quarter of a stake that is no multiple of four, under a book it was not played by, is rounded down.
  const unit = rules['payments.unit'] === 'quarterStake' ? Math.floor(dealt / 4) : 1;
  const settling: Settling = { facts, rules, ending, pools, dealt, unit, sink };
  if (ending.kind === 'won' || ending.kind === 'devoleKept') settleWon(settling);
  else settleLost(settling);
  return pools;
}

/** Each of the four lays his part of the vole pool: when it is announced, or when the lead to the seventh trick undertakes it. */
function layVolePool(facts: Facts, rules: QuadrilleRules, ending: Ending, pools: PoolsDraft, sink: Sink): void {
  const announced = facts.announced !== UNDECLARED;
  if (rules['vole.pool.manner'] !== 'pool' || !(announced || isUndertaking(facts, rules))) return;
  const rate = volePoolRate(facts, ending.favourite);
  const each = rules[rate.key];
  if (each === 0) return;
  const place = announced ? CONTRACT : SEVENTH_LEAD;
  for (let seat = 0; seat < 4; seat++) sink.post(place, VOLE_LAID, -1, seat, VOLE, each, rate.keys);
  pools.vole += 4 * each;
}
