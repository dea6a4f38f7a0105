import { because, CONTRACT, EXCHANGE, momentOf, type Sink } from '#engine/ledger/sink.ts';
import { MEDIATEUR, UNDECLARED } from '../rules/bids.ts';
import { endingOf, favouriteSuit, isUndertaking, type Ending } from '../play/ending.ts';
import type { Facts } from '../play/facts.ts';
import type { QuadrilleRules } from '../rules/keys.ts';
import { why, type Why } from '../record/occasions.ts';
import { antePools, giveOdd, VOLE, type Pools } from '../record/pools.ts';
import type { Settling } from './posting.ts';
import { settleLost } from './settle-lost.ts';
import { settleWon } from './settle-won.ts';
import { voleLaidRate } from './tariff.ts';

const KING_PRICE = why('kingPrice', 'mediateur.price.plain');
const KING_PRICE_FAVOURITE = why('kingPrice', 'mediateur.price.favourite', 'mediateur.price.suit', 'favourite.suit');
/** Trumps are the favourite suit, and the king is of another. */
const KING_PRICE_AS_PLAIN = because(KING_PRICE, 'mediateur.price.suit', 'favourite.suit');
/** The lead to the seventh trick, where a vole is undertaken. */
const SEVENTH_LEAD = momentOf(6, 0);

/**
 * Settles a deal: the ante, what the contract lays down, and the end. Posts to the sink in order and gives the pools as they
 * then stand. Amounts are whole counters of the rule set’s unit. A deal that is not over is settled as far as it went.
 */
export function settle(facts: Facts, rules: QuadrilleRules, before: Pools, sink: Sink<Why>): Pools {
  const pools = antePools(rules, before, sink);
  if (facts.contract < 0) return pools;
  giveOdd(pools, facts.highest, sink);
  const ending = endingOf(facts, rules);
  const dealt = pools.stake;
  pools.vole += layVolePool(facts, rules, ending, sink);
  payKing(facts, rules, ending, sink);
  if (ending.kind === 'unfinished') return pools;
  // A quarter of a stake that is no multiple of four, under a book it was not played by, is rounded down.
  const unit = rules['payments.unit'] === 'quarterStake' ? Math.floor(dealt / 4) : 1;
  const settling: Settling = { facts, rules, ending, pools, dealt, unit, sink };
  if (ending.kind === 'won' || ending.kind === 'devoleKept') settleWon(settling);
  else settleLost(settling);
  return pools;
}

/** The price of the king that is given up at médiateur. */
function payKing(facts: Facts, rules: QuadrilleRules, { favourite }: Ending, sink: Sink<Why>): void {
  if (facts.contract !== MEDIATEUR || facts.giver < 0) return;
  // Whose suit it must be is asked only where the favourite has a price.
  const byKing = rules['mediateur.price.favourite'] > 0 && rules['mediateur.price.suit'] === 'king';
  const isDear = byKing ? facts.kingSuit >= 0 && favouriteSuit(rules, facts.favourite) === facts.kingSuit : favourite;
  const price = isDear ? rules['mediateur.price.favourite'] : rules['mediateur.price.plain'];
  if (price === 0) return;
  const reason = isDear ? KING_PRICE_FAVOURITE : byKing && favourite ? KING_PRICE_AS_PLAIN : KING_PRICE;
  sink.at(EXCHANGE).pay(reason, facts.ombre, facts.giver, price);
}

/**
 * Each of the four lays his part of the vole pool: when it is announced, or when the lead to the seventh trick undertakes it.
 * Says what they lay together.
 */
function layVolePool(facts: Facts, rules: QuadrilleRules, ending: Ending, sink: Sink<Why>): number {
  const announced = facts.announced !== UNDECLARED;
  if (rules['vole.pool.manner'] !== 'pool' || !(announced || isUndertaking(facts, rules))) return 0;
  const rate = voleLaidRate(facts, ending.favourite);
  const each = rules[rate.key];
  if (each === 0) return 0;
  const payer = sink.at(announced ? CONTRACT : SEVENTH_LEAD);
  for (let seat = 0; seat < 4; seat++) payer.pay(rate.why, seat, VOLE, each);
  return 4 * each;
}
