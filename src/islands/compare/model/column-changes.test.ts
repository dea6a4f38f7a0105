import { expect, test } from 'vitest';
import type { RuleValue } from '#engine/rules/key.ts';
import { COMPARED_REVERSIS } from '#games/reversis/tools/compare/Compare.tsx';
import { MADE, settledBy } from '../../../../tests/support/reversis-made-compared.ts';
import { effectOfColumn } from './column-changes.ts';

const effect = (changes: Readonly<Record<string, RuleValue>>) => {
  const [column] = settledBy(changes);
  if (!column) throw new Error('the column');
  const { nets, moved } = effectOfColumn(COMPARED_REVERSIS, MADE, column);
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
