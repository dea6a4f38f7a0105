import { expect, test } from 'vitest';
import type { Entry } from '#engine/ledger/entry.ts';
import { inPhase } from '#engine/ledger/place.ts';
import { sayAnte } from './ante.ts';

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
    'Dora 8, each of the others 4, into the basket',
  );
  expect(said(lays('dealer', 4))).toBe('Dora 4 into the basket');
  // 1728: a jeton each, and ten more from the dealer.
  expect(said(...SEATS.map((seat) => lays(seat, 1)), lays('dealer', 10))).toBe(
    'Dora 11, each of the others 1, into the basket',
  );
  expect(said(...SEATS.map((seat) => lays(seat, 1)))).toBe('each 1 into the basket');
  expect(said(lays('first', 2), lays('second', 2), lays('dealer', 1, 'little'))).toBe(
    'Anne and Bea 2 into the basket; Dora 1 into the little pool',
  );
  expect(said()).toBe('');
});
