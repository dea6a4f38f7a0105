import { expect, test } from 'vitest';
import { notesProblems, sumsIn } from './sums.ts';

const read = (text: string): readonly (readonly [string, ...(number | string)[]])[] =>
  sumsIn(text).map(({ text: written, sides, of }) => [written, ...sides, ...(of === undefined ? [] : [of])]);

test.each([
  ['He pays 8 + 6 = 14, in two parts.', [['8 + 6 = 14', 14, 14]]],
  ['Tricks: 2 × (3 + 4) × 2 = 28 = 30 − 2', [['2 × (3 + 4) × 2 = 28 = 30 − 2', 28, 28, 28]]],
  [
    '**The pool.** 110 − 100 =\n10; 2½ × 4 = 10.',
    [
      ['110 − 100 = 10', 10, 10],
      ['2½ × 4 = 10', 10, 10],
    ],
  ],
  ['1,200 + 34 = 1,234', [['1,200 + 34 = 1,234', 1234, 1234]]],
  ['[4 each](clause:x.y): 4 × [2](clause:a.b) = 9', [['4 × 2 = 9', 8, 9]]],
  ['first: −20', [['−20', -20, 'first']]],
  [
    'The dealer: −10 + 1 = −9; third hand −5 − 2 = −7.',
    [
      ['−10 + 1 = −9', -9, -9, 'The dealer'],
      ['−5 − 2 = −7', -7, -7, 'third hand'],
    ],
  ],
  // Points won have no sign, and are no account.
  ['First hand 2 + 5 = 7', [['2 + 5 = 7', 7, 7]]],
])('reads %s', (text, sums) => {
  expect(read(text)).toEqual(sums);
});

test.each([
  'a knave and 5 + a king 4 = 9',
  'ace 5 + king 4 = 9',
  '((7 + 11) mod 24) + 1 = 19',
  'the queen + 5 = 8',
  'tricks 2–7 = six',
  'third hand pays −4 of it',
  'x = 3',
  'in 1785: 12',
])('passes over what is no whole sum: %s', (text) => {
  expect(read(text)).toEqual([]);
});

test('says in which line a sum ends, tables included', () => {
  expect(sumsIn('One.\n\n| a | b |\n| 2 × 2 = 4 | 1 + 1\n= 2 |').map(({ line }) => line)).toEqual([3, 4]);
});

test('names the accounts there are where a column is of none of them', () => {
  const notes = '| | white | pool |\n| :-- | --: | --: |\n| the stake | −3 | +3 |\n| together | −3 | +3 |';
  expect(notesProblems(notes, { net: { white: -3 }, moved: { stake: 3 } })).toEqual([
    { line: 3, message: 'there is no seat or pool “pool”; the columns may be white, stake.' },
  ]);
  // The table may leave an account out; a wrong one is told with the others, in one line.
  expect(notesProblems(notes, { net: { white: -2 }, moved: { pool: 2 } })).toEqual([
    { line: 3, message: '“together” gives “white” −3, “pool” +3, but the deal brings −2, +2.' },
  ]);
});
