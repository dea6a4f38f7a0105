import { expect, test } from 'vitest';
import { type Cell, spansOf } from './row.ts';

const LABELS = ['1634', '1659', '1785', '1850', '2008'];
/** A row of sums, as a comparison would have it: a cell is like every other that pays as much. */
const row = (...sums: readonly (number | undefined)[]) => ({
  cells: sums.map((sum, i): Cell | undefined =>
    sum === undefined
      ? undefined
      : {
          payments: [],
          total: sum,
          citations: [],
          bases: [],
          like: LABELS.filter((_, j) => j !== i && sums[j] === sum),
        },
  ),
});
const drawnFrom = (base: number, ...sums: readonly (number | undefined)[]) =>
  spansOf(row(...sums), LABELS.slice(0, sums.length), base).map(({ at, columns, sameAs, isBase }) =>
    [at, columns, sameAs ?? '', isBase ? 'base' : ''].join(' ').trim(),
  );
const drawn = (...sums: readonly (number | undefined)[]) => drawnFrom(0, ...sums);

test('columns that agree and stand together are one cell', () => {
  expect(drawn(0, 0, 4, 6, 6)).toEqual(['0 2  base', '2 1', '3 2']);
  expect(drawn(5, 5, 5)).toEqual(['0 3  base']);
});

test('what the base column pays is what the others differ from, however few columns pay it', () => {
  // 1634 and 2008 pay 4, the three between them 6.
  expect(drawnFrom(0, 4, 6, 6, 6, 4)).toEqual(['0 1  base', '1 3', '4 1 1634 base']);
  expect(drawnFrom(4, 4, 6, 6, 6, 4)).toEqual(['0 1  base', '1 3', '4 1 1634 base']);
  expect(drawnFrom(2, 4, 6, 6, 6, 4)).toEqual(['0 1', '1 3  base', '4 1 1634']);
});

test('a column that agrees with one further off is told as that one, and both have all names', () => {
  const spans = spansOf(row(1, 2, 1, 3), LABELS.slice(0, 4), 0);
  expect(spans.map(({ sameAs }) => sameAs)).toEqual([undefined, undefined, '1634', undefined]);
  expect(spans.map(({ labels }) => labels)).toEqual([['1634', '1785'], ['1659'], ['1634', '1785'], ['1850']]);
  expect(spans.map(({ isBase }) => isBase)).toEqual([true, false, true, false]);
  expect(spans[0]?.cells.map(([label]) => label)).toEqual(['1634', '1785']);
});

test('columns that cannot settle the deal are one group, and agree with none that can', () => {
  expect(drawn(undefined, undefined, 0)).toEqual(['0 2  base', '2 1']);
  expect(drawn(0, undefined, 0)).toEqual(['0 1  base', '1 1', '2 1 1634 base']);
});
