import { pairName } from '#edition/view/rule-view.ts';

/** The least room that the questions and the answers of a book want beside each other. */
const QUESTION_REM = 12;
const BOOK_REM = 5.4;

/** Where there is less, a row is a question with its answers under it, each said once with the books that give it. */
const ALIKE = `
  .matrix-box .matrix {
    --row: block;
    --beside: none;
    --alike: block;
  }
  .matrix-box :is(.matrix, tbody, tr, th) {
    display: block;
  }
  .matrix-box thead {
    display: none;
  }
  .matrix-box tbody > tr:not(.group) {
    border-bottom: 1px solid var(--rule);
    padding: 0.5rem 0;
  }
  .matrix-box th[scope] {
    position: static;
    border: 0;
    padding: 0;
    min-width: 0;
    max-width: none;
  }
`;

/**
 * Drops columns and picks out rows as the boxes above the matrix ask, without a script, for so many books. The first cell of a
 * row is its question. With “only where they differ” all rows go, and those come back in which two of the chosen books differ.
 */
export function matrixColumns(books: number): string {
  const columns = Array.from({ length: books }, (_, i) => i);
  const dropped = columns.map(
    (i) =>
      `body:has(#book-${String(i)}:not(:checked)) .matrix :is(tr:not(.group) > :nth-child(${String(i + 2)}), [data-book='${String(i)}'])`,
  );
  // An answer stays as long as one of its books does.
  const given = columns.map((i) => `body:has(#book-${String(i)}:checked) .matrix [data-b~='${String(i)}']`);
  const differing = columns.flatMap((i) =>
    columns
      .slice(i + 1)
      .map(
        (j) =>
          `body:has(#differing:checked):has(#book-${String(i)}:checked):has(#book-${String(j)}:checked) .matrix tbody > tr[data-d~='${pairName(i, j)}']`,
      ),
  );
  return [
    `@container matrix (width < ${String(QUESTION_REM + books * BOOK_REM)}rem) {\n${ALIKE}}`,
    '.matrix [data-b] {\n  display: none;\n}',
    `${given.join(',\n')} {\n  display: list-item;\n}`,
    `${dropped.join(',\n')} {\n  display: none;\n}`,
    'body:has(#differing:checked) .matrix tbody > tr {\n  display: none;\n}',
    ...(differing.length === 0 ? [] : [`${differing.join(',\n')} {\n  display: var(--row);\n}`]),
    '',
  ].join('\n');
}
