import { expect, test } from 'vitest';
import type { Row, RuleBeside } from '../rows/row.ts';
import { reasonsOf, hiddenRules } from './WhyTheyDiffer.tsx';
import type { RuleValue } from '#engine/rules/key.ts';
import { COMPARED_REVERSIS } from '#games/reversis/tools/compare/Compare.tsx';
import { MADE, settledBy } from '../../../../tests/support/reversis-made-compared.ts';
import { compare } from '../model/model.ts';

/** What is paid, and the rules found for it; only rows for which some were looked for. */
const hidden = (...columns: Readonly<Record<string, RuleValue>>[]): readonly unknown[] => {
  const settled = settledBy(...columns);
  const model = compare(COMPARED_REVERSIS, MADE, settled);
  const found = hiddenRules(COMPARED_REVERSIS, MADE, settled, model);
  return model.rows.flatMap((row) => (found.has(row.id) ? [[row.what, found.get(row.id)]] : []));
};
/** The bête is as much as lies in the basket; it is given back, and the basket drawn. */
const BY_THE_BASKET = [
  'Quinola played: bête',
  'Quinola payment undone',
  'Quinola played, reversis made: paid from the pool',
] as const;

test('why more is drawn than in the book: what was put in, though the rule of drawing is the same', () => {
  expect(hidden({}, { 'pool.open.each': 5 })).toEqual(BY_THE_BASKET.map((what) => [what, ['pool.open.each']]));
});

test('every column has its rules in it, each once; what changes nothing of it is none of them', () => {
  expect(
    hidden(
      {},
      { 'pool.open.each': 5 },
      { 'pool.open.dealer': 10, 'reversis.made.forcedFirst': 6 },
      { 'pool.open.each': 6 },
    ),
  ).toEqual(BY_THE_BASKET.map((what) => [what, ['pool.open.each', 'pool.open.dealer']]));
});

test('a single difference that no rule behind the payment explains is looked into as well', () => {
  // Where nothing is given back, the bête is drawn too.
  const nothing = { 'reversis.made.undoes': 'nothing' };
  expect(hidden({}, nothing)).toEqual([[BY_THE_BASKET[2], ['reversis.made.undoes']]]);
});

test('a difference that the rule behind the payment explains is not looked into, nor is what is the same', () => {
  expect(hidden({}, { 'reversis.made.forcedFirst': 6 })).toEqual([]);
  expect(hidden({}, {})).toEqual([]);
  expect(hidden()).toEqual([]);
});

const rule = (key: string): RuleBeside => ({
  key,
  question: `${key}?`,
  href: `/rules/${key}/`,
  answers: [
    { label: '1785', answer: 'no', isChanged: false, citations: [] },
    { label: '1850', answer: 'yes', isChanged: false, citations: [] },
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
  reasonsOf({ columns: [], rows, nets: [], pools: [], scale: { least: 0, most: 0 } }).main.map(
    (reason) => reason.rule.key,
  );

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
    scale: { least: 0, most: 0 },
  });
  expect([reasons.differing, reasons.of]).toEqual([2, 3]);
  expect(reasons.main.map((reason) => reason.rule.key)).toEqual(['party']);
});

test('three rules are named, and answers that columns share are said once', () => {
  expect(
    weighed(row('end', [9, 0], 'a'), row('end', [8, 0], 'b'), row('end', [7, 0], 'c'), row('end', [6, 0], 'd')),
  ).toEqual(['a', 'b', 'c']);
});
