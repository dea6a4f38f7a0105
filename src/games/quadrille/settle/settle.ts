import { because, CONTRACT, EXCHANGE, momentOf, type Sink } from '#engine/ledger/sink.ts';
import { MEDIATEUR, UNDECLARED, DEVOLE, GRANDISSIMO, CASCO, FORCED } from '../rules/bids.ts';
import {
  endingOf,
  favouriteSuit,
  isUndertaking,
  type Ending,
  VOLE_FORFEIT,
  VOLE_LOST,
  VOLE_MADE,
} from '../play/ending.ts';
import type { Facts } from '../play/facts.ts';
import type { QuadrilleRules, QuadrilleKey } from '../rules/keys.ts';
import {
  why,
  type PaymentReason,
  type Occasion,
  antePools,
  giveOdd,
  VOLE,
  type Pools,
  type PoolsDraft,
  STAKE,
} from '../record/pools.ts';
import { type SettlementContext, layBeastAlone, settleRate, shareOut, sweep, layBeast } from './posting.ts';
import {
  voleLaidRate,
  consolationRate,
  gameRate,
  matadorsOf,
  premiersRate,
  premiumOf,
  volePaidRate,
  voleRate,
  noTrickRate,
} from './tariff.ts';
import type { NonEmpty } from '#engine/kernel/collections.ts';

const KING_PRICE = why('kingPrice', 'mediateur.price.plain');
const KING_PRICE_FAVOURITE = why('kingPrice', 'mediateur.price.favourite', 'mediateur.price.suit', 'favourite.suit');
/** Reason if trumps are the favourite suit, and the king is of another. */
const KING_PRICE_AS_PLAIN = because(KING_PRICE, 'mediateur.price.suit', 'favourite.suit');
/** Moment of the lead to the seventh trick, which may undertake a vole. */
const SEVENTH_LEAD = momentOf(6, 0);

const ODD_OF_LAST = why('oddOfLast', 'codille.odd');
const ODD_OF_LAST_BY_HAND = because(ODD_OF_LAST, 'codille.odd.hand');

/**
 * Whether the odd counters of the last codille go by the trumps held after the exchange, instead of those dealt. Only in médiateur
 * does a card change hands before the play.
 */
export const oddGoesByHeld = (contract: number, rules: QuadrilleRules): boolean =>
  contract === MEDIATEUR && rules['codille.odd'] === 'highestNext' && rules['codille.odd.hand'] === 'played';

/** Pays the odd counters of the last codille, by the cards as dealt or as held after the exchange. */
function payOdd(pools: PoolsDraft, facts: Facts, rules: QuadrilleRules, sink: Sink<PaymentReason>): void {
  const isExchanged = facts.contract === MEDIATEUR && rules['codille.odd'] === 'highestNext';
  const highest = oddGoesByHeld(facts.contract, rules) ? facts.highestHeld : facts.highest;
  giveOdd(pools, highest, isExchanged ? ODD_OF_LAST_BY_HAND : ODD_OF_LAST, sink);
}

/**
 * Settles a deal: the ante, what the contract pays, and the end. Posts to the sink in order and returns the pools at the end.
 * Amounts are whole counters of the rule set’s unit. An unfinished deal is settled as far as it goes.
 */
export function settle(facts: Facts, rules: QuadrilleRules, before: Pools, sink: Sink<PaymentReason>): Pools {
  const pools = antePools(rules, before, sink);
  if (facts.contract < 0) return pools;
  payOdd(pools, facts, rules, sink);
  const ending = endingOf(facts, rules);
  const dealt = pools.stake;
  pools.vole += layVolePool(facts, rules, ending, sink);
  payKing(facts, rules, ending, sink);
  if (ending.kind === 'unfinished') return pools;
  // A quarter of a stake that is no multiple of four, from another book's rules, is rounded down.
  const unit = rules['payments.unit'] === 'quarterStake' ? Math.floor(dealt / 4) : 1;
  const settling: SettlementContext = { facts, rules, ending, pools, dealt, unit, sink };
  if (ending.kind === 'won' || ending.kind === 'devoleKept') settleWon(settling);
  else settleLost(settling);
  return pools;
}

/** Pays the price of the king given at médiateur. */
function payKing(facts: Facts, rules: QuadrilleRules, { favourite }: Ending, sink: Sink<PaymentReason>): void {
  if (facts.contract !== MEDIATEUR || facts.giver < 0) return;
  // The suit matters only if the favourite has a price.
  const byKing = rules['mediateur.price.favourite'] > 0 && rules['mediateur.price.suit'] === 'king';
  const isDear = byKing ? facts.kingSuit >= 0 && favouriteSuit(rules, facts.favourite) === facts.kingSuit : favourite;
  const price = isDear ? rules['mediateur.price.favourite'] : rules['mediateur.price.plain'];
  if (price === 0) return;
  const reason = isDear ? KING_PRICE_FAVOURITE : byKing && favourite ? KING_PRICE_AS_PLAIN : KING_PRICE;
  sink.at(EXCHANGE).pay(reason, facts.ombre, facts.giver, price);
}

