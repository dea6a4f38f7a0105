import { END, type Sink } from '#engine/ledger/sink.ts';
import type { Ending } from '../play/ending.ts';
import { isOmbreSide, type Facts } from '../play/facts.ts';
import type { QuadrilleRules } from '../rules/keys.ts';
import { type PaymentReason, beastOf, ODD, STAKE, VOLE, type PoolsDraft } from '../record/pools.ts';
import type { Seat } from '../record/record.ts';
import type { Rate } from './tariff.ts';

/** State of one settlement. */
export interface SettlementContext {
  readonly facts: Facts;
  readonly rules: QuadrilleRules;
  readonly ending: Ending;
  readonly pools: PoolsDraft;
  /** The stake at the start of play; below, the value of a unit: a quarter of it, or a counter. */
  readonly dealt: number;
  readonly unit: number;
  readonly sink: Sink<PaymentReason>;
}

/** How a rate is paid: how many times, and which seat neither pays nor is paid. */
interface Terms {
  readonly times?: number;
  readonly spared?: Seat;
}
const ONCE_BY_ALL: Terms = {};

/**
 * Pays a rate between each opponent and the ombre’s side in pairs: the first opponent in order of play with the ombre, the
 * second with the ally; all with an ombre who plays alone, or who pays for both. Without a rate, nothing.
 */
export function settleRate(s: SettlementContext, rate: Rate | undefined, toOmbre: boolean, terms = ONCE_BY_ALL): void {
  if (!rate) return;
  const amount = s.rules[rate.key] * s.unit * (terms.times ?? 1);
  if (amount === 0) return;
  const { ombre, ally } = s.facts;
  const payer = s.sink.at(END);
  let partner = ombre;
  for (let seat = 0; seat < 4; seat++) {
    if (isOmbreSide(s.facts, seat)) continue;
    if (seat !== terms.spared) payer.pay(rate.why, toOmbre ? seat : partner, toOmbre ? partner : seat, amount);
    if (ally >= 0 && !s.ending.ombrePaysAll) partner = ally;
  }
}

/** The ombre’s part of what his side draws or owes: half, with the odd counter by the rule; all of it if he plays alone. */
function ombresPart({ facts, rules }: SettlementContext, amount: number): number {
  const half = Math.floor(amount / 2);
  return facts.ally < 0 ? amount : rules['stake.odd'] === 'ombre' ? amount - half : half;
}

/** The ombre’s side takes a whole pool. */
export function sweep(s: SettlementContext, pool: number, why: PaymentReason): void {
  const there = pool === STAKE ? s.pools.stake : s.pools.vole;
  const ombres = ombresPart(s, there);
  const payer = s.sink.at(END);
  if (ombres > 0) payer.pay(why, pool, s.facts.ombre, ombres);
  if (ombres < there) payer.pay(why, pool, s.facts.ally, there - ombres);
  if (pool === VOLE) s.pools.vole = 0;
  else {
    s.pools.stake = 0;
    s.pools.beasts = 0;
    s.pools.heapTaken = false;
  }
}

/** Lays a beast into the stake, owed by the ombre’s side, or by the ombre for both. */
export function layBeast(s: SettlementContext, why: PaymentReason, times: number, byOmbre: boolean): void {
  const amount = beastOf(s.rules, s.pools, s.dealt, times);
  const ombres = byOmbre ? amount : ombresPart(s, amount);
  const payer = s.sink.at(END);
  if (ombres > 0) payer.pay(why, s.facts.ombre, STAKE, ombres);
  if (ombres < amount) payer.pay(why, s.facts.ally, STAKE, amount - ombres);
  addBeast(s, amount);
}

/** Lays a beast that one seat owes alone. */
export function layBeastAlone(s: SettlementContext, seat: Seat, why: PaymentReason): void {
  const amount = beastOf(s.rules, s.pools, s.dealt, 1);
  if (amount > 0) s.sink.at(END).pay(why, seat, STAKE, amount);
  if (s.pools.beasts === 0) s.pools.heapTaken = true;
  addBeast(s, amount);
}

function addBeast({ pools }: SettlementContext, amount: number): void {
  if (amount === 0) return;
  pools.stake += amount;
  pools.beasts++;
}

/**
 * The opponents share a pool. Each odd counter goes to one of them by the highest trump dealt; if none of them has a trump, it
 * stays.
 */
export function shareOut(
  s: SettlementContext,
  pool: number,
  why: PaymentReason,
  odd: 'highestTrump' | 'stays' | 'aside',
): void {
  const there = pool === STAKE ? s.pools.stake : s.pools.vole;
  const sharers = s.facts.ally < 0 ? 3 : 2;
  const payer = s.sink.at(END);
  const each = Math.floor(there / sharers);
  let left = there - each * sharers;
  let favoured = 0;
  while (odd === 'highestTrump' && left > 0) {
    const next = highestTrump(s.facts, favoured);
    if (next < 0) break;
    favoured |= 1 << next;
    left--;
  }
  for (let seat = 0; seat < 4; seat++) {
    const part = each + ((favoured >> seat) & 1);
    if (part > 0 && !isOmbreSide(s.facts, seat)) payer.pay(why, pool, seat, part);
  }
  if (odd === 'aside' && left > 0) {
    payer.pay(why, pool, ODD, left);
    s.pools.odd += left;
    s.pools.oddNot = s.facts.ombre;
    left = 0;
  }
  if (pool === VOLE) s.pools.vole = left;
  else s.pools.stake = left;
}

/** The opponent that was dealt the highest trump, leaving out the seats of a mask; -1 if none has one. */
function highestTrump(facts: Facts, without: number): Seat {
  let found = -1;
  for (let seat = 0; seat < 4; seat++) {
    if (isOmbreSide(facts, seat) || (without >> seat) & 1 || facts.highest[seat]! < 0) continue;
    if (found < 0 || facts.highest[seat]! > facts.highest[found]!) found = seat;
  }
  return found;
}
