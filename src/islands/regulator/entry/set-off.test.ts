import { expect, test } from 'vitest';
import { inPhase } from '#engine/ledger/place.ts';
import { setOff } from './set-off.ts';

const paid = (...payments: readonly (readonly [from: string, to: string, amount: number])[]) =>
  setOff(
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
