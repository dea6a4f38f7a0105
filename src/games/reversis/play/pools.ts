import type { NonEmpty } from '#engine/kernel/collections.ts';
import {
  type Reason,
  ANTE,
  END,
  FIRST_POOL,
  NO_SINK,
  type Payer,
  type Sink,
  ExplainSink,
  type Balances,
} from '#engine/ledger/sink.ts';
import type { ReversisKey, ReversisRules } from '../rules/keys.ts';
import { LITTLE } from '../rules/shape.ts';
import { seatNames } from '../record/record.ts';

/** What a payment is for. */
export const OCCASIONS = [
  'ante',
  'filling',
  'acePlaced',
  'aceForced',
  'aceLed',
  'quinolaPlaced',
  'quinolaDraws',
  'quinolaForced',
  'quinolaForcedOthers',
  'bete',
  'quinolaLed',
  'quinolaLedOthers',
  'stakeTaken',
  'partie',
  'points',
  'reversisMade',
  'reversisBroken',
  'reversisDraws',
  'reversisForcedFirst',
  'reversisBete',
  'reversisBreakerQuinola',
  'espagnoletteReturns',
  'espagnoletteStake',
  'undone',
  'leftover',
] as const;
export type Occasion = (typeof OCCASIONS)[number];

/** Occasion of a payment with the rule keys that made it. */
export type PaymentReason = Reason<Occasion, ReversisKey>;
export const why = (occasion: Occasion, ...keys: NonEmpty<ReversisKey>): PaymentReason => ({ occasion, keys });

/**
 * The pools of a table. `one`: the basket, pool or poule. `greatAndLittle`: two. `queue`: one for each remise formed, the
 * latest last. A pool that was won holds 0. `remised`: whether a remise has been paid since the only pool was formed (Parlett:
 * the first remise doubles it, later ones form new pools).
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

/** Number of pools at the start. */
const begins = (rules: ReversisRules): number =>
  rules['pool.structure'] === 'greatAndLittle' ? 2 : rules['pool.structure'] === 'none' ? 0 : 1;

/** Name of a pool in entries and balances. */
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
 * Pools from a record's balances. A record may name the only pool as any one-pool book does. A pool that the record does not
 * name gets the opening of the rule set: Bohn's great pool says nothing about the basket of 1785, or the reverse.
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
        // A pool of a queue that is not named was won, like one with 0.
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
 * Pools as balances. A queue gives its pools up to the latest; if only one is left and has had its first remise, an empty
 * second pool shows that.
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

/** 1 for the little pool, 0 for any other. */
const isLittle = (rules: ReversisRules, index: number): 0 | 1 =>
  index === 1 && rules['pool.structure'] === 'greatAndLittle' ? 1 : 0;

/** Contents below which a pool is filled before a deal. */
const refillBelow = (rules: ReversisRules, index: number): number =>
  isLittle(rules, index) ? rules['little.refill.below'] : rules['pool.refill.below'];

/** Reasons of a payment into a pool: by each non-dealer, by the dealer. */
type Reasons = readonly [each: PaymentReason, dealer: PaymentReason];

/** Reasons for the ante: into a pool, into the little pool. */
const ANTED: readonly [Reasons, Reasons] = [
  [why('ante', 'pool.ante.each'), why('ante', 'pool.ante.dealer')],
  [why('ante', 'little.ante.dealer'), why('ante', 'little.ante.dealer')],
];
/** Reasons for a filling: of a pool, of the little pool. */
const FILLED: readonly [Reasons, Reasons] = [
  [why('filling', 'pool.open.each', 'pool.refill.below'), why('filling', 'pool.open.dealer', 'pool.refill.below')],
  [
    why('filling', 'little.open.each', 'little.refill.below'),
    why('filling', 'little.open.dealer', 'little.refill.below'),
  ],
];

/** Every seat pays into a pool, the dealer last. */
interface PoolFilling {
  readonly seats: number;
  readonly payer: Payer<PaymentReason>;
  readonly reasons: Reasons;
}

