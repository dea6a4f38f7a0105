import { expect, test } from 'vitest';
import { drawFortunes } from './Fortunes.tsx';

const of = (...values: readonly (readonly number[])[]) =>
  drawFortunes(values.map((course, i) => ({ name: String(i), kind: 'player', values: course })));
const heights = (points: string): readonly number[] => points.split(' ').map((point) => Number(point.split(',')[1]));

test('who has more stands higher, on one scale that reaches over every figure in round steps', () => {
  const { lines, grid } = of([0, 12, -3], [0, -12, 3]);
  // 24 in all: a line at every ten from −20 to 20.
  expect(grid.map(({ value }) => value)).toEqual([-20, -10, 0, 10, 20]);
  const [first = [], second = []] = lines.map(({ points }) => heights(points));
  expect(first[0]).toBe(second[0]);
  expect(first[1]).toBeLessThan(second[1] ?? 0);
  expect(first[2]).toBeGreaterThan(second[2] ?? 0);
  // Nought is half-way up, and twelve as far above it as minus twelve below.
  expect((first[1] ?? 0) + (second[1] ?? 0)).toBeCloseTo(2 * (first[0] ?? 0));
});

test('names never stand on one another, however near their lines end, and none leaves the picture', () => {
  const labels = of([0, 5], [0, 5], [0, 5], [0, -15], [0, -15]).lines.map(({ labelAt }) => labelAt);
  const sorted = labels.toSorted((a, b) => a - b);
  for (const [i, at] of sorted.entries()) {
    if (i > 0) expect(at - (sorted[i - 1] ?? 0)).toBeGreaterThanOrEqual(19);
    expect(at).toBeGreaterThanOrEqual(14);
    expect(at).toBeLessThanOrEqual(246);
  }
});

test('before the first deal there is a line at nought', () => {
  const { lines, grid } = of([0], [0]);
  expect(lines.every(({ points }) => points.length > 0 && !points.includes('NaN'))).toBe(true);
  expect(grid.map(({ value }) => value)).toContain(0);
});
