import { arises, type KeyTable, type RuleValue } from '#engine/rules/key.ts';
import { keysOf, range } from '#engine/kernel/collections.ts';
import { makeRandom, shuffled } from '#engine/kernel/random.ts';
import { estimateRatio } from '#engine/lab/statistics.ts';

/*
 * Shapley values: how much of a difference each of several changes makes. The changes are made one at a time; a change is worth
 * what it adds when its turn comes, on average over all orders. Work is done step by step, so that a page can pause between
 * steps: every generator yields the part that is done, from 0 to 1.
 */

/** What a mix is worth, for each account: the changes of these indices are made, the others are not. Undefined if it is impossible. */
export type MixWorth = (made: readonly number[]) => readonly number[] | undefined;

/** What a change is worth to an account. */
export interface ShapleyValue {
  readonly mean: number;
  /** Half of the 95 % interval; 0 if every order was counted. */
  readonly half: number;
  /** Whether the change never made a difference, whatever else was made before it. */
  readonly isIdle: boolean;
}

export interface ShapleyResult {
  /** Change → account → value. For each account the values sum to the whole difference. Empty if no order is possible. */
  readonly values: readonly (readonly ShapleyValue[])[];
  /** Orders that were counted; below, orders left out because a mix on their way is impossible. */
  readonly orders: number;
  readonly leftOut: number;
}

const NO_ORDER: readonly (readonly ShapleyValue[])[] = [];

/** For each change, an amount for each account, 0 to begin with. */
const noughts = (changes: number, accounts: number): readonly number[][] =>
  range(changes).map(() => new Array<number>(accounts).fill(0));

/**
 * Exact values, from every mix of up to 18 changes. Orders that pass through an impossible mix are left out: the values are the
 * average over the others.
 */
export function* exactShapley(changes: number, worthOf: MixWorth): Generator<number, ShapleyResult> {
  const all = 2 ** changes;
  const worths: (readonly number[] | undefined)[] = [];
  for (let mix = 0; mix < all; mix++) {
    worths.push(worthOf(range(changes).filter((i) => mix & (1 << i))));
    yield (mix + 1) / all;
  }
  // Number of possible orders from nothing to each mix, and from each mix to everything.
  const before = new Array<number>(all).fill(0);
  const after = new Array<number>(all).fill(0);
  const sumOver = (counts: readonly number[], mixes: readonly number[]): number =>
    mixes.reduce((sum, mix) => sum + (counts[mix] ?? 0), 0);
  const without = (mix: number): readonly number[] =>
    range(changes).flatMap((i) => (mix & (1 << i) ? mix ^ (1 << i) : []));
  const withOne = (mix: number): readonly number[] =>
    range(changes).flatMap((i) => (mix & (1 << i) ? [] : mix | (1 << i)));
  for (let mix = 0; mix < all; mix++) if (worths[mix]) before[mix] = mix === 0 ? 1 : sumOver(before, without(mix));
  for (let mix = all - 1; mix >= 0; mix--)
    if (worths[mix]) after[mix] = mix === all - 1 ? 1 : sumOver(after, withOne(mix));
  const orders = before[all - 1] ?? 0;
  const leftOut = range(changes).reduce((product, i) => product * (i + 1), 1) - orders;
  if (orders === 0) return { values: NO_ORDER, orders, leftOut };
  const accounts = worths[0]?.length ?? 0;
  const sums = noughts(changes, accounts);
  const moves = noughts(changes, accounts);
  for (let mix = 0; mix < all; mix++)
    for (let i = 0; i < changes; i++) {
      const next = mix | (1 << i);
      const [here, there] = [worths[mix], worths[next]];
      if (next === mix || !here || !there) continue;
      for (let account = 0; account < accounts; account++) {
        const added = there[account]! - here[account]!;
        sums[i]![account]! += before[mix]! * after[next]! * added;
        if (added !== 0) moves[i]![account] = 1;
      }
    }
  const values = sums.map((own, i) =>
    own.map((sum, account) => ({ mean: sum / orders, half: 0, isIdle: moves[i]![account] === 0 })),
  );
  return { values, orders, leftOut };
}

