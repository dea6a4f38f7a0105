import { describe, expect, test } from 'vitest';
import { amount, choice, flag, only, type KeyTable } from '#engine/rules/key.ts';
import { shareRules, type MixedRules, type RuleShares, type SettledMix } from './rule-shares.ts';

function sharesOf<R extends object>(mixed: MixedRules<R>): RuleShares {
  const work = shareRules(mixed);
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}
const means = ({ keys, values }: RuleShares) => keys.map((key, i) => [key, ...values[i]!.map(({ mean }) => mean)]);

const PAID: SettledMix = { nets: [], departures: [] };

/** A made-up game: a fine, paid by the first of two players; a pool that he wins, if there is one; and what is never asked. */
const KEYS: KeyTable = {
  fine: amount(1, 'all', [1, 2]),
  isDouble: flag(2, 'all', 'payment'),
  pool: choice(3, 'all', 'payment', ['none', 'one']),
  'pool.each': amount(4, 'all', [1, 5], only(0, 'made.up', { pool: ['one'] })),
  unasked: amount(5, 'all', [0, 9]),
};
const BASE = { fine: 1, isDouble: false, pool: 'none', 'pool.each': 0, unasked: 0 };
type Rules = typeof BASE;
const settle = (rules: Rules): SettledMix => {
  const fine = rules.fine * (rules.isDouble ? 2 : 1);
  const pool = rules.pool === 'one' ? rules['pool.each'] : 0;
  return { ...PAID, nets: [pool - fine, fine - pool] };
};

describe('the shares of rules', () => {
  test('of a fine raised and doubled: each alone, and half of what they make together', () => {
    // −1 by the first; −3 with the fine of 3; −2 doubled; −6 with both. The fine: −2 or −4, so −3; the doubling: −1 or −3, so −2.
    const shares = sharesOf({ keys: KEYS, from: BASE, to: { ...BASE, fine: 3, isDouble: true, unasked: 9 }, settle });
    expect(means(shares)).toEqual([
      ['fine', -3, 3],
      ['isDouble', -2, 2],
    ]);
    expect([shares.idle, shares.isExact, shares.orders, shares.unsettled]).toEqual([['unasked'], true, 2, 0]);
  });

  test('count a rule that only one of the two has with the rule that brings it in', () => {
    // A pool of 5 appears: the key of its size has no answer that could be turned before there is a pool.
    const shares = sharesOf({ keys: KEYS, from: BASE, to: { ...BASE, pool: 'one', 'pool.each': 5 }, settle });
    expect(means(shares)).toEqual([['pool', 5, -5]]);
    expect([shares.ofOneOnly, shares.idle]).toEqual([1, []]);
    // And the other way round.
    expect(means(sharesOf({ keys: KEYS, from: { ...BASE, pool: 'one', 'pool.each': 5 }, to: BASE, settle }))).toEqual([
      ['pool', -5, 5],
    ]);
  });

  test('leave out orders through mixes that cannot be settled, and count mixes that forbid something new', () => {
    const shares = sharesOf<Rules>({
      keys: KEYS,
      from: BASE,
      to: { ...BASE, fine: 3, isDouble: true },
      settle: (rules) => (rules.isDouble && rules.fine === 1 ? undefined : settle(rules)),
    });
    // The fine first: −1 to −3; then doubled: −3 to −6.
    expect(means(shares)).toEqual([
      ['fine', -2, 2],
      ['isDouble', -3, 3],
    ]);
    expect([shares.orders, shares.leftOut, shares.unsettled]).toEqual([1, 1, 1]);
    const forbidding = sharesOf<Rules>({
      keys: KEYS,
      from: BASE,
      to: { ...BASE, fine: 3, isDouble: true },
      settle: (rules) => ({ ...settle(rules), departures: rules.isDouble && rules.fine === 1 ? ['t1 fine'] : ['t2'] }),
    });
    expect([forbidding.forbidding, forbidding.unsettled]).toEqual([1, 0]);
  });

  test('say nothing of any rule where no order can be settled', () => {
    const shares = sharesOf<Rules>({
      keys: KEYS,
      from: BASE,
      to: { ...BASE, fine: 3, isDouble: true },
      settle: (rules) => (rules.isDouble === (rules.fine === 3) ? settle(rules) : undefined),
    });
    expect([shares.keys, shares.idle, shares.orders, shares.leftOut]).toEqual([[], [], 0, 2]);
  });
});

describe('many rules', () => {
  const names = Array.from({ length: 14 }, (_, i) => `rule${String(i)}`);
  const keys: KeyTable = Object.fromEntries(names.map((name, i) => [name, amount(i, 'all', [0, 1])]));
  const all = (value: number): Readonly<Record<string, number>> =>
    Object.fromEntries(names.map((name) => [name, value]));
  /** Each of the first `paying` rules pays 1; the first two pay 2 more together. All fourteen are read. */
  const settleMany =
    (paying: number) =>
    (rules: Readonly<Record<string, number>>): SettledMix => {
      const answers = names.map((name) => rules[name]!);
      const net = answers.slice(0, paying).reduce((sum, one) => sum + one, 0) + 2 * answers[0]! * answers[1]!;
      return { ...PAID, nets: [net] };
    };

  test('of which ten or fewer matter have exact shares', () => {
    const shares = sharesOf({ keys, from: all(0), to: all(1), settle: settleMany(4) });
    expect(shares.isExact).toBe(true);
    expect(means(shares)).toEqual([
      ['rule0', 2],
      ['rule1', 2],
      ['rule2', 1],
      ['rule3', 1],
    ]);
    expect(shares.idle).toHaveLength(10);
  });

  test('of which more matter have estimates that sum to the difference', () => {
    const shares = sharesOf({ keys, from: all(0), to: all(1), settle: settleMany(14) });
    expect(shares.isExact).toBe(false);
    const estimates = shares.values.map(([value]) => value!);
    // 14 rules and 2 more. An order and its reverse give each of the two once: always 2, without doubt.
    expect(estimates.reduce((sum, { mean }) => sum + mean, 0)).toBeCloseTo(16, 9);
    expect(estimates[0]).toEqual({ mean: 2, half: 0, isIdle: false });
    expect(shares.orders).toBe(200);
  });
});
