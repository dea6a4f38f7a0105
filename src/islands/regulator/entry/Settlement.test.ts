import { expect, test } from 'vitest';
import type { Entry } from '#engine/ledger/sink.ts';
import { inPhase } from '#engine/ledger/place.ts';
import { sayAnte, netTransfers } from './Settlement.tsx';

const paid = (...payments: readonly (readonly [from: string, to: string, amount: number])[]) =>
  netTransfers(
    payments.map(([from, to, amount]) => ({
      at: inPhase('end'),
      occasion: 'game',
      from,
      to,
      amount,
      keys: ['stake.game'],
    })),
  ).map(({ from, to, amount }) => [from, to, amount]);

test('what goes both ways is set off, and one pays the difference, were it a single counter', () => {
  expect(paid(['Anne', 'Bea', 5], ['Bea', 'Anne', 4])).toEqual([['Anne', 'Bea', 1]]);
  expect(paid(['Anne', 'Bea', 4], ['Bea', 'Anne', 5])).toEqual([['Bea', 'Anne', 1]]);
  expect(paid(['Anne', 'Bea', 4], ['Bea', 'Anne', 4])).toEqual([]);
});

test('what goes the same way is added up, each pair by itself, in the order in which they come', () => {
  expect(
    paid(['Carl', 'basket', 4], ['Anne', 'Bea', 2], ['Carl', 'basket', 8], ['Anne', 'Carl', 1], ['Bea', 'Anne', 1]),
  ).toEqual([
    ['Carl', 'basket', 12],
    ['Anne', 'Bea', 1],
    ['Anne', 'Carl', 1],
  ]);
});

const SEATS = ['first', 'second', 'third', 'dealer'];
const NAMES: Readonly<Record<string, string>> = {
  first: 'Anne',
  second: 'Bea',
  third: 'Carl',
  dealer: 'Dora',
  basket: 'the basket',
  little: 'the little pool',
};
const lays = (from: string, amount: number, to = 'basket'): Entry => ({
  at: inPhase('ante'),
  occasion: 'ante',
  from,
  to,
  amount,
  keys: ['pool.ante.each'],
});
const said = (...entries: readonly Entry[]): string => sayAnte(entries, SEATS, (account) => NAMES[account] ?? account);

test('what is laid down is said of those who lay the same together', () => {
  // The filling of 1785: four from each of three, eight from the dealer.
  expect(said(lays('first', 4), lays('second', 4), lays('third', 4), lays('dealer', 8))).toBe(
    'Dora pays 8 and everyone else 4 into the basket',
  );
  expect(said(lays('dealer', 4))).toBe('Dora pays 4 into the basket');
  // 1728: a jeton each, and ten more from the dealer.
  expect(said(...SEATS.map((seat) => lays(seat, 1)), lays('dealer', 10))).toBe(
    'Dora pays 11 and everyone else 1 into the basket',
  );
  expect(said(...SEATS.map((seat) => lays(seat, 1)))).toBe('everyone pays 1 into the basket');
  expect(said(lays('first', 2), lays('second', 2), lays('dealer', 1, 'little'))).toBe(
    'Anne and Bea pay 2 each into the basket; Dora pays 1 into the little pool',
  );
  expect(said()).toBe('');
});
