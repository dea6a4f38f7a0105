import { expect, test } from 'vitest';
import { printFilters, readFilters } from './matrix-filters.ts';

const books = ['ancient', 'almanach-1785', 'bohn-1850'];

test('an address without filters shows every book and every rule', () => {
  expect(readFilters('', books)).toEqual({ books, differing: false });
  expect(printFilters({ books, differing: false }, books)).toBe('');
});

test('chosen books and “only where they differ” stand in the address, and are read back from it', () => {
  const chosen = { books: ['almanach-1785', 'bohn-1850'], differing: true };
  const printed = printFilters(chosen, books);
  expect(printed).toBe('?books=almanach-1785+bohn-1850&differing=yes');
  expect(readFilters(printed, books)).toEqual(chosen);
});

test('books stand in the order of the columns; those we do not have are passed over, and none at all is all', () => {
  expect(readFilters('?books=bohn-1850+ancient+hoyle-1742', books).books).toEqual(['ancient', 'bohn-1850']);
  expect(readFilters('?books=hoyle-1742', books).books).toEqual(books);
});
