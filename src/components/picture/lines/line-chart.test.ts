import { expect, test } from 'vitest';
import { lineChart } from './line-chart.ts';

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