/** Orders of a pair that were counted, and what each change added in them, for each account. */
interface CountedPair {
  readonly orders: number;
  readonly sums: readonly (readonly number[])[];
}

/**
 * Estimated values, from orders drawn by chance. An order and its reverse are a pair, and one observation of the interval. Orders
 * that pass through an impossible mix are left out.
 */
export function* sampledShapley(
  changes: number,
  worthOf: MixWorth,
  { pairs, seed }: { readonly pairs: number; readonly seed: number },
): Generator<number, ShapleyResult> {
  const random = makeRandom(seed);
  const accounts = worthOf([])?.length ?? 0;
  const counted: CountedPair[] = [];
  const moves = noughts(changes, accounts);
  for (let pair = 0; pair < pairs; pair++) {
    const order = shuffled(range(changes), random);
    const sums = noughts(changes, accounts);
    let orders = 0;
    for (const way of [order, order.toReversed()]) {
      const worths = [worthOf([])];
      for (let n = 1; n <= changes && worths[n - 1]; n++) {
        worths.push(worthOf(way.slice(0, n)));
        yield (pair + n / changes) / pairs;
      }
      if (worths.includes(undefined)) continue;
      orders++;
      for (const [n, change] of way.entries())
        for (let account = 0; account < accounts; account++) {
          const added = worths[n + 1]![account]! - worths[n]![account]!;
          sums[change]![account]! += added;
          if (added !== 0) moves[change]![account] = 1;
        }
    }
    if (orders > 0) counted.push({ orders, sums });
  }
  const times = counted.map(({ orders }) => orders);
  const orders = times.reduce((sum, one) => sum + one, 0);
  const leftOut = 2 * pairs - orders;
  if (orders === 0) return { values: NO_ORDER, orders, leftOut };
  const values = moves.map((own, change) =>
    own.map((moved, account) => {
      const { mean, half } = estimateRatio(
        counted.map(({ sums }) => sums[change]![account]!),
        times,
      );
      return { mean, half, isIdle: moved === 0 };
    }),
  );
  return { values, orders, leftOut };
}

/** Most rules whose shares are computed from every mix; of more, from sampled orders. */
const MOST_EXACT = 10;
/** Pairs of orders that show which of many rules matter; below, pairs from which shares are estimated. */
const SCREENING_PAIRS = 16;
const SAMPLED_PAIRS = 100;
/** Seed of the sampled orders. */
export const SHARES_SEED = 1;

/** A record settled by a mix of two rule sets. */
export interface SettledMix {
  /** Net of every seat. */
  readonly nets: readonly number[];
  /** What in the record is against the rules: each once, as any text. */
  readonly departures: readonly string[];
}

/** A record to settle by two rule sets, and by every mix of them. */
export interface MixedRules<R extends object> {
  readonly keys: KeyTable;
  readonly from: R;
  readonly to: R;
  /** Settles the record; undefined if these rules cannot. */
  readonly settle: (rules: R) => SettledMix | undefined;
}

/** What each rule makes of the difference between two settlements. */
export interface RuleShares {
  /** Rules that move somebody's net, in the order of the key table; below, rule → seat → its share. */
  readonly keys: readonly string[];
  readonly values: readonly (readonly ShapleyValue[])[];
  /** Rules that both rule sets have and that differ, but moved nobody's net in any mix. */
  readonly idle: readonly string[];
  /** Number of differing rules that only one of the rule sets has. */
  readonly ofOneOnly: number;
  readonly isExact: boolean;
  readonly orders: number;
  readonly leftOut: number;
  /** Mixes that were settled; mixes that cannot be; mixes that forbid what neither rule set forbids. */
  readonly mixes: number;
  readonly unsettled: number;
  readonly forbidding: number;
}

type RuleAnswers = Readonly<Record<string, RuleValue>>;

/**
 * Gives both rule sets the same answer to a question that arises in one of them only: the answer of that one, for it has no effect
 * on the other. In a mix such a rule comes into force with the rule that makes it arise, and its effect is that rule's.
 */
