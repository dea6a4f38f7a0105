import { expect, test } from 'vitest';
import { pairName } from '#edition/view/rule-view.ts';
import { matrixColumns } from './matrix-columns.ts';

test('each book has its column, and each two books the rows in which they differ: of twelve, 66 pairs', () => {
  const css = matrixColumns(12);
  expect(css.match(/nth-child/g)).toHaveLength(12);
  expect(css).toContain('#book-11:not(:checked)) .matrix :is(tr:not(.group) > :nth-child(13)');
  expect(css.match(/data-d~=/g)).toHaveLength((12 * 11) / 2);
});

test('the first and twelfth book are not taken for the eleventh and second', () => {
  expect(pairName(0, 11)).not.toBe(pairName(1, 1));
  expect(new Set([pairName(1, 10), pairName(0, 110), pairName(11, 0)]).size).toBe(3);
});

test('an answer that several books share stays while one of them is chosen, and each book’s name goes with it', () => {
  const css = matrixColumns(3);
  for (const book of ['0', '1', '2']) {
    expect(css).toContain(`body:has(#book-${book}:checked) .matrix [data-b~='${book}']`);
    expect(css).toContain(`[data-book='${book}']`);
  }
});

test('the more books there are the wider the table must be to have columns', () => {
  const widths = [2, 8, 11].map((books) => Number(/width < ([\d.]+)rem/.exec(matrixColumns(books))?.[1]));
  expect(widths).toEqual([...widths].sort((a, b) => a - b));
  // Eight have columns in a window of 1280 px, whose page is 65 rem wide; eleven have not.
  expect(widths[1]).toBeLessThan(65);
  expect(widths[2]).toBeGreaterThan(65);
});

test('a game of one book has no pairs', () => {
  expect(matrixColumns(1)).not.toContain('data-d');
});
