import { expect, test } from 'vitest';
import { booksLine, nameOnLine } from './books-line.ts';

const book = (sort: number, short: string) => ({ sort, short, date: String(sort) });

test('years stand in proportion between the ends, and every fifty years has a mark', () => {
  const { books, ticks } = booksLine([book(1800, 'Old 1800'), book(1700, 'Older 1700'), book(1750, 'Middle 1750')]);
  // 1.5 % of margin at each end: 1.5, the middle, 98.5.
  expect(books.map(({ x }) => x)).toEqual([1.5, 50, 98.5]);
  expect(ticks.map(({ year }) => year)).toEqual([1700, 1750, 1800]);
});

test('labels that would meet go below the line, and one at the right end ends at its year', () => {
  const { books, rows } = booksLine([book(1700, 'First 1700'), book(1703, 'Second 1703'), book(2000, 'Last 2000')]);
  expect(books.map(({ row }) => row)).toEqual([0, 1, 0]);
  expect(books.map(({ isEnd }) => isEnd)).toEqual([false, false, true]);
  expect(rows).toBe(2);
});

test('the name on the line leaves out the year above it', () => {
  expect(nameOnLine({ short: 'Almanach 1785' })).toBe('Almanach');
  expect(nameOnLine({ short: 'Ancient' })).toBe('Ancient');
});
