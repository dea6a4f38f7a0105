import { describe, expect, test } from 'vitest';
import { booksLine, nameOnLine, timelineOf } from './line-of-years.ts';

describe('a line of dates', () => {
  test('years stand in proportion, and centuries are marked between the first and the last', () => {
    const { marks, dots, centuries, levels } = timelineOf(
      [
        { year: 1600, label: '1600' },
        { year: 2000, label: '2000' },
      ],
      [1700],
    );
    expect(marks.map(({ x }) => x)).toEqual([7, 93]);
    // A quarter of the way: 7 + 86 / 4.
    expect(dots).toEqual([28.5]);
    expect(centuries.map(({ label }) => label)).toEqual(['1600', '1700', '1800', '1900', '2000']);
    expect(levels).toBe(1);
  });

  test('labels that would meet stand one above the other', () => {
    const { marks, levels } = timelineOf(
      [
        { year: 1728, label: '1728' },
        { year: 1752, label: '1752' },
        { year: 2000, label: '2000' },
      ],
      [],
    );
    expect(marks.map(({ level }) => level)).toEqual([0, 1, 0]);
    expect(levels).toBe(2);
  });

  test('several lines that go equally far can be read one below the other', () => {
    const years = [{ year: 1700, label: '1700' }];
    const { marks, centuries } = timelineOf(years, [], [1600, 2000]);
    // As above, a quarter of the way.
    expect(marks.map(({ x }) => x)).toEqual([28.5]);
    expect(centuries).toHaveLength(5);
  });
});

describe('a line of books', () => {
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
});
