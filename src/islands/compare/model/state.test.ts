import { expect, test } from 'vitest';
import { inTime, rivalsOf } from './state.ts';

const rivals = (books: typeof BOOKS, there: readonly string[]) => rivalsOf(books, there).map(({ id }) => id);

const BOOKS = [
  { id: 'ancient', sort: 1600 },
  { id: 'plaisant', sort: 1634 },
  { id: 'maison', sort: 1659 },
  { id: 'almanach', sort: 1785 },
  { id: 'hoyle', sort: 1847 },
  { id: 'bohn', sort: 1850 },
];

test('beside a book stands its neighbour in time, not the oldest of the game', () => {
  expect(rivals(BOOKS, ['hoyle'])[0]).toBe('bohn');
  expect(rivals(BOOKS, ['plaisant'])).toEqual(['maison', 'ancient', 'almanach', 'hoyle', 'bohn']);
  expect(rivals(BOOKS, ['ancient'])[0]).toBe('plaisant');
});

test('a book that is there already is no rival; of two as near the older is', () => {
  expect(rivals(BOOKS, ['bohn', 'hoyle'])[0]).toBe('almanach');
  expect(rivals([...BOOKS, { id: 'later', sort: 1853 }], ['bohn'])).toEqual([
    'hoyle',
    'later',
    'almanach',
    'maison',
    'plaisant',
    'ancient',
  ]);
  expect(rivals(BOOKS.slice(0, 1), ['ancient'])).toEqual([]);
});

test('a column is added where its book’s date puts it, and the others keep their order', () => {
  const added = (there: readonly string[], book: string) =>
    inTime(
      there.map((id) => ({ book: id })),
      { book },
      BOOKS,
    ).map((column) => column.book);
  expect(added(['plaisant', 'almanach', 'bohn'], 'maison')).toEqual(['plaisant', 'maison', 'almanach', 'bohn']);
  expect(added(['plaisant', 'almanach'], 'bohn')).toEqual(['plaisant', 'almanach', 'bohn']);
  expect(added(['bohn', 'plaisant'], 'almanach')).toEqual(['almanach', 'bohn', 'plaisant']);
  expect(added(['bohn', 'bohn'], 'bohn')).toEqual(['bohn', 'bohn', 'bohn']);
});
