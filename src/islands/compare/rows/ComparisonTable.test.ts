import { expect, test } from 'vitest';
import type { Cell, Row } from './row.ts';
import { poolsLeft, sift, UNSIFTED } from './ComparisonTable.tsx';

const cell = (from: string, to: string, amount: number): Cell => ({
  payments: amount === 0 ? [] : [{ from, to, amount, isEach: false }],
  total: amount,
  citations: [],
  bases: [],
  like: [],
});
const row = (what: string, cells: readonly (Cell | undefined)[], isSame = false): Row => ({
  id: what,
  what,
  where: 'trick 3',
  at: 't3.4',
  isSame,
  cells,
  why: [],
});
const rows = [
  row('Quinola placed', [cell('third', 'second', 4), cell('third', 'second', 6)]),
  row('ace forced', [cell('first', 'third', 1), cell('first', 'third', 8)]),
  row('partie', [cell('first', 'second', 7), cell('first', 'second', 7)], true),
  row('bête', [cell('dealer', 'basket', 5), cell('dealer', 'pool', 5)]),
];
const visibleRows = (words: string, order: 'deal' | 'apart' = 'deal') =>
  sift({ rows }, { order, words }).map(({ what }) => what);

test('payments stand as played, or those first that are furthest apart, what is the same at the end', () => {
  expect(visibleRows('')).toEqual(['Quinola placed', 'ace forced', 'partie', 'bête']);
  // 8 − 1, then 6 − 4; a bête of 5 goes elsewhere in one of them.
  expect(visibleRows('', 'apart')).toEqual(['ace forced', 'Quinola placed', 'bête', 'partie']);
});

test('they are found by what they are for and by who pays or is paid, accents or not', () => {
  expect(visibleRows('second')).toEqual(['Quinola placed', 'partie']);
  expect(visibleRows('  FIRST second ')).toEqual(['partie']);
  expect(visibleRows('bete')).toEqual(['bête']);
  expect(visibleRows('trick 3')).toHaveLength(4);
  expect(visibleRows('vole')).toEqual([]);
});

test('a row that says nothing in any column goes, and so does a pool in which nothing is left', () => {
  const nothing = row('consolation', [cell('first', 'third', 0), cell('first', 'third', 0)]);
  expect(sift({ rows: [nothing, ...rows] }, UNSIFTED)).toEqual(rows);
  const half = row('consolation', [cell('first', 'third', 0), undefined]);
  expect(sift({ rows: [half] }, UNSIFTED)).toEqual([half]);
  expect(
    poolsLeft([
      { name: 'basket', sums: [0, undefined] },
      { name: 'great pool', sums: [undefined, 26] },
    ]).map(({ name }) => name),
  ).toEqual(['great pool']);
});
