import { expect, test } from 'vitest';
import type { RuleValue } from '#engine/rules/key.ts';
import { reversis } from '#games/reversis/game.ts';
import { almanach1785 } from '#games/reversis/rules/books/almanach-1785.ts';
import { COMPARED_REVERSIS } from '#games/reversis/tools/compare/Compare.tsx';
import { REVERSIS_MADE } from '../../../tests/support/reversis-made.ts';
import { openBooks, settleColumns } from './model.ts';
import { effectOf } from './net-changes.ts';

/** 1785: the dealer takes a heart led by first hand with the Quinola, and makes the reversis. */
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

const effect = (changes: Readonly<Record<string, RuleValue>>) => {
  if (!MADE.ok) throw new Error(MADE.error.message);
  const [column] = settleColumns(COMPARED_REVERSIS, MADE.value, [{ book: id, changes }], books);
  if (!column) throw new Error('the column');
  const { nets, moved } = effectOf(COMPARED_REVERSIS, MADE.value, column);
  return {
    by: nets.map(({ name, before, now }) => [name, (now ?? NaN) - (before ?? NaN)]),
    moved,
  };
};

test('a rule changed moves what it pays for, and the sums of those who pay and are paid', () => {
  // The reversis costs the two beside him 17 in place of 16; what the player opposite pays is a rule of its own.
  expect(effect({ 'reversis.made.each': 17 })).toEqual({
    by: [
      ['First hand', -1],
      ['Second hand', 0],
      ['Third hand', -1],
      ['Dealer', 2],
    ],
    moved: 1,
  });
});

test('a book as it stands pays as it does, and so does one in which a rule is changed that this deal does not ask', () => {
  const nothing = effect({});
  expect(nothing.moved).toBe(0);
  expect(new Set(nothing.by.map(([, by]) => by))).toEqual(new Set([0]));
  expect(effect({ 'reversis.broken.sum': 40 })).toEqual(nothing);
});