/**
 * Each of the four lays his part of the vole pool: when the vole is announced, or undertaken by the lead to the seventh trick.
 * Returns the sum.
 */
function layVolePool(facts: Facts, rules: QuadrilleRules, ending: Ending, sink: Sink<PaymentReason>): number {
  const announced = facts.announced !== UNDECLARED;
  if (rules['vole.pool.manner'] !== 'pool' || !(announced || isUndertaking(facts, rules))) return 0;
  const rate = voleLaidRate(facts, ending.favourite);
  const each = rules[rate.key];
  if (each === 0) return 0;
  const payer = sink.at(announced ? CONTRACT : SEVENTH_LEAD);
  for (let seat = 0; seat < 4; seat++) payer.pay(rate.why, seat, VOLE, each);
  return 4 * each;
}

const WON = why('stakeWon', 'win.tricks');
const WON_HALVES = why('stakeWon', 'win.tricks', 'stake.odd');
const WON_DEVOLE = why('stakeWon', 'auction.devole');
const SHOWN = why('beast', 'vole.shownAlly', 'stake.beast');
const SHOWN_BY_LADDER = because(SHOWN, 'stake.beast.shown');
const VOLE_POOL = why('volePool', 'vole.pool.manner', 'vole.undertaken');
const VOLE_POOL_ANNOUNCED = why('volePool', 'vole.pool.manner', 'auction.vole');
const VOLE_POOL_ODD = why('volePool', 'vole.pool.manner', 'vole.pool.odd');

/** Settles a game won: the stake, what each opponent owes, and the vole made, lost or spoilt. */
function settleWon(s: SettlementContext): void {
  const { facts, rules, ending, pools } = s;
  const { beasts, heapTaken } = pools;
  sweep(s, STAKE, facts.contract === DEVOLE ? WON_DEVOLE : ending.alone ? WON : WON_HALVES);
  if (facts.contract !== DEVOLE) {
    settleRate(s, consolationRate(ending.favourite), true);
    settleRate(s, gameRate(ending.favourite), true);
  }
  const inItsPlace = rules['vole.pool.manner'] === 'premium' && ending.vole === VOLE_MADE;
  const spared = facts.contract === MEDIATEUR && rules['mediateur.giver.won'] === 'spared' ? facts.giver : -1;
  if (inItsPlace) settleRate(s, volePaidRate(facts, ending.favourite), true);
  else settleRate(s, premiumOf(facts, rules, ending), true, { spared });
  settleMatadors(s, true);
  if (ending.premiers) settleRate(s, premiersRate(ending.favourite), true);
  if (ending.vole === VOLE_MADE) {
    const announced = facts.announced !== UNDECLARED;
    settleRate(s, voleRate(announced, false, ending.favourite), true);
    sweep(s, VOLE, announced ? VOLE_POOL_ANNOUNCED : VOLE_POOL);
  } else if (ending.vole === VOLE_LOST) {
    if (rules['vole.lost.pays']) settleRate(s, voleRate(false, true, ending.favourite), false);
    settleVolePoolLost(s);
  } else if (ending.vole === VOLE_FORFEIT && rules['vole.shownAlly'] === 'losesAndBeast')
    beastShown(s, { beasts, heapTaken });
}

/** Lays the beast of an ally who showed himself; `before` is the heap before the winners drew it. */
function beastShown(s: SettlementContext, before: Pick<PoolsDraft, 'beasts' | 'heapTaken'>): void {
  const { rules, pools, facts } = s;
  const isLadder = rules['stake.beast'] === 'ladder';
  if (isLadder && rules['stake.beast.shown'] === 'oldHeap') {
    pools.beasts = before.beasts;
    pools.heapTaken = before.heapTaken;
  }
  layBeastAlone(s, facts.ally, isLadder ? SHOWN_BY_LADDER : SHOWN);
}

/** Settles a vole pool lost: the opponents are paid its substitute, if any, and share what lies in it. */
function settleVolePoolLost(s: SettlementContext): void {
  if (s.rules['vole.pool.manner'] === 'premium') settleRate(s, volePaidRate(s.facts, s.ending.favourite), false);
  // Counters left by a deal under other rules go to the side that wins the vole.
  shareOut(s, VOLE, VOLE_POOL_ODD, s.rules['vole.pool.odd']);
}

/** Pays matadors of the winners, or of the ombre’s side even if it lost; nothing where no suit is trump. */
function settleMatadors(s: SettlementContext, won: boolean): void {
  const { facts, rules, ending } = s;
  if (facts.contract >= GRANDISSIMO) return;
  const sequences = rules['matadors.counted'] === 'dealt' ? facts.dealt : facts.held;
  const count = sequences[won || rules['matadors.side'] === 'ombre' ? 0 : 1];
  const isRed = facts.trump === 1 || facts.trump === 2;
  const due = matadorsOf(count, isRed, rules, ending.favourite);
  if (due) settleRate(s, due.rate, won, { times: due.times });
}

type Debtor = 'alone' | 'halves' | 'cascoHalves' | 'ombre' | 'alliance' | 'forced' | 'casco';

