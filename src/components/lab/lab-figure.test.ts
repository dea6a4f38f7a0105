import { describe, expect, test } from 'vitest';
import { storeNets } from '#engine/lab/stored.ts';
import { columnsInUse, outlineOf, sayColumn } from './lab-figure.ts';

describe('nets of deals in columns', () => {
  // Two roles: one loses 12 once and wins 3 four times; the other wins 400 once and nothing four times.
  const nets = storeNets([
    [
      [-12, 1],
      [3, 4],
    ],
    [
      [0, 4],
      [400, 1],
    ],
  ]);
  test('are as narrow as leaves at most one net in fifty at the ends', () => {
    // Of ten nets one in fifty is none: −12 and 400 must both lie inside, so columns are 50 wide, from −500 to 550.
    expect(nets.step).toBe(50);
    expect(nets.counts.map((of) => of.reduce((sum, one) => sum + one, 0))).toEqual([5, 5]);
    // −12 lies in −50 to −1, 0 and 3 in 0 to 49, 400 in 400 to 449.
    expect(nets.counts[0]![9]).toBe(1);
    expect(nets.counts[0]![10]).toBe(4);
    expect(nets.counts[1]![10]).toBe(4);
    expect(nets.counts[1]![18]).toBe(1);
    expect(columnsInUse(nets)).toEqual([9, 10, 11, 12, 13, 14, 15, 16, 17, 18]);
  });
  test('are said by the nets they count', () => {
    expect([0, 9, 10, 20].map((column) => sayColumn(column, nets))).toEqual([
      'below −450',
      '−50 to −1',
      '0 to 49',
      '500 or more',
    ]);
    expect(sayColumn(9, { step: 1, counts: nets.counts })).toBe('−1');
  });
  test('are drawn from the floor, the tallest as high as the drawing', () => {
    expect(outlineOf([0, 2, 4], 4)).toBe('M0 60V60h10V30h10V0h10V60Z');
  });
});
