import { expect, test } from 'vitest';
import { pairName } from '#edition/view/rule-view.ts';
import { matrixColumns } from './matrix-columns.ts';

test('each book has its column, and each two books the rows in which they differ: of twelve, 66 pairs', () => {
  const css = matrixColumns(12);
  expect(css.match(/nth-child/g)).toHaveLength(12);
  expect(css).toContain('#book-11:not(:checked)) .matrix tr:not(.group) > :nth-child(13)');
  expect(css.match(/data-d~=/g)).toHaveLength((12 * 11) / 2);
});

test('the first and twelfth book are not taken for the eleventh and second', () => {
  expect(pairName(0, 11)).not.toBe(pairName(1, 1));
  expect(new Set([pairName(1, 10), pairName(0, 110), pairName(11, 0)]).size).toBe(3);
});

test('a game of one book has no pairs', () => {
  expect(matrixColumns(1)).not.toContain('data-d');
});
