import { expect, test } from 'vitest';
import { place } from '../../../tests/support/place.ts';
import { type AccountLine, equalPayments } from './account.ts';

const SEATS = ['first', 'second', 'third', 'dealer'];
const line = (from: string, to: string, amount: number, what = 'ante', step = 0): AccountLine => ({
  at: place('ante'),
  what,
  why: `for ${what}`,
  from,
  to,
  amount,
  keys: ['some.rule'],
  step,
});
const printed = (lines: readonly AccountLine[]) =>
  equalPayments(lines, SEATS).map(
    ({ line: { amount }, from, to }) => `${from.join('+')} → ${to.join('+')} ${String(amount)}`,
  );

test('the stakes of 1785: four from each of three, eight from the dealer', () => {
  const stakes = ['first', 'second', 'third'].map((seat) => line(seat, 'basket', 4));
  expect(printed([...stakes, line('dealer', 'basket', 8)])).toEqual([
    'first+second+third → basket 4',
    'dealer → basket 8',
  ]);
});

test('one player pays several the same', () => {
  expect(printed([line('dealer', 'first', 2), line('dealer', 'second', 2), line('dealer', 'third', 2)])).toEqual([
    'dealer → first+second+third 2',
  ]);
});

test('another reason, another step, another pool each have a line of their own', () => {
  expect(
    printed([
      line('first', 'basket', 4),
      line('second', 'basket', 4, 'bête'),
      line('third', 'basket', 4, 'ante', 1),
      line('first', 'little', 4),
    ]),
  ).toEqual(['first → basket 4', 'second → basket 4', 'third → basket 4', 'first → little 4']);
});

test('the same payment twice is two lines', () => {
  expect(printed([line('first', 'second', 1), line('first', 'second', 1)])).toEqual([
    'first → second 1',
    'first → second 1',
  ]);
});
