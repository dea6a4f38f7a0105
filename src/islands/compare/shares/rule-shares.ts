import { arises, type KeyTable, type RuleValue } from '#engine/rules/key.ts';
import { keysOf } from '#engine/kernel/collections.ts';
import { exactShapley, sampledShapley, type MixWorth, type ShapleyResult, type ShapleyValue } from './shapley.ts';

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

type Answers = Readonly<Record<string, RuleValue>>;

/**
 * Gives both rule sets the same answer to a question that arises in one of them only: the answer of that one, for it has no effect
 * on the other. In a mix such a rule comes into force with the rule that makes it arise, and its effect is that rule's.
 */
function alignRules<R extends object>({ keys, from, to }: MixedRules<R>) {
  const aligned: Record<string, RuleValue> = { ...(to as unknown as Answers) };
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
