import { expect, test } from 'vitest';
import { reversis } from '#games/reversis/game.ts';
import { reversisLab } from '#games/reversis/lab.ts';
import { valuesOf } from '../rules/rule-set.ts';
import { planSweep, runOfSweep, sweepPoints } from './sweep.ts';

const book = valuesOf(reversis.ruleSets.find(({ id }) => id === 'almanach-1785')!);
const KEY = 'quinola.forced.holderToForcer';
const planned = (key: string, rules: object = book) => {
  const plan = planSweep(key, rules, reversis);
  if (!plan.ok) throw new Error(plan.error.message);
  return plan.value;
};

test('goes from 0 to twice the amount, and names the books at their own', () => {
  const { own, amounts, step, marks } = planned(KEY);
  expect([own, step]).toEqual([8, 1]);
  expect(amounts).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16]);
  expect(marks.find(({ amount }) => amount === 8)?.books).toContain('almanach-1785');
});

test('goes in steps where there are many amounts, its own and 0 among them; a rule of 0 goes beyond every book', () => {
  const { amounts, step } = planned(KEY, { ...book, [KEY]: 101 });
  expect(step).toBe(6);
  for (const amount of [0, 6, 8, 101, 202]) expect(amounts).toContain(amount);
  const most = Math.max(...planned(KEY).marks.map(({ amount }) => amount));
  expect(planned(KEY, { ...book, [KEY]: 0 }).amounts.at(-1)).toBe(2 * most);
});

test.each([
  ['double.manner', 'is not an amount'],
  ['quinola.forced.holderToForce', 'Did you mean'],
])('%s is refused in a sentence', (key, words) => {
  const plan = planSweep(key, book, reversis);
  expect(plan.ok ? '' : plan.error.message).toContain(words);
});

test('is zero exactly at the rule’s own amount, and straight for the same cards', () => {
  const plan = planned(KEY);
  const points = sweepPoints(plan, reversisLab.runSessions(runOfSweep(plan, book, 1), [0, 20]));
  const own = points.find(({ amount }) => amount === 8)!;
  expect(own.roles.map(({ mean, half }) => [mean, half])).toEqual([0, 1, 2, 3].map(() => [0, 0]));
  expect(own.moved.count).toBe(0);
  const [first] = points;
  for (const { amount, roles, elsewhere } of points) {
    for (const [role, { mean }] of roles.entries())
      expect(mean).toBeCloseTo((first!.roles[role]!.mean * (8 - amount)) / 8, 9);
    expect(elsewhere.mean).toBeCloseTo((first!.elsewhere.mean * Math.abs(8 - amount)) / 8, 9);
  }
  expect(first!.elsewhere.mean).toBeGreaterThan(0);
});
