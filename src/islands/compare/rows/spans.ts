import type { Cell, Row } from './row.ts';

/** Columns that stand next to each other and pay just the same, drawn as one cell. */
export interface Span {
  /** The first of its columns, and how many they are. */
  readonly at: number;
  readonly columns: number;
  /** By name all columns that pay this, also those that stand elsewhere. */
  readonly labels: readonly string[];
  readonly cell: Cell | undefined;
  /** Each column’s own cell, with the clauses of its book. */
  readonly cells: readonly (readonly [label: string, cell: Cell])[];
  /** Whether a span before it has said the same: its name, to be told as that. */
  readonly again: string | undefined;
  /** Whether it is what most columns pay; the others are told apart from it. */
  readonly isUsual: boolean;
}

/** The cells of a row with those drawn together that agree. */
export function spansOf({ cells }: Pick<Row, 'cells'>, labels: readonly string[]): readonly Span[] {
  const groups = cells.map((cell, i) => groupOf(cells, labels, cell, i));
  const names = groups.map((group) => group.join());
  const sizes = groups.map(({ length }) => length);
  const usual = names[sizes.indexOf(Math.max(...sizes))];
  const starts = names.flatMap((name, i) => (name === names[i - 1] ? [] : [i]));
  return starts.map((at, n): Span => {
    const end = starts[n + 1] ?? names.length;
    const group = groups[at] ?? [];
    const firstOfAll = names.indexOf(names[at] ?? '');
    return {
      at,
      columns: end - at,
      labels: group.map((i) => labels[i] ?? ''),
      cell: cells[at],
      cells: group.flatMap((i) => {
        const cell = cells[i];
        return cell ? [[labels[i] ?? '', cell] as const] : [];
      }),
      again: firstOfAll < at ? labels[firstOfAll] : undefined,
      isUsual: names[at] === usual,
    };
  });
}

/** The columns that have what this one has, in their order. */
const groupOf = (
  cells: Row['cells'],
  labels: readonly string[],
  cell: Cell | undefined,
  at: number,
): readonly number[] =>
  cells.flatMap((other, i) =>
    i === at || (cell === undefined ? other === undefined : other && cell.like.includes(labels[i] ?? '')) ? [i] : [],
  );
