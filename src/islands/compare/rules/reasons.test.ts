import { expect, test } from 'vitest';
import type { Row, RuleBeside } from '../rows/row.ts';
import { reasonsOf } from './reasons.ts';

const rule = (key: string): RuleBeside => ({
  key,
  question: `${key}?`,
  href: `/rules/${key}/`,
  answers: [
    { label: '1785', says: 'no', isChanged: false, citations: [] },
    { label: '1850', says: 'yes', isChanged: false, citations: [] },
  ],
});
const row = (where: string, totals: readonly (number | undefined)[], ...why: readonly string[]): Row => ({
  id: `${where} ${why.join()}`,
  what: 'a payment',
  where,
  at: '',
  isSame: false,
  cells: totals.map((total) =>
    total === undefined ? undefined : { payments: [], total, citations: [], bases: [], like: [] },
  ),
  why: why.map(rule),
});
const weighed = (...rows: readonly Row[]): readonly string[] =>
  reasonsOf({ columns: [], rows, nets: [], pools: [], largest: 0 }).main.map((reason) => reason.rule.key);

test('a rule weighs as many counters as it sets apart, and half as many where it only bears on a payment', () => {
  // 10 apart, of which the second rule has half, 5; 6 apart for the third.
  expect(weighed(row('trick 3', [14, 4], 'base', 'bearing'), row('end', [2, 8], 'party'))).toEqual([
    'base',
    'party',
    'bearing',
  ]);
  // Twice half of 7 is more than 6.
  expect(
    weighed(
      row('trick 3', [7, 0], 'one', 'bearing'),
      row('end', [0, 6], 'party'),
      row('trick 4', [7, 0], 'two', 'bearing'),
    ),
  ).toEqual(['one', 'bearing', 'two']);
});

test('what is paid to another at the same sum still weighs something; what stands in no column is nothing', () => {
  expect(weighed(row('end', [4, 4], 'toWhom'))).toEqual(['toWhom']);
  expect(weighed(row('end', [undefined, 3], 'three'), row('trick 2', [5, 1], 'four'))).toEqual(['four', 'three']);
});

test('what the players put into a pool does not tell books apart: it comes out of it again', () => {
  const reasons = reasonsOf({
    columns: [],
    rows: [row('ante', [40, 0], 'open'), row('end', [1, 0], 'party'), { ...row('end', [1, 1]), isSame: true }],
    nets: [],
    pools: [],
    largest: 0,
  });
  expect([reasons.differing, reasons.of]).toEqual([2, 3]);
  expect(reasons.main.map((reason) => reason.rule.key)).toEqual(['party']);
});

test('three rules are named, and answers that columns share are said once', () => {
  expect(
    weighed(row('end', [9, 0], 'a'), row('end', [8, 0], 'b'), row('end', [7, 0], 'c'), row('end', [6, 0], 'd')),
  ).toEqual(['a', 'b', 'c']);
});
