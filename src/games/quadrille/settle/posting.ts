import { END, type Sink } from '#engine/ledger/sink.ts';
import type { Ending } from '../play/ending.ts';
import { isOmbreSide, type Facts } from '../play/facts.ts';
import type { QuadrilleKey, QuadrilleRules } from '../rules/keys.ts';
import { occasionNumber as on } from '../record/occasions.ts';
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
  readonly sink: Sink;
}

/** What a rate comes to, in counters. */
const worth = (s: Settling, { key }: Rate): number => s.rules[key] * s.unit;

/**
 * So much between each opponent and the ombre’s side, one to one: the first opponent in order of play with the ombre, the
 * second with the ally; all with an ombre who plays alone, or who pays for both. `spared` neither pays nor is paid.
 */
function settleEach(
  s: Settling,
  occasion: number,
  amount: number,
  keys: readonly QuadrilleKey[],
  toOmbre: boolean,
  spared: Seat = -1,
): void {
  if (amount === 0) return;
  const { ombre, ally } = s.facts;
  let partner = ombre;
  for (let seat = 0; seat < 4; seat++) {
    if (isOmbreSide(s.facts, seat)) continue;
    if (seat !== spared)
      s.sink.post(END, occasion, -1, toOmbre ? seat : partner, toOmbre ? partner : seat, amount, keys);
    if (ally >= 0 && !s.ending.ombrePaysAll) partner = ally;
  }
}

/** A rate between each opponent and the ombre’s side, so many times over. */
export const settleRate = (
  s: Settling,
  occasion: number,
  rate: Rate | undefined,
  toOmbre: boolean,
  times = 1,
  spared: Seat = -1,
): void => {
  if (rate) settleEach(s, occasion, worth(s, rate) * times, rate.keys, toOmbre, spared);
};

/** Counters of a pool to or from the ombre’s side: the ombre’s alone, or halved, the odd one his or the ally’s. */
function settleSide(
  s: Settling,
  occasion: number,
  pool: number,
  amount: number,
  keys: readonly QuadrilleKey[],
  draws: boolean,
  byOmbre: boolean,
): void {
  const { ombre, ally } = s.facts;
  const half = Math.floor(amount / 2);
  const ombres = byOmbre || ally < 0 ? amount : s.rules['stake.odd'] === 'ombre' ? amount - half : half;
  const post = (seat: Seat, part: number): void => {
    if (part > 0) s.sink.post(END, occasion, -1, draws ? pool : seat, draws ? seat : pool, part, keys);
  };
  post(ombre, ombres);
  if (ombres < amount) post(ally, amount - ombres);
}

/** The ombre’s side sweeps a pool. */
export function sweep(s: Settling, pool: number, occasion: number, keys: readonly QuadrilleKey[]): void {
  const there = pool === STAKE ? s.pools.stake : s.pools.vole;
  settleSide(s, occasion, pool, there, keys, true, false);
  if (pool === VOLE) s.pools.vole = 0;
  else {
    s.pools.stake = 0;
    s.pools.beasts = 0;
    s.pools.heapTaken = false;
  }
}

const BEAST = on('beast');

/** A beast goes into the stake, owed by the ombre’s side, or by one seat for itself. */
export function layBeast(
  s: Settling,
  occasion: number,
  times: number,
  keys: readonly QuadrilleKey[],
  byOmbre: boolean,
): void {
  const amount = beastOf(s.rules, s.pools, s.dealt, times);
  settleSide(s, occasion, STAKE, amount, keys, false, byOmbre);
  addBeast(s, amount);
}

export function layBeastAlone(s: Settling, seat: Seat, keys: readonly QuadrilleKey[]): void {
  const amount = beastOf(s.rules, s.pools, s.dealt, 1);
  if (amount > 0) s.sink.post(END, BEAST, -1, seat, STAKE, amount, keys);
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
export function shareOut(
  s: Settling,
  pool: number,
  occasion: number,
  keys: readonly QuadrilleKey[],
  odd: 'highestTrump' | 'stays' | 'aside',
): void {
  const there = pool === STAKE ? s.pools.stake : s.pools.vole;
  const sharers = s.facts.ally < 0 ? 3 : 2;
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
    if (part > 0 && !isOmbreSide(s.facts, seat)) s.sink.post(END, occasion, -1, pool, seat, part, keys);
  }
  if (odd === 'aside' && left > 0) {
    s.sink.post(END, occasion, -1, pool, ODD, left, keys);
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
