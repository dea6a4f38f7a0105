import { pairName } from '#edition/view/rule-view.ts';

/** Minimum width of the column of questions, and of those of a book's answers and of what they change. */
const QUESTION_REM = 12;
const BOOK_REM = 5.4;

/** Styles of narrow pages: each row is a question with its distinct answers below, each with the books that give it. */
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
  .matrix-box .matrix td.long-run {
    display: block;
    margin-left: 1rem;
    border: 0;
    padding: 0;
  }
  .matrix-box .matrix td.long-run::before {
    content: 'another answer changes: ';
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
 * CSS that hides columns and rows according to the boxes above the matrix, without a script. The first cell of a row is
 * its question. With “only where they differ” all rows are hidden except those in which two chosen books differ.
 */
export function matrixColumns(books: number): string {
  const columns = Array.from({ length: books }, (_, i) => i);
  const dropped = columns.map(
    (i) =>
      `body:has(#book-${String(i)}:not(:checked)) .matrix :is(tr:not(.group) > :nth-child(${String(i + 2)}), [data-book='${String(i)}'])`,
  );
  // An answer stays visible while one of its books is chosen.
  const given = columns.map((i) => `body:has(#book-${String(i)}:checked) .matrix [data-b~='${String(i)}']`);
  const differing = columns.flatMap((i) =>
    columns
      .slice(i + 1)
      .map(
        (j) =>
          `body:has(#differing:checked):has(#book-${String(i)}:checked):has(#book-${String(j)}:checked) .matrix tbody > tr[data-d~='${pairName(i, j)}']:not([hidden])`,
      ),
  );
  return [
    `@container matrix (width < ${String(QUESTION_REM + (books + 1) * BOOK_REM)}rem) {\n${ALIKE}}`,
    // Rows hidden by the reader's words.
    '.matrix-box .matrix tr[hidden] {\n  display: none;\n}',
    '.matrix [data-b] {\n  display: none;\n}',
    `${given.join(',\n')} {\n  display: list-item;\n}`,
    `${dropped.join(',\n')} {\n  display: none;\n}`,
    'body:has(#differing:checked) .matrix tbody > tr {\n  display: none;\n}',
    ...(differing.length === 0 ? [] : [`${differing.join(',\n')} {\n  display: var(--row);\n}`]),
    '',
  ].join('\n');
}
