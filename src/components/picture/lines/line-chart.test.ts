import { expect, test } from 'vitest';
import { lineChart, sessionLines } from './line-chart.ts';

test('lines share one scale, from the highest value to the lowest, with nought in view', () => {
  // 62 pixels less 6 above and below are 50 for 25 counters, 2 each: +20 at 6, 0 at 46, −5 at 56.
  const { lines, zero, high, low, steps } = lineChart(
    [
      [0, 20, 10],
      [0, -5, 0],
    ],
    62,
  );
  expect(lines[0]?.map(({ y }) => y)).toEqual([46, 6, 26]);
  expect(lines[1]?.map(({ y }) => y)).toEqual([46, 56, 46]);
  expect(zero).toBe(46);
  expect(high).toEqual({ value: 20, y: 6 });
  expect(low).toEqual({ value: -5, y: 56 });
  // Three steps between 4 and 96 hundredths.
  expect(steps).toEqual([4, 50, 96]);
  expect(lines[0]?.map(({ x }) => x)).toEqual([4, 50, 96]);
});

test('pools, which never fall below nought, stand on it', () => {
  // 8 counters over 40 pixels, 5 each: 8 at 6, 4 at 26, 0 at 46.
  const { lines, zero, low } = lineChart([[0, 8, 4]], 52);
  expect(lines[0]?.map(({ y }) => y)).toEqual([46, 6, 26]);
  expect(zero).toBe(46);
  expect(low).toEqual({ value: 0, y: 46 });
});

test('where nothing was won or lost, the line lies at the bottom', () => {
  expect(lineChart([[0, 0]], 52).lines).toEqual([
    [
      { x: 4, y: 46 },
      { x: 96, y: 46 },
    ],
  ]);
});

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
