import type { Citation } from '../../rules/cites.ts';

/** Adjacent columns with equal payments, drawn as one cell. */
export interface Span {
  /** Index of the first column, and their number. */
  readonly at: number;
  readonly columns: number;
  /** Names of all columns with these payments, adjacent or not. */
  readonly labels: readonly string[];
  readonly cell: Cell | undefined;
  /** Each column's own cell, with the clauses of its book. */
  readonly cells: readonly (readonly [label: string, cell: Cell])[];
  /** Name of an earlier span with the same payments, to refer to. */
  readonly sameAs: string | undefined;
  /** Whether these are the base column's payments; every other span is marked as different. */
  readonly isBase: boolean;
}

/** Joins cells that agree; `base` is the column that the others are compared with. */
export function spansOf({ cells }: Pick<Row, 'cells'>, labels: readonly string[], base: number): readonly Span[] {
  const groups = cells.map((cell, i) => groupOf(cells, labels, cell, i));
  const names = groups.map((group) => group.join());
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
      sameAs: firstOfAll < at ? labels[firstOfAll] : undefined,
      isBase: names[at] === names[base],
    };
  });
}

/** Columns that agree with this one, in order. */
const groupOf = (
  cells: Row['cells'],
  labels: readonly string[],
  cell: Cell | undefined,
  at: number,
): readonly number[] =>
  cells.flatMap((other, i) =>
    i === at || (cell === undefined ? other === undefined : other && cell.like.includes(labels[i] ?? '')) ? [i] : [],
  );

/** A payment or several equal ones in a column: `second, dealer → first 2 each`. */
export interface CellPayment {
  readonly from: string;
  readonly to: string;
  readonly amount: number;
  readonly isEach: boolean;
}

export interface Cell {
  readonly payments: readonly CellPayment[];
  /** Total paid, in counters. */
  readonly total: number;
  readonly citations: readonly Citation[];
  /** Rules on which the payments rest. */
  readonly bases: readonly string[];
  /** Other columns with the same payments. */
  readonly like: readonly string[];
}

/** One column's answer to a question. */
export interface ColumnAnswer {
  readonly label: string;
  readonly answer: string;
  readonly isChanged: boolean;
  readonly citations: readonly Citation[];
}

/** A rule on which the columns differ. */
export interface RuleBeside {
  readonly key: string;
  readonly question: string;
  readonly href: string;
  readonly answers: readonly ColumnAnswer[];
}

export interface Row {
  readonly id: string;
  readonly what: string;
  readonly where: string;
  /** Place as in addresses. */
  readonly at: string;
  readonly isSame: boolean;
  /** One cell for each column; undefined if the column cannot settle the record. */
  readonly cells: readonly (Cell | undefined)[];
  /** Rules of the payment on which the columns differ, the base first. */
  readonly why: readonly RuleBeside[];
}
