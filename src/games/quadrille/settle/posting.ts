import { END, type Sink } from '#engine/ledger/sink.ts';
import type { Ending } from '../play/ending.ts';
import { isOmbreSide, type Facts } from '../play/facts.ts';
import type { QuadrilleRules } from '../rules/keys.ts';
import type { Why } from '../record/occasions.ts';
import { beastOf, ODD, STAKE, VOLE, type PoolsDraft } from '../record/pools.ts';
import type { Seat } from '../record/record.ts';
import type { Rate } from './tariff.ts';

/** One settlement under way. */
export interface Settling {
  readonly facts: Facts;
  readonly rules: QuadrilleRules;
  readonly ending: Ending;
  readonly pools: PoolsDraft;
  /** The stake when play began, and what a unit comes to: a quarter of it, or a counter. */
  readonly dealt: number;
  readonly unit: number;
  readonly sink: Sink<Why>;
}

/** How a rate is paid: how many times over, and who neither pays nor is paid. */
interface Terms {
  readonly times?: number;
  readonly spared?: Seat;
}
const ONCE_BY_ALL: Terms = {};

/**
 * A rate between each opponent and the ombre’s side, one to one: the first opponent in order of play with the ombre, the
 * second with the ally; all with an ombre who plays alone, or who pays for both. No rate, no payment.
 */
export function settleRate(s: Settling, rate: Rate | undefined, toOmbre: boolean, terms = ONCE_BY_ALL): void {
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

/** The ombre’s part of what his side draws or owes: half, the odd counter his or the ally’s; all of it where he plays alone. */
function ombresPart({ facts, rules }: Settling, amount: number): number {
  const half = Math.floor(amount / 2);
  return facts.ally < 0 ? amount : rules['stake.odd'] === 'ombre' ? amount - half : half;
}

/** The ombre’s side sweeps a pool. */
export function sweep(s: Settling, pool: number, why: Why): void {
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

/** A beast goes into the stake, owed by the ombre’s side, or by him for both. */
export function layBeast(s: Settling, why: Why, times: number, byOmbre: boolean): void {
  const amount = beastOf(s.rules, s.pools, s.dealt, times);
  const ombres = byOmbre ? amount : ombresPart(s, amount);
  const payer = s.sink.at(END);
  if (ombres > 0) payer.pay(why, s.facts.ombre, STAKE, ombres);
  if (ombres < amount) payer.pay(why, s.facts.ally, STAKE, amount - ombres);
  addBeast(s, amount);
}

/** A beast owed by one seat for itself. */
export function layBeastAlone(s: Settling, seat: Seat, why: Why): void {
  const amount = beastOf(s.rules, s.pools, s.dealt, 1);
  if (amount > 0) s.sink.at(END).pay(why, seat, STAKE, amount);
  if (s.pools.beasts === 0) s.pools.heapTaken = true;
  addBeast(s, amount);
}

function addBeast({ pools }: Settling, amount: number): void {
  if (amount === 0) return;
  pools.stake += amount;
  pools.beasts++;
}

/**
 * The opponents share a pool. What cannot be divided goes one counter each to those of them who were dealt the highest
 * trumps, the highest first; where nobody of them has a trump it stays.
 */
export function shareOut(s: Settling, pool: number, why: Why, odd: 'highestTrump' | 'stays' | 'aside'): void {
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

/** The opponent who was dealt the highest trump, those of a mask left out; -1 when none has one. */
function highestTrump(facts: Facts, without: number): Seat {
  let found = -1;
  for (let seat = 0; seat < 4; seat++) {
    if (isOmbreSide(facts, seat) || (without >> seat) & 1 || facts.highest[seat]! < 0) continue;
    if (found < 0 || facts.highest[seat]! > facts.highest[found]!) found = seat;
  }
  return found;
}
