import { expect, test } from 'vitest';
import { hasWords, printFilters, readFilters } from './matrix-filters.ts';

const books = ['ancient', 'almanach-1785', 'bohn-1850'];

test('an address without filters shows every book and every rule', () => {
  expect(readFilters('', books)).toEqual({ books, differing: false, words: '' });
  expect(printFilters({ books, differing: false, words: '' }, books)).toBe('');
});

test('chosen books and “only where they differ” stand in the address, and are read back from it', () => {
  const chosen = { books: ['almanach-1785', 'bohn-1850'], differing: true, words: 'forced quinola' };
  const printed = printFilters(chosen, books);
  expect(printed).toBe('?books=almanach-1785+bohn-1850&differing=yes&words=forced+quinola');
  expect(readFilters(printed, books)).toEqual(chosen);
});

test('books stand in the order of the columns; those we do not have are passed over, and none at all is all', () => {
  expect(readFilters('?books=bohn-1850+ancient+hoyle-1742', books).books).toEqual(['ancient', 'bohn-1850']);
  expect(readFilters('?books=hoyle-1742', books).books).toEqual(books);
});

test('a rule is found by words in any order, with or without accents and capitals', () => {
  const question = 'Who pays when a Médiateur is lost, and how much?';
  expect(hasWords(question, 'lost mediateur')).toBe(true);
  expect(hasWords(question, 'WHO')).toBe(true);
  expect(hasWords(question, 'lost codille')).toBe(false);
  expect(hasWords(question, '')).toBe(true);
});