/**
 * Reasons of a beast by who owes it: the ombre alone; in halves, or all the ombre’s; all the ombre's for too few tricks of his
 * own.
 */
function owedBy(occasion: Occasion, ...base: NonEmpty<QuadrilleKey>): Readonly<Record<Debtor, PaymentReason>> {
  const alone = why(occasion, ...base);
  return {
    alone,
    halves: because(alone, 'lost.stake', 'stake.odd'),
    // At casco the ombre’s own tricks do not change it.
    cascoHalves: because(alone, 'lost.stake', 'lost.minimum.casco', 'stake.odd'),
    ombre: because(alone, 'lost.stake'),
    alliance: because(alone, 'lost.minimum.alliance'),
    forced: because(alone, 'lost.minimum.forced'),
    casco: because(alone, 'lost.minimum.casco'),
  };
}
const REMISE = owedBy('remise', 'remise.times', 'stake.beast');
const CODILLE = owedBy('codille', 'codille.times', 'codille.tricks', 'stake.beast');
const UNSHARED = owedBy('codille', 'codille.unshared', 'codille.tricks', 'stake.beast');
const DEVOLE_BEAST = why('remise', 'devole.lost', 'remise.times', 'stake.beast');
/** Rates of an announced vole that failed with the game won: it is the only payment. */
const VOLE_ALONE = [false, true].map((favourite) => {
  const rate = voleRate(true, true, favourite);
  return { key: rate.key, why: because(rate.why, 'vole.announced.lostSix') };
});
const SHARED = why('stakeShared', 'codille.tricks', 'codille.odd');

function debtor({ facts, rules, ending }: SettlementContext): Debtor {
  if (ending.alone) return 'alone';
  if (ending.ombrePaysAll)
    return facts.contract === FORCED ? 'forced' : facts.contract === CASCO ? 'casco' : 'alliance';
  return facts.contract === CASCO && rules['lost.stake'] === 'halves' ? 'cascoHalves' : rules['lost.stake'];
}

/** Adds the rule that decides between remise and codille if the vole was announced. */
function withDegree({ facts, rules, ending }: SettlementContext, reason: PaymentReason): PaymentReason {
  if (facts.announced === UNDECLARED) return reason;
  return because(reason, ending.tricks >= rules['win.tricks'] ? 'vole.announced.lostSix' : 'vole.announced.codille');
}

/** Settles a game lost, or an announced vole that failed with the game won. */
function settleLost(s: SettlementContext): void {
  const { facts, rules, ending } = s;
  const announced = facts.announced !== UNDECLARED;
  switch (ending.kind) {
    case 'voleFailed':
      // No seat receives the stake: only the vole is paid for.
      settleRate(s, VOLE_ALONE[ending.favourite ? 1 : 0], false);
      settleVolePoolLost(s);
      return;
    case 'devoleLost':
      if (rules['devole.lost'] === 'remise') layBeast(s, DEVOLE_BEAST, rules['remise.times'], true);
      settleRate(s, premiumOf(facts, rules, ending), false);
      return;
    case 'codille':
      settleCodille(s);
      break;
    default:
      layBeast(
        s,
        withDegree(s, REMISE[debtor(s)]),
        rules['remise.times'],
        debtor(s) === 'ombre' || ending.ombrePaysAll,
      );
  }
  settleRate(s, consolationRate(ending.favourite), false);
  // A side that loses codille pays what it would have received, so it pays the game too (Britannica, 7th ed., vol. 18, p. 763).
  if (ending.kind === 'codille') settleRate(s, gameRate(ending.favourite), false);
  const unpaid = facts.contract === MEDIATEUR && rules['mediateur.giver.lost'] === 'nothing' ? facts.giver : -1;
  if (!announced || rules['vole.pool.manner'] === 'pool')
    settleRate(s, premiumOf(facts, rules, ending), false, { spared: unpaid });
  settleMatadors(s, false);
  if (announced) {
    settleRate(s, voleRate(true, true, ending.favourite), false);
    settleVolePoolLost(s);
  } else if (ending.tricks === 0 && rules['lost.noTrick'] === 'paysVole')
    settleRate(s, noTrickRate(ending.favourite), false);
}

/** The opponents share the pool, or leave one that three cannot share; then the beast is laid. */
function settleCodille(s: SettlementContext): void {
  const { rules, pools, facts, ending } = s;
  const sharers = facts.ally < 0 ? 3 : 2;
  const odd = rules['codille.odd'];
  const unshared = odd === 'allStays' && sharers === 3 && pools.stake % 3 !== 0;
  const who = debtor(s);
  const byOmbre = who === 'ombre' || ending.ombrePaysAll;
  if (unshared) {
    layBeast(s, withDegree(s, UNSHARED[who]), rules['codille.unshared'], byOmbre);
    return;
  }
  const first = pools.beasts === 0;
  shareOut(s, STAKE, withDegree(s, SHARED), odd === 'highestNext' && sharers === 3 ? 'aside' : 'highestTrump');
  layBeast(s, withDegree(s, CODILLE[who]), rules['codille.times'], byOmbre);
  if (first) pools.heapTaken = true;
}
