import { expect, test } from 'vitest';
import { sessionLines } from './session-lines.ts';

const rows = [
  { number: 1, balances: { Anne: 6, Bert: -14 }, pools: { basket: 8 } },
  { number: 2, balances: { Anne: -4, Bert: -16 }, pools: { basket: 20 } },
];

test('players and pools begin with nothing, and go on deal by deal', () => {
  const { steps, players, pools } = sessionLines(['Anne', 'Bert'], [['basket', 'basket']], rows, rows[1]!);
  expect(steps).toEqual(['', '1', '2']);
  expect(players).toEqual([
    { name: 'Anne', values: [0, 6, -4] },
    { name: 'Bert', values: [0, -14, -16] },
  ]);
  expect(pools).toEqual([{ name: 'basket', values: [0, 8, 20] }]);
});

test('a pool that is shared out at the end is one step more', () => {
  // Each takes ten of the twenty that lie there.
  const atEnd = { balances: { Anne: 6, Bert: -6 }, pools: { basket: 0 } };
  const { steps, players, pools } = sessionLines(['Anne', 'Bert'], [['basket', 'basket']], rows, atEnd);
  expect(steps).toEqual(['', '1', '2', 'end']);
  expect(players[0]?.values).toEqual([0, 6, -4, 6]);
  expect(pools[0]?.values).toEqual([0, 8, 20, 0]);
});
