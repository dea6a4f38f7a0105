import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fewestTransfers, type Balance, type Transfer } from './SettleUp.tsx';

const after = (balances: readonly Balance[], transfers: readonly Transfer[]): readonly number[] =>
  balances.map(({ name, amount }) =>
    transfers.reduce(
      (left, { from, to, amount: sum }) => left + (from === name ? sum : 0) - (to === name ? sum : 0),
      amount,
    ),
  );

/** Whether so many transfers can be enough: tries every debtor, creditor and amount that settles one of the two or less. */
function canSettleIn(amounts: readonly number[], transfers: number): boolean {
  if (amounts.every((amount) => amount === 0)) return true;
  if (transfers === 0) return false;
  return amounts.some((owes, from) =>
    amounts.some((owed, to) => {
      if (from === to) return false;
      const most = Math.max(Math.abs(owes), Math.abs(owed));
      return Array.from({ length: most }, (_, i) => i + 1).some((sum) =>
        canSettleIn(
          amounts.map((amount, i) => (i === from ? amount + sum : i === to ? amount - sum : amount)),
          transfers - 1,
        ),
      );
    }),
  );
}

test('two pairs that cancel out need two transfers, not three', () => {
  // Anne owes what Ben is owed, Cleo what Dan is owed: 5 and 3.
  const table = [
    { name: 'Anne', amount: -5 },
    { name: 'Ben', amount: 5 },
    { name: 'Cleo', amount: -3 },
    { name: 'Dan', amount: 3 },
  ];
  expect(fewestTransfers(table)).toEqual([
    { from: 'Anne', to: 'Ben', amount: 5 },
    { from: 'Cleo', to: 'Dan', amount: 3 },
  ]);
  expect(fewestTransfers([{ name: 'Anne', amount: 0 }])).toEqual([]);
});

test('what nobody at the table is owed stays open', () => {
  const table = [
    { name: 'Anne', amount: -5 },
    { name: 'Ben', amount: 3 },
    { name: 'Cleo', amount: -1 },
  ];
  expect(fewestTransfers(table)).toEqual([{ from: 'Anne', to: 'Ben', amount: 3 }]);
});

test('nobody is owed anything afterwards, and no fewer transfers would do', () => {
  const tables = fc
    .array(fc.integer({ min: -3, max: 3 }), { minLength: 1, maxLength: 3 })
    .map((amounts) => [...amounts, -amounts.reduce((sum, amount) => sum + amount, 0)]);
  fc.assert(
    fc.property(tables, (amounts) => {
      const balances = amounts.map((amount, i) => ({ name: `player ${String(i)}`, amount }));
      const transfers = fewestTransfers(balances);
      expect(after(balances, transfers).every((left) => left === 0)).toBe(true);
      expect(transfers.every(({ amount }) => amount > 0)).toBe(true);
      if (transfers.length > 0) expect(canSettleIn(amounts, transfers.length - 1)).toBe(false);
    }),
    { numRuns: 60 },
  );
});
