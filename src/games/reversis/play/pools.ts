import { ANTE, FIRST_POOL, NO_SINK, type Payer, type Sink } from '#engine/ledger/sink.ts';
import type { Balances } from '#engine/ledger/entry.ts';
import type { ReversisRules } from '../rules/keys.ts';
import { why, type Why } from './occasions.ts';
import { LITTLE } from '../rules/honours.ts';
import { ExplainSink } from '#engine/ledger/explain-sink.ts';
import { seatNames } from '../record/record.ts';

/**
 * The pools of a table. One pool: the basket, the pool or the poule. Great and little: two. A queue: as many as remises
 * have formed, the latest last; a place that was won holds 0, and `remised` says whether a remise has been paid since the
 * only pool was formed anew (Parlett: the first doubles it, later ones form new pools).
 */
export interface Pools {
  readonly amounts: readonly number[];
  readonly remised: boolean;
}

export interface PoolsDraft {
  amounts: number[];
  remised: boolean;
}

export const NO_POOLS: Pools = { amounts: [], remised: false };

/** How many pools a structure keeps when it begins. */
const begins = (rules: ReversisRules): number =>
  rules['pool.structure'] === 'greatAndLittle' ? 2 : rules['pool.structure'] === 'none' ? 0 : 1;

/** The name of a pool in entries and balances. */
export function poolName(rules: ReversisRules, index: number): string {
  switch (rules['pool.structure']) {
    case 'greatAndLittle':
      return index === 0 ? 'great' : 'little';
    case 'queue':
      return `pool${String(index + 1)}`;
    default:
      return 'basket';
  }
}

/**
 * Pools from a record's balances, whatever a one-pool book calls its pool. A pool the record does not name is opened as the
 * rule set opens it: what lies in Bohn's great pool says nothing of the basket of 1785, nor the other way.
 */
export function poolsFrom(rules: ReversisRules, balances: Balances | undefined): Pools {
  if (!balances) return NO_POOLS;
  switch (rules['pool.structure']) {
    case 'none':
      return NO_POOLS;
    case 'one':
      return { amounts: [balances['basket'] ?? balances['pool'] ?? balances['poule'] ?? 0], remised: false };
    case 'greatAndLittle':
      return { amounts: [balances['great'] ?? 0, balances['little'] ?? 0], remised: false };
    case 'queue': {
      const amounts: number[] = [];
      for (const [name, held] of Object.entries(balances)) {
        const place = Number(/^pool(\d+)$/.exec(name)?.[1] ?? 0);
        // One that is not named has been won, as one that is said to hold nothing.
        while (amounts.length < place) amounts.push(0);
        if (place > 0) amounts[place - 1] = held;
      }
      if (amounts.length === 0) amounts.push(balances['pool'] ?? 0);
      const remised = amounts.length > 1 || (balances['remises'] ?? 0) > 0;
      while (amounts.length > 0 && amounts[amounts.length - 1] === 0) amounts.pop();
      return { amounts, remised };
    }
  }
}

/**
 * Pools as balances, counters and nothing else. Of a queue those up to the latest; where one is left and has had its first
 * remise, the place of the second shows it, empty.
 */
export function poolBalances(rules: ReversisRules, pools: Pools): Balances {
  const balances: Record<string, number> = {};
  if (rules['pool.structure'] === 'none') return balances;
  const latest = latestPool(pools);
  const places =
    rules['pool.structure'] === 'queue' ? latest + (pools.remised && latest === 0 ? 2 : 1) : pools.amounts.length;
  for (let i = 0; i < Math.max(places, begins(rules)); i++) balances[poolName(rules, i)] = pools.amounts[i] ?? 0;
  return balances;
}

/** Of a pool, and of the little one. */
const ANTED = [why('ante', 'pool.ante.each'), why('ante', 'little.ante.dealer')] as const;
const ANTED_DEALER = [why('ante', 'pool.ante.dealer'), why('ante', 'little.ante.dealer')] as const;
const FILLED = [
  why('filling', 'pool.open.each', 'pool.refill.below'),
  why('filling', 'little.open.each', 'little.refill.below'),
] as const;
const FILLED_DEALER = [
  why('filling', 'pool.open.dealer', 'pool.refill.below'),
  why('filling', 'little.open.dealer', 'little.refill.below'),
] as const;

/** The latest pool of a queue: the last that holds anything; -1 when none does. */
export function latestPool(pools: Pools): number {
  let index = pools.amounts.length - 1;
  while (index >= 0 && pools.amounts[index] === 0) index--;
  return index;
}

