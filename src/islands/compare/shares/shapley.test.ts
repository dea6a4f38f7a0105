import { describe, expect, test } from 'vitest';
import { exactShapley, sampledShapley, type MixWorth, type ShapleyResult } from './rule-shares.ts';

function runToEnd<T>(work: Generator<number, T>): T {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
    expect(step.value).toBeLessThanOrEqual(1);
  }
}

/** A worth from a table: the changes made, as digits in ascending order → amount. */
const from =
  (table: Readonly<Record<string, number | undefined>>): MixWorth =>
  (made) => {
    const worth = table[[...made].sort((a, b) => a - b).join('')];
    return worth === undefined ? undefined : [worth];
  };
const exact = (changes: number, worth: MixWorth): ShapleyResult => runToEnd(exactShapley(changes, worth));
const means = ({ values }: ShapleyResult): readonly number[] => values.map(([value]) => value?.mean ?? Number.NaN);

describe('exact shares', () => {
  test('changes that do not meet keep what they make alone', () => {
    const worth = from({ '': 10, '0': 11, '1': 8, '01': 9 });
    expect(means(exact(2, worth))).toEqual([1, -2]);
  });

  // 0 alone makes 4, 1 alone makes 1, 2 alone nothing; 0 and 2 together make 10; 1 adds its 1 to any of them.
  //
  //   order   0   1   2
  //   012     4   1   6
  //   021     4   1   6
  //   102     4   1   6
  //   120    10   1   0
  //   201    10   1   0
  //   210    10   1   0
  //   sum    42   6  18   in six orders: 7, 1 and 3.
  const threeRules = from({ '': 0, '0': 4, '1': 1, '2': 0, '01': 5, '02': 10, '12': 1, '012': 11 });

  test('of three rules, two that act together share what they make together', () => {
    const result = exact(3, threeRules);
    expect(means(result)).toEqual([7, 1, 3]);
    expect([result.orders, result.leftOut]).toEqual([6, 0]);
  });

  test('are the whole difference together, for each account', () => {
    // A basket that two rules change only together, and a seat that pays for it.
    const worth: MixWorth = (made) => {
      const basket = made.includes(0) && made.includes(1) ? 7 : 2;
      return [basket, -basket - made.length];
    };
    const { values } = exact(3, worth);
    const sums = [0, 1].map((account) => values.reduce((sum, own) => sum + own[account]!.mean, 0));
    // From 2 to 7, and from −2 to −7 − 3.
    expect(sums[0]).toBeCloseTo(5, 10);
    expect(sums[1]).toBeCloseTo(-8, 10);
  });

  test('are equal for changes that do the same', () => {
    // Each of three alone makes nothing, any two make 6, all three 9.
    const worth: MixWorth = (made) => [[0, 0, 6, 9][made.length]!];
    for (const mean of means(exact(3, worth))) expect(mean).toBeCloseTo(3, 10);
  });

  test('are 0 for a change that never does anything, which is idle; not for one whose effects cancel', () => {
    // 1 does nothing. 0 and 2 each make 3 alone, and nothing beside the other.
    const { values } = exact(3, from({ '': 0, '0': 3, '1': 0, '2': -3, '01': 3, '02': 0, '12': -3, '012': 0 }));
    expect(values.map(([value]) => value?.isIdle)).toEqual([false, true, false]);
    expect(values.map(([value]) => value?.mean)).toEqual([3, 0, -3]);
    // 0 makes 2 before 1 and −2 after it.
    const [cancelling] = exact(2, from({ '': 0, '0': 2, '1': 0, '01': -2 })).values;
    expect(cancelling).toEqual([{ mean: 0, half: 0, isIdle: false }]);
  });

  test('leave out the orders that pass through an impossible mix', () => {
    // 1 is impossible before 0: only the order 0, 1 is left, in which 0 makes 5 and 1 makes 2.
    const result = exact(2, from({ '': 0, '0': 5, '1': undefined, '01': 7 }));
    expect(means(result)).toEqual([5, 2]);
    expect([result.orders, result.leftOut]).toEqual([1, 1]);
    const none = exact(2, from({ '': 0, '0': undefined, '1': undefined, '01': 7 }));
    expect(none).toEqual({ values: [], orders: 0, leftOut: 2 });
  });

  test('of no change at all are none', () => {
    expect(exact(0, from({ '': 4 }))).toEqual({ values: [], orders: 1, leftOut: 0 });
  });
});

describe('shares from sampled orders', () => {
  const sample = (changes: number, worth: MixWorth, pairs = 400): ShapleyResult =>
    runToEnd(sampledShapley(changes, worth, { pairs, seed: 1 }));

  test('sum to the whole difference, and hold the exact share in their interval', () => {
    // Twelve rules: each makes its number; the first and the last make 12 more together, so 6 more each.
    const worth: MixWorth = (made) => [
      made.reduce((sum, i) => sum + i, 0) + (made.includes(0) && made.includes(11) ? 12 : 0),
    ];
    const result = sample(12, worth);
    const expected = [6, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 17];
    for (const [i, [value]] of result.values.entries())
      expect(Math.abs(value!.mean - expected[i]!), `rule ${String(i)}`).toBeLessThanOrEqual(value!.half + 1e-9);
    expect(means(result).reduce((sum, one) => sum + one, 0)).toBeCloseTo(78, 9);
    expect(result.orders).toBe(800);
  });

  test('have an interval where an order and its reverse do not cancel, by the pairs as observations', () => {
    // Three rules that make 6 as soon as two are there: whoever is second makes it, in one pair of orders in three.
    const worth: MixWorth = (made) => [made.length >= 2 ? 6 : 0];
    const { values } = sample(3, worth);
    for (const [value] of values) {
      expect(Math.abs(value!.mean - 2)).toBeLessThan(0.6);
      // 6 with chance 1/3, else 0: standard deviation 6 √(2/9) = 2.83; ± 1.96 × 2.83 / √400 = 0.277.
      expect(value!.half).toBeGreaterThan(0.25);
      expect(value!.half).toBeLessThan(0.3);
    }
  });

  test('are the same from the same seed, and leave out the orders that pass through an impossible mix', () => {
    // 1 is impossible before 0: of an order and its reverse one is left, in which 0 makes 5, 1 makes 2 and 2 nothing.
    const worth = from({ '': 0, '0': 5, '1': undefined, '2': 0, '01': 7, '02': 5, '12': undefined, '012': 7 });
    const result = sample(3, worth, 50);
    expect(sample(3, worth, 50)).toEqual(result);
    expect(means(result)).toEqual([5, 2, 0]);
    expect([result.orders, result.leftOut]).toEqual([50, 50]);
    expect(sample(2, from({ '': 0, '01': 7 }), 50)).toEqual({ values: [], orders: 0, leftOut: 100 });
  });
});
