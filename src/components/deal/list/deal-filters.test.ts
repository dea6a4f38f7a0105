import { expect, test } from 'vitest';
import { isAskedFor, NO_FILTERS, printDealFilters, readDealFilters, sayCount, sayNone } from './deal-filters.ts';

const OFFERED = { book: ['book-1700', 'book-1800'], happens: ['codille', 'vole'], ease: ['easy', 'hard'] };

test('what is asked stands in the address and is read from it', () => {
  const filters = { book: 'book-1700', happens: 'vole', ease: '' };
  expect(printDealFilters(filters)).toBe('?book=book-1700&happens=vole');
  expect(readDealFilters('?book=book-1700&happens=vole', OFFERED)).toEqual(filters);
  expect(printDealFilters(NO_FILTERS)).toBe('');
  expect(readDealFilters('', OFFERED)).toEqual(NO_FILTERS);
});

test('what is not offered is not asked: a list is never empty by a misspelt address', () => {
  expect(readDealFilters('?book=book-1900&happens=volle&ease=easy', OFFERED)).toEqual({ ...NO_FILTERS, ease: 'easy' });
});

test('a deal is shown that is all of what is asked', () => {
  const deal = { book: 'book-1700', happens: ['codille'], ease: 'easy' };
  expect(isAskedFor(NO_FILTERS, deal)).toBe(true);
  expect(isAskedFor({ book: 'book-1700', happens: 'codille', ease: 'easy' }, deal)).toBe(true);
  expect(isAskedFor({ ...NO_FILTERS, book: 'book-1800' }, deal)).toBe(false);
  expect(isAskedFor({ ...NO_FILTERS, happens: 'vole' }, deal)).toBe(false);
  expect(isAskedFor({ ...NO_FILTERS, ease: 'hard' }, deal)).toBe(false);
});

test('how many there are, or that there is none, is said in words', () => {
  expect(sayCount(91, 91, 'deals')).toBe('All 91 deals, the easy ones first');
  expect(sayCount(1, 91, 'deals')).toBe('1 of 91 deals');
  expect(sayNone({ book: 'Quanti 1822', happens: 'casco', ease: 'Easy' })).toBe(
    'None of them is by Quanti 1822, shows casco and is rated “easy”.',
  );
  expect(sayNone({ book: '', happens: 'casco', ease: '' })).toBe('None of them shows casco.');
});