/** Fills one pool: on top of what is there, or made up to what it is at the start, a quarter each, the odd counters the dealer's. */
export function fillPool(
  rules: ReversisRules,
  pools: PoolsDraft,
  index: number,
  seats: number,
  payer: Payer<Why>,
): void {
  const little = index === 1 && rules['pool.structure'] === 'greatAndLittle' ? 1 : 0;
  let each = little ? rules['little.open.each'] : rules['pool.open.each'];
  let dealer = little ? rules['little.open.dealer'] : rules['pool.open.dealer'];
  const there = pools.amounts[index] ?? 0;
  if (rules['pool.refill.manner'] === 'madeUp') {
    const need = Math.max(0, each * (seats - 1) + dealer - there);
    if (there > 0) {
      each = Math.floor(need / seats);
      dealer = need - each * (seats - 1);
    }
  }
  for (let seat = 0; seat < seats; seat++) {
    const amount = seat === seats - 1 ? dealer : each;
    if (amount === 0) continue;
    payer.pay(seat === seats - 1 ? FILLED_DEALER[little] : FILLED[little], seat, FIRST_POOL + index, amount);
    pools.amounts[index] = (pools.amounts[index] ?? 0) + amount;
  }
}

/** Before the cards: each pool is filled, or takes the deal's ante. A filling takes the place of the ante. */
export function openPools(rules: ReversisRules, before: Pools, seats: number, sink: Sink<Why>): PoolsDraft {
  const payer = sink.at(ANTE);
  const pools: PoolsDraft = { amounts: before.amounts.slice(), remised: before.remised };
  const structure = rules['pool.structure'];
  if (structure === 'none') return { amounts: [], remised: false };
  if (structure === 'queue') {
    const latest = latestPool(pools);
    if (latest < 0) {
      pools.amounts = [0];
      pools.remised = false;
      fillPool(rules, pools, 0, seats, payer);
    } else antePool(rules, pools, latest, seats, payer);
    return pools;
  }
  if (pools.amounts.length === 0) pools.amounts = structure === 'greatAndLittle' ? [0, 0] : [0];
  for (let index = 0; index < begins(rules); index++) {
    const there = pools.amounts[index] ?? 0;
    pools.amounts[index] = there;
    const little = index === 1 ? 1 : 0;
    if (there < (little ? rules['little.refill.below'] : rules['pool.refill.below']))
      fillPool(rules, pools, index, seats, payer);
    else antePool(rules, pools, index, seats, payer);
  }
  return pools;
}

/** The pools of a record, or of what a seat has seen of it, once the ante is in. */
export const poolsAtStart = (
  { pools, seats }: { readonly pools: Balances | undefined; readonly seats: number },
  rules: ReversisRules,
): Pools => openPools(rules, poolsFrom(rules, pools), seats, NO_SINK);

function antePool(rules: ReversisRules, pools: PoolsDraft, index: number, seats: number, payer: Payer<Why>): void {
  const little = index === 1 && rules['pool.structure'] === 'greatAndLittle' ? 1 : 0;
  for (let seat = 0; seat < seats; seat++) {
    const isDealer = seat === seats - 1;
    const amount = isDealer
      ? little
        ? rules['little.ante.dealer']
        : rules['pool.ante.dealer']
      : little
        ? 0
        : rules['pool.ante.each'];
    if (amount === 0) continue;
    payer.pay((isDealer ? ANTED_DEALER : ANTED)[little], seat, FIRST_POOL + index, amount);
    pools.amounts[index]! += amount;
  }
}

/** The pool a Quinola draws from or pays into; -1 when there is none. */
export function poolOf(rules: ReversisRules, pools: Pools, honour: number): number {
  switch (rules['pool.structure']) {
    case 'none':
      return -1;
    case 'one':
      return 0;
    case 'greatAndLittle':
      return honour === LITTLE ? 1 : 0;
    case 'queue':
      return latestPool(pools);
  }
}

/** What a Quinola's stake is now: all the pool holds, or three stakes and no more. */
export function stakeOf(rules: ReversisRules, pools: Pools, index: number): number {
  const there = pools.amounts[index] ?? 0;
  const cap = index === 1 && rules['pool.structure'] === 'greatAndLittle' ? rules['little.cap'] : rules['pool.cap'];
  return cap > 0 && there > cap ? cap : there;
}

/** A sink that explains, with the accounts of a table of so many. */
export const explainSink = (rules: ReversisRules, seats: number): ExplainSink<Why> =>
  new ExplainSink({ seats: seatNames(seats), poolName: (pool) => poolName(rules, pool) });