function alignRules<R extends object>({ keys, from, to }: MixedRules<R>) {
  const aligned: Record<string, RuleValue> = { ...(to as unknown as RuleAnswers) };
  const own = { ...(from as unknown as Record<string, RuleValue>) };
  let ofOneOnly = 0;
  for (const key of keysOf(own)) {
    if (own[key] === aligned[key]) continue;
    const [here, there] = [arises(keys, key, from), arises(keys, key, to)];
    if (here && there) continue;
    if (here || there) ofOneOnly++;
    if (there) own[key] = aligned[key]!;
    else aligned[key] = own[key]!;
  }
  return { start: own, end: aligned, ofOneOnly };
}

/**
 * Shares out the difference between the nets by two rule sets among the rules on which they differ. Yields the part that is done.
 *
 * Only rules that are read while a mix is settled can matter. If there are ten or fewer, every mix of them is settled. Of more,
 * sampled orders show which matter; the shares of ten or fewer of those are exact, and of more they are estimated.
 */
export function* shareRules<R extends object>(mixed: MixedRules<R>): Generator<number, RuleShares> {
  const { start, end, ofOneOnly } = alignRules(mixed);
  const differing = keysOf(start).filter((key) => start[key] !== end[key]);
  const read = new Set<string>();
  const tried = new Map<string, SettledMix | undefined>();
  const settleNoted = (rules: object): SettledMix | undefined =>
    mixed.settle(
      new Proxy(rules as R, {
        get: (answers, key) => {
          if (typeof key === 'string') read.add(key);
          return Reflect.get(answers, key) as unknown;
        },
      }),
    );
  const settleMix = (made: readonly string[]): SettledMix | undefined => {
    const name = [...made].sort().join();
    if (!tried.has(name)) {
      const rules = { ...start };
      for (const key of made) rules[key] = end[key]!;
      tried.set(name, settleNoted(rules));
    }
    return tried.get(name);
  };
  const worthBy =
    (keys: readonly string[]): MixWorth =>
    (made) =>
      settleMix(made.map((i) => keys[i]!))?.nets;
  const candidates = (): readonly string[] => differing.filter((key) => read.has(key));

  const ends = [settleMix([]), settleNoted(end)];
  let keys: readonly string[] = [];
  let result: ShapleyResult;
  // What is read grows while mixes are settled.
  do {
    keys = candidates();
    result =
      keys.length <= MOST_EXACT
        ? yield* exactShapley(keys.length, worthBy(keys))
        : yield* sampledShapley(keys.length, worthBy(keys), { pairs: SCREENING_PAIRS, seed: SHARES_SEED });
  } while (keys.length < candidates().length);
  let isExact = keys.length <= MOST_EXACT;
  const mattering = (): readonly string[] => keys.filter((_, i) => result.values[i]?.some(({ isIdle }) => !isIdle));
  if (!isExact && result.orders > 0) {
    const few = mattering();
    isExact = few.length <= MOST_EXACT && settleMix(few)?.nets.join() === ends[1]?.nets.join();
    result = isExact
      ? yield* exactShapley(few.length, worthBy(few))
      : yield* sampledShapley(keys.length, worthBy(keys), { pairs: SAMPLED_PAIRS, seed: SHARES_SEED });
    if (isExact) keys = few;
  }
  const moving = mattering();
  const known = new Set(ends.flatMap((mix) => mix?.departures ?? []));
  const settled = [...tried.values()].filter((mix) => mix !== undefined);
  return {
    keys: moving,
    values: moving.map((key) => result.values[keys.indexOf(key)]!),
    idle: result.orders === 0 ? [] : differing.filter((key) => !moving.includes(key)),
    ofOneOnly,
    isExact,
    orders: result.orders,
    leftOut: result.leftOut,
    mixes: settled.length,
    unsettled: tried.size - settled.length,
    forbidding: settled.filter(({ departures }) => departures.some((one) => !known.has(one))).length,
  };
}
