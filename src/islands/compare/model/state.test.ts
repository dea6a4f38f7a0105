import { expect, test, describe } from 'vitest';
import { inTime, rivalsOf, findDeal, parseCompared, printCompared, variationOf, type Column } from './state.ts';
import type { Result } from '#engine/kernel/result.ts';
import { printLink, printRulesLink } from '#engine/notation/link.ts';
import { quadrille } from '#games/quadrille/game.ts';
import { parseColumns, printColumns } from '../../rules/reading-address.ts';

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

function held<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(result.error.message);
  return result.value;
}

const [one, two] = quadrille.ruleSets.map(({ id }): Column => ({ book: id, changes: {} }));
if (!one || !two) throw new Error('two books');
const CHANGED: Column = { book: two.book, changes: { 'consolation.each': 3 } };
const recordOf = (lead: string) => held(quadrille.parseRecord({ plays: [`${lead} 7C`] }));
const RECORD = recordOf('KC');
const linkOf = (column: Column, record = RECORD): string =>
  printLink(quadrille, { variation: variationOf(quadrille, column), record, step: undefined });
const rulesOf = (column: Column): string => printRulesLink(quadrille, variationOf(quadrille, column));
const read = (links: readonly string[], others: readonly string[] = []) =>
  parseCompared(
    quadrille,
    `#${printColumns(links)}`,
    others.map((id, i) => ({ id, sort: 1700 + i })),
  );
const columnsOf = (links: readonly string[], others: readonly string[] = []) => held(read(links, others)).columns;

describe('the address of a comparison', () => {
  test('carries the deal once, and of every column its rules; what is printed is read again', () => {
    const columns = [one, CHANGED, two, one];
    const printed = printCompared(quadrille, { record: RECORD, columns, base: 0 });
    expect(parseColumns(printed)).toEqual([linkOf(one), rulesOf(CHANGED), rulesOf(two), rulesOf(one)]);
    expect(held(parseCompared(quadrille, printed, []))).toEqual({ record: RECORD, columns, base: 0 });
  });

  test('names its base where that is not the first column; without a name, or with one of no column, it is the first', () => {
    const columns = [one, CHANGED, two];
    const printed = printCompared(quadrille, { record: RECORD, columns, base: 2 });
    expect(held(parseCompared(quadrille, `#${printed}`, []))).toEqual({ record: RECORD, columns, base: 2 });
    const plain = printed.replace('&base=3', '');
    // The links that were published before a base could be chosen.
    expect(printCompared(quadrille, { record: RECORD, columns })).toBe(plain);
    for (const base of ['', '&base=9', '&base=0'])
      expect(held(parseCompared(quadrille, plain + base, [])).base).toBe(0);
  });

  test('has six columns at most: a seventh is not looked at, not even where it is damaged', () => {
    const rules = [two, CHANGED, one, CHANGED, two].map(rulesOf);
    expect(columnsOf([linkOf(one), ...rules, rulesOf(two), 'r!'])).toEqual([one, two, CHANGED, one, CHANGED, two]);
    expect(read([linkOf(one), rulesOf(two), 'r!', rulesOf(one)]).ok).toBe(false);
  });

  test('may give the deal anew with each column, but not two deals', () => {
    expect(columnsOf([linkOf(one), linkOf(CHANGED)])).toEqual([one, CHANGED]);
    expect(read([linkOf(one), linkOf(two, recordOf('QC'))])).toMatchObject({ ok: false, error: { code: 'two-deals' } });
    expect(read([linkOf(one), `${linkOf(two)}A`])).toMatchObject({ ok: false, error: { code: 'damaged-link' } });
    expect(read([rulesOf(one), linkOf(one)]).ok).toBe(false);
  });

  test('of a deal by one book sets its neighbour in time beside it, and no more than makes two', () => {
    expect(columnsOf([linkOf(one)], [one.book, two.book])).toEqual([one, two]);
    expect(columnsOf([linkOf(one), rulesOf(one)], [two.book])).toEqual([one, one]);
    expect(columnsOf([linkOf(one)])).toEqual([one]);
  });
});

test('a deal of the library is known again under whichever book it is linked, and another deal is not', () => {
  const library = [{ link: linkOf(one, recordOf('QC')) }, { link: linkOf(two) }];
  expect(findDeal(quadrille, RECORD, library)).toBe(library[1]);
  expect(findDeal(quadrille, recordOf('QC'), library)).toBe(library[0]);
  expect(findDeal(quadrille, recordOf('JC'), library)).toBeUndefined();
  expect(findDeal(quadrille, RECORD, [{ link: linkOf(CHANGED) }])).toBeUndefined();
});
