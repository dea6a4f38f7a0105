import { expect, test } from 'vitest';
import type { RuleValue } from '#engine/rules/key.ts';
import { reversis } from '#games/reversis/game.ts';
import { almanach1785 } from '#games/reversis/rules/books/almanach-1785.ts';
import { COMPARED_REVERSIS } from '#games/reversis/tools/compare/Compare.tsx';
import { REVERSIS_MADE } from '../../../tests/support/reversis-made.ts';
import { hiddenRules } from './hidden-rules.ts';
import { compare, openBooks, settleColumns } from './model.ts';

/** 1785: the dealer takes a heart led by first hand with the Quinola, and makes the reversis: he draws the basket. */
const MADE = reversis.parseRecord(REVERSIS_MADE);
const { id, linkNumber, unit } = almanach1785;
const books = openBooks(reversis, [
  {
    game: 'reversis',
    id,
    linkNumber,
    unit,
    short: 'Almanach 1785',
    date: '1785',
    sort: 1785,
    voice: { name: '' },
    clauses: {},
  },
]);

/** What is paid, and the rules found for it; only rows for which some were looked for. */
const hidden = (...columns: Readonly<Record<string, RuleValue>>[]): readonly unknown[] => {
  if (!MADE.ok) throw new Error(MADE.error.message);
  const told = columns.map((changes) => ({ book: id, changes }));
  const settled = settleColumns(COMPARED_REVERSIS, MADE.value, told, books);
  const model = compare(COMPARED_REVERSIS, MADE.value, settled);
  const found = hiddenRules(COMPARED_REVERSIS, MADE.value, settled, model);
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
