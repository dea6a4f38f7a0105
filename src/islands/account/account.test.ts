import { expect, test } from 'vitest';
import type { Entry } from '#engine/ledger/sink.ts';
import { printPlace } from '#engine/ledger/place.ts';
import { place } from '../../../tests/support/place.ts';
import { sumsAfter, type AccountLine, mergeEntries, sayPayment } from './account.ts';
import { namingBy, tableNames } from '#engine/wording/seat-names.ts';
import { saySeat } from '#engine/wording/sentence.ts';

const SEATS = ['first', 'second', 'third', 'dealer'];
const pays = (at: string, occasion: string, from: string, to: string, amount: number): Entry => ({
  at: place(at),
  occasion,
  from,
  to,
  amount,
  keys: ['some.rule'],
});

test('each payment stands beside the source’s own; what only one of them pays has nothing on the other side', () => {
  const source = [
    pays('ante', 'filling', 'first', 'basket', 4),
    pays('t3.2', 'acePlaced', 'first', 'second', 1),
    pays('end', 'partie', 'third', 'dealer', 11),
  ];
  const now = [
    pays('ante', 'filling', 'first', 'basket', 4),
    pays('t5.1', 'quinolaForced', 'third', 'first', 8),
    pays('end', 'partie', 'third', 'dealer', 15),
  ];
  const merged = mergeEntries(now, source, SEATS).map(({ entry, amount, before }) => [
    printPlace(entry.at),
    before,
    amount,
  ]);
  expect(merged).toEqual([
    ['ante', 4, 4],
    ['t3.2', 1, 0],
    ['t5.1', 0, 8],
    ['end', 11, 15],
  ]);
});

test('two payments of one name are held against one another in order', () => {
  const twice = [pays('t9.4', 'undone', 'first', 'second', 2), pays('t9.4', 'undone', 'first', 'second', 3)];
  const merged = mergeEntries(twice, twice, SEATS);
  expect(merged.map(({ amount, before }) => [before, amount])).toEqual([
    [2, 2],
    [3, 3],
  ]);
});

test('what the accounts hold after a step, now and by the source', () => {
  const line = (from: string, to: string, amount: number, step: number, before?: number): AccountLine => ({
    at: place('ante'),
    what: 'ante',
    why: 'as the stake',
    from,
    to,
    amount,
    ...(before === undefined ? {} : { before }),
    keys: ['some.rule'],
    step,
  });
  const lines = [line('first', 'basket', 4, 0), line('second', 'first', 0, 3, 2), line('third', 'first', 6, 5, 8)];
  const opening = { now: { first: 0, basket: 20 }, before: { first: 0, basket: 20 } };
  expect(sumsAfter(opening, lines, 4)).toEqual({
    now: { first: -4, basket: 24 },
    // −4 + 2.
    before: { first: -2, second: -2, basket: 24 },
  });
  // −4 + 0 + 6, and −4 + 2 + 8.
  const { now, before } = sumsAfter(opening, lines, 5);
  expect([now['first'], before['first']]).toEqual([2, 6]);
});

const seats = ['first', 'second', 'third', 'dealer'];
const naming = namingBy(
  (account) => (seats.includes(account) ? saySeat(account) : `the ${account}`),
  tableNames({ seats, me: 0, direction: 'right' }),
);

test.each([
  [['dealer'], ['first'], 2, 'Left pays you 2'],
  [['first'], ['dealer'], 2, 'You pay Left 2'],
  [['first', 'second'], ['dealer'], 4, 'You and Right pay Left 4 each'],
  [['dealer'], ['first', 'second', 'third'], 1, 'Left pays you, Right and Across 1 each'],
  [seats, ['basket'], 4, 'Everyone pays 4 into the basket'],
  [['first', 'second', 'third'], ['basket'], 4, 'You, Right and Across pay 4 each into the basket'],
  [['dealer'], ['basket'], 8, 'Left pays 8 into the basket'],
  [['basket'], ['first'], 60, 'You draw 60 from the basket'],
  [['basket'], ['second'], 60, 'Right draws 60 from the basket'],
  [['pool'], ['odd'], 1, '1 goes from the pool to the odd'],
] as const)('%j to %j, %i: %s', (from, to, amount, says) => {
  expect(sayPayment({ from, to, amount }, seats, naming)).toBe(says);
});