function collect(
  pools: PoolsDraft,
  index: number,
  { seats, payer, reasons }: PoolFilling,
  each: number,
  dealer: number,
) {
  for (let seat = 0; seat < seats; seat++) {
    const isDealer = seat === seats - 1;
    const amount = isDealer ? dealer : each;
    if (amount === 0) continue;
    payer.pay(reasons[isDealer ? 1 : 0], seat, FIRST_POOL + index, amount);
    pools.amounts[index] = (pools.amounts[index] ?? 0) + amount;
  }
}

/** Index of the latest pool of a queue that holds anything; -1 if none does. */
export function latestPool(pools: Pools): number {
  let index = pools.amounts.length - 1;
  while (index >= 0 && pools.amounts[index] === 0) index--;
  return index;
}

/**
 * Fills one pool, on top of its contents or up to its opening amount; each seat pays an equal share, the dealer the remainder
 * too.
 */
export function fillPool(
  rules: ReversisRules,
  pools: PoolsDraft,
  index: number,
  seats: number,
  payer: Payer<PaymentReason>,
): void {
  const little = isLittle(rules, index);
  let each = little ? rules['little.open.each'] : rules['pool.open.each'];
  let dealer = little ? rules['little.open.dealer'] : rules['pool.open.dealer'];
  const there = pools.amounts[index] ?? 0;
  if (rules['pool.refill.manner'] === 'madeUp' && there > 0) {
    const need = Math.max(0, each * (seats - 1) + dealer - there);
    each = Math.floor(need / seats);
    dealer = need - each * (seats - 1);
  }
  collect(pools, index, { seats, payer, reasons: FILLED[little] }, each, dealer);
}

const FILLED_AFTER = why('filling', 'pool.refill.manner');

/**
 * Refills at the end of a deal, where rules replace every stake drawn: each pool from which more was drawn than paid in, unless
 * it is so low that it is filled before the next deal anyway. `dealt` are the pools after the ante.
 */
export function fillDrawn(
  rules: ReversisRules,
  pools: PoolsDraft,
  dealt: readonly number[],
  seats: number,
  sink: Sink<PaymentReason>,
): void {
  if (rules['pool.structure'] === 'queue') return;
  const payer = sink.at(END);
  const filling: Payer<PaymentReason> = { pay: (_, from, to, amount) => payer.pay(FILLED_AFTER, from, to, amount) };
  for (const [index, held] of dealt.entries()) {
    const there = pools.amounts[index] ?? 0;
    const below = refillBelow(rules, index);
    if (there < held && below > 0 && there >= below) fillPool(rules, pools, index, seats, filling);
  }
}

/** Before the deal: fills each pool that is due for it, and takes the ante for the others. */
export function openPools(rules: ReversisRules, before: Pools, seats: number, sink: Sink<PaymentReason>): PoolsDraft {
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
    if (there < refillBelow(rules, index)) fillPool(rules, pools, index, seats, payer);
    else antePool(rules, pools, index, seats, payer);
  }
  return pools;
}

/** Pools of a record or a seat view after the ante. */
export const poolsAtStart = (
  { pools, seats }: { readonly pools: Balances | undefined; readonly seats: number },
  rules: ReversisRules,
): Pools => openPools(rules, poolsFrom(rules, pools), seats, NO_SINK);

function antePool(
  rules: ReversisRules,
  pools: PoolsDraft,
  index: number,
  seats: number,
  payer: Payer<PaymentReason>,
): void {
  const little = isLittle(rules, index);
  const each = little ? 0 : rules['pool.ante.each'];
  const dealer = little ? rules['little.ante.dealer'] : rules['pool.ante.dealer'];
  collect(pools, index, { seats, payer, reasons: ANTED[little] }, each, dealer);
}

/** Index of the pool that a Quinola draws from or pays into; -1 if there is none. */
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

/** Stake of a Quinola now: the contents of its pool, limited to three stakes where the rules say so. */
export function stakeOf(rules: ReversisRules, pools: Pools, index: number): number {
  const there = pools.amounts[index] ?? 0;
  const cap = isLittle(rules, index) ? rules['little.cap'] : rules['pool.cap'];
  return cap > 0 && there > cap ? cap : there;
}

/** Explaining sink with an account for each seat. */
export const explainSink = (rules: ReversisRules, seats: number): ExplainSink<PaymentReason> =>
  new ExplainSink({ seats: seatNames(seats), poolName: (pool) => poolName(rules, pool) });
