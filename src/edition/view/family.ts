import type { Book } from '../graph/content.ts';
import { isAnswer, type BookAnswer, type MatrixGroup } from './rule-view.ts';

/** A column's answer to one question; undefined where the question does not arise. */
export interface BookValue {
  readonly value: string | number | boolean;
  /** Whether an interpretation decides because no clause of the book does. */
  readonly isSilent: boolean;
}

/** Similarity of two columns. */
export interface Similarity {
  /** Questions that arise in at least one of them. */
  readonly total: number;
  /** Questions that arise in both and have the same answer. */
  readonly alike: number;
  /** Of those, the ones that both books answer themselves. */
  readonly spoken: number;
}

/** Counts how two columns answer the rows of a matrix. */
export function nearnessOf(
  rows: readonly (readonly (BookValue | undefined)[])[],
  one: number,
  other: number,
): Similarity {
  const pairs = rows.map((cells) => [cells[one], cells[other]] as const);
  const alike = pairs.filter(([a, b]) => a !== undefined && b !== undefined && a.value === b.value);
  return {
    total: pairs.filter(([a, b]) => a !== undefined || b !== undefined).length,
    alike: alike.length,
    spoken: alike.filter(([a, b]) => a?.isSilent === false && b?.isSilent === false).length,
  };
}

/** Two books of a game, the older first, and their similarity. */
export interface Kin extends Similarity {
  /** Indices of their columns. */
  readonly at: readonly [number, number];
  readonly books: readonly [Book, Book];
}

/** Share of the questions that two books answer alike, 0 to 1. */
export const shareOf = ({ total, alike }: Similarity): number => (total === 0 ? 0 : alike / total);

/** A rule that differs from the previous book; a value is undefined where the question does not arise. */
export interface Change {
  readonly key: string;
  readonly question: string;
  readonly before: BookAnswer | undefined;
  readonly now: BookAnswer | undefined;
}

/** What a book changed from the one before it, in the matrix's order. */
export interface FamilyStep {
  readonly book: Book;
  readonly after: Book;
  readonly total: number;
  readonly groups: readonly { readonly heading: string; readonly changes: readonly Change[] }[];
  readonly count: number;
}

export interface Family {
  /** Ordered by date. */
  readonly books: readonly Book[];
  /** All pairs of books, most alike first. */
  readonly kin: readonly Kin[];
  /** One step for each book but the oldest. */
  readonly steps: readonly FamilyStep[];
}

/** Relations between the books of a game, from its matrix. */
export function familyOf(matrix: readonly MatrixGroup[]): Family {
  const [first] = matrix.flatMap(({ rows }) => rows);
  const books = first?.cells.map(({ book }) => book) ?? [];
  const answers = matrix.flatMap(({ rows }) =>
    rows.map(({ cells }) =>
      cells.map((cell): BookValue | undefined =>
        isAnswer(cell) ? { value: cell.rule.value, isSilent: cell.rule.basis.kind === 'silent' } : undefined,
      ),
    ),
  );
  const kin = books.flatMap((one, i) =>
    books.slice(i + 1).map((other, k): Kin => {
      const j = i + 1 + k;
      return { at: [i, j], books: [one, other], ...nearnessOf(answers, i, j) };
    }),
  );
  return {
    books,
    kin: kin.toSorted((a, b) => shareOf(b) - shareOf(a)),
    steps: books.slice(1).flatMap((book, i) => {
      const after = books[i];
      return after ? [stepOf(matrix, book, after, [i, i + 1], nearnessOf(answers, i, i + 1).total)] : [];
    }),
  };
}

function stepOf(
  matrix: readonly MatrixGroup[],
  book: Book,
  after: Book,
  [then, now]: readonly [number, number],
  total: number,
): FamilyStep {
  const groups = matrix.flatMap(({ heading, rows }) => {
    const changes = rows.flatMap(({ key, question, cells }): readonly Change[] => {
      const [a, b] = [cells[then], cells[now]].map((cell) => (cell && isAnswer(cell) ? cell : undefined));
      return a?.rule.value === b?.rule.value ? [] : [{ key, question, before: a, now: b }];
    });
    return changes.length === 0 ? [] : [{ heading, changes }];
  });
  return { book, after, total, groups, count: groups.reduce((sum, { changes }) => sum + changes.length, 0) };
}

/** The pair of this book with the book most like it. */
export const nearestTo = ({ kin }: Family, book: Book): Kin | undefined =>
  kin.find(({ books }) => books.includes(book));
