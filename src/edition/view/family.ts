import type { Book } from '../graph/content-graph.ts';
import { isAnswer, type Answer, type MatrixGroup } from './rule-view.ts';

/** What a column answers to one question, as far as two books are told apart by it; nothing where the question does not arise. */
export interface ColumnAnswer {
  readonly value: string | number | boolean;
  /** Whether no clause of the book speaks of it, and a reading decides. */
  readonly isSilent: boolean;
}

/** How near two columns stand. */
export interface Nearness {
  /** Questions that arise in one of them at least. */
  readonly asked: number;
  /** Those that arise in both and are answered alike. */
  readonly alike: number;
  /** Those of them of which both books speak. */
  readonly spoken: number;
}

/** Counts how two columns answer the rows of a matrix. */
export function nearnessOf(
  rows: readonly (readonly (ColumnAnswer | undefined)[])[],
  one: number,
  other: number,
): Nearness {
  const pairs = rows.map((cells) => [cells[one], cells[other]] as const);
  const alike = pairs.filter(([a, b]) => a !== undefined && b !== undefined && a.value === b.value);
  return {
    asked: pairs.filter(([a, b]) => a !== undefined || b !== undefined).length,
    alike: alike.length,
    spoken: alike.filter(([a, b]) => a?.isSilent === false && b?.isSilent === false).length,
  };
}

/** Two books of a game, the older first, and how near they stand. */
export interface Kin extends Nearness {
  /** Their columns. */
  readonly at: readonly [number, number];
  readonly books: readonly [Book, Book];
}

/** The part of the questions that two books answer alike. */
export const shareOf = ({ asked, alike }: Nearness): number => (asked === 0 ? 0 : alike / asked);

/** A rule that a book has otherwise than the one before it; nothing where the question does not arise. */
export interface Change {
  readonly key: string;
  readonly question: string;
  readonly before: Answer | undefined;
  readonly now: Answer | undefined;
}

/** What a book changed of the one before it, in the order of the matrix. */
export interface Step {
  readonly book: Book;
  readonly after: Book;
  readonly asked: number;
  readonly groups: readonly { readonly heading: string; readonly changes: readonly Change[] }[];
  readonly count: number;
}

export interface Family {
  /** In order of date. */
  readonly books: readonly Book[];
  /** Every two books, those first that share most. */
  readonly kin: readonly Kin[];
  /** A step for each book but the oldest. */
  readonly steps: readonly Step[];
}

/** How the books of a game stand to one another, by its matrix. */
export function familyOf(matrix: readonly MatrixGroup[]): Family {
  const [first] = matrix.flatMap(({ rows }) => rows);
  const books = first?.cells.map(({ book }) => book) ?? [];
  const told = matrix.flatMap(({ rows }) =>
    rows.map(({ cells }) =>
      cells.map((cell): ColumnAnswer | undefined =>
        isAnswer(cell) ? { value: cell.rule.value, isSilent: cell.rule.basis.kind === 'silent' } : undefined,
      ),
    ),
  );
  const kin = books.flatMap((one, i) =>
    books.slice(i + 1).map((other, k): Kin => {
      const j = i + 1 + k;
      return { at: [i, j], books: [one, other], ...nearnessOf(told, i, j) };
    }),
  );
  return {
    books,
    kin: kin.toSorted((a, b) => shareOf(b) - shareOf(a)),
    steps: books.slice(1).flatMap((book, i) => {
      const after = books[i];
      return after ? [stepOf(matrix, book, after, [i, i + 1], nearnessOf(told, i, i + 1).asked)] : [];
    }),
  };
}

function stepOf(
  matrix: readonly MatrixGroup[],
  book: Book,
  after: Book,
  [then, now]: readonly [number, number],
  asked: number,
): Step {
  const groups = matrix.flatMap(({ heading, rows }) => {
    const changes = rows.flatMap(({ key, question, cells }): readonly Change[] => {
      const [a, b] = [cells[then], cells[now]].map((cell) => (cell && isAnswer(cell) ? cell : undefined));
      return a?.rule.value === b?.rule.value ? [] : [{ key, question, before: a, now: b }];
    });
    return changes.length === 0 ? [] : [{ heading, changes }];
  });
  return { book, after, asked, groups, count: groups.reduce((sum, { changes }) => sum + changes.length, 0) };
}

/** The book that shares most with this one. */
export const nearestTo = ({ kin }: Family, book: Book): Kin | undefined =>
  kin.find(({ books }) => books.includes(book));
