import { expect, test } from 'vitest';
import { arcsOf, barsOf, KINDRED_HEIGHT, KINDRED_WIDTH } from './kindred.ts';

test('two books that share more are joined by a broader arc, drawn over the others; each book has a nearest', () => {
  const arcs = arcsOf(
    [
      { at: [2, 3], share: 0.9 },
      { at: [0, 1], share: 0.6 },
      { at: [1, 2], share: 0.5 },
      { at: [0, 3], share: 0.2 },
    ],
    4,
  );
  const breadths = arcs.map(({ breadth }) => breadth);
  expect(breadths).toEqual([...breadths].sort((a, b) => a - b));
  expect(new Set(breadths).size).toBe(4);
  // The fourth and the third find each other first, then the first and the second.
  expect(arcs.map(({ isNearest }) => isNearest)).toEqual([false, false, true, true]);
  // An arc begins and ends in the middle of its books’ lines.
  expect(Number(arcs.at(-1)?.path.split(' ').at(-1))).toBe(3 * KINDRED_HEIGHT + KINDRED_HEIGHT / 2);
});

test('where all share alike every arc is as broad as any', () => {
  const arcs = arcsOf([{ at: [0, 1], share: 0.5 }], 2);
  expect(arcs).toMatchObject([{ breadth: 7, isNearest: true }]);
});

test('a bar is as long as what was changed, beside its book, and leaves room for its figure', () => {
  const [first, second, third] = barsOf([10, 0, 5]);
  expect([first?.width, second?.width, third?.width]).toEqual([first?.width, 0, (first?.width ?? 0) / 2]);
  expect(first && first.end + 20 <= KINDRED_WIDTH).toBe(true);
  expect(second && second.y + second.height / 2).toBe(2 * KINDRED_HEIGHT + KINDRED_HEIGHT / 2);
  expect(barsOf([0])[0]?.width).toBe(0);
});
