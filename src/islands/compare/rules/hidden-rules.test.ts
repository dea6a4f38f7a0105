import { expect, test } from 'vitest';
import type { RuleValue } from '#engine/rules/key.ts';
import { COMPARED_REVERSIS } from '#games/reversis/tools/compare/Compare.tsx';
import { MADE, settledBy } from '../../../../tests/support/reversis-made-compared.ts';
import { hiddenRules } from './hidden-rules.ts';
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
  'Quinola played, reversis made: draws the pool',
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
