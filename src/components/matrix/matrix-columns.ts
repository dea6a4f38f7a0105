import { pairName } from '#edition/view/rule-view.ts';

/**
 * Drops columns and picks out rows as the boxes above the matrix ask, without a script, for so many books. The first cell of a
 * row is its question. With “only where they differ” all rows go, and those come back in which two of the chosen books differ.
 */
export function matrixColumns(books: number): string {
  const columns = Array.from({ length: books }, (_, i) => i);
  const dropped = columns.map(
    (i) => `body:has(#book-${String(i)}:not(:checked)) .matrix tr:not(.group) > :nth-child(${String(i + 2)})`,
  );
  const differing = columns.flatMap((i) =>
    columns
      .slice(i + 1)
      .map(
        (j) =>
          `body:has(#differing:checked):has(#book-${String(i)}:checked):has(#book-${String(j)}:checked) .matrix tbody > tr[data-d~='${pairName(i, j)}']`,
      ),
  );
  return [
    `${dropped.join(',\n')} {\n  display: none;\n}`,
    'body:has(#differing:checked) .matrix tbody > tr {\n  display: none;\n}',
    ...(differing.length === 0 ? [] : [`${differing.join(',\n')} {\n  display: var(--row);\n}`]),
    '',
  ].join('\n');
}
