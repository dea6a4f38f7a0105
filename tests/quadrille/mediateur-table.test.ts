import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { QUADRILLE_KEYS, type QuadrilleKey } from '#games/quadrille/rules/keys.ts';
import { mediateur1752 } from '#games/quadrille/rules/books/mediateur-1752.ts';
import { valuesOf } from '#engine/rules/rule-set.ts';

/** A row of the table: its subject, as in its clause, and its two cells; a dash if there is no second sum. */
const ROW = /^\| \[[^\]]+\]\(clause:mediateur-1752\.table\.([\w.]+)\) \| (\d+) \| (\d+|–) \|$/gm;

const ITEMS: Readonly<Record<string, string>> = {
  'matadors.three': 'matadors.three',
  'matadors.four': 'matadors.four',
  premiers: 'premiers',
};
const stemOf = (row: string): string =>
  ITEMS[row] ?? (/^(undertaken|announced|revealed)\./.test(row) ? `vole.pool.${row}` : `premium.${row}`);

/** Keys of the two cells of a row: grandissimo and devole have one each, and no favourite. */
const keysOf = (stem: string): readonly string[] =>
  stem in QUADRILLE_KEYS ? [stem] : [`${stem}.plain`, `${stem}.favourite`];

/** The edition binds these figures to their keys; the test reads them as printed. */
const text = readFileSync('content/editions/mediateur-1752.mdx', 'utf8').replaceAll(/<\/?V\b[^>]*>/g, '');
const rows = [...text.matchAll(ROW)].map(([, row = '', ...cells]) => ({
  row,
  cells: cells.filter((cell) => cell !== '–'),
}));
const rules = valuesOf(mediateur1752);

test.each(rows)('the table of payments prints what the engine pays: $row', ({ row, cells }) => {
  const keys = keysOf(stemOf(row));
  expect(cells.map(Number)).toEqual(keys.map((key) => rules[key as QuadrilleKey]));
});

test('every premium and every vole pool of the book stands in it', () => {
  const inTable = new Set(rows.flatMap(({ row }) => keysOf(stemOf(row))));
  const priced = Object.keys(QUADRILLE_KEYS).filter((key) =>
    /^(premium|vole\.pool\.(undertaken|announced|revealed))\./.test(key),
  );
  const help =
    'A key that begins with “premium.” or “vole.pool.” is a row of the table of 1752: name another key otherwise.';
  expect(
    priced.filter((key) => !inTable.has(key)),
    help,
  ).toEqual([]);
});
