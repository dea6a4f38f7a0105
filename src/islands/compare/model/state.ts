import type { KeyTable } from '#engine/rules/key.ts';
import { type RuleSet, vary, type Variation } from '#engine/rules/rule-set.ts';
import type { ReaderChanges } from '../../rules/changes.ts';
import type { Result } from '#engine/kernel/result.ts';
import type { Settlement } from '#engine/ledger/game.ts';
import type { BookHead } from '../../rules/cites.ts';

/** A book with its year, for sorting. */
export interface DatedBook {
  readonly id: string;
  readonly sort: number;
}

/** Other books of a game, those nearest in time to the first present book first; of two equally near, the older. */
export function rivalsOf<B extends DatedBook>(books: readonly B[], there: readonly string[]): readonly B[] {
  const own = books.find(({ id }) => id === there[0]);
  const away = ({ sort }: DatedBook): number => Math.abs(sort - (own?.sort ?? 0));
  return books.filter(({ id }) => !there.includes(id)).toSorted((a, b) => away(a) - away(b));
}

/** Inserts a column before the first of a later book. */
export function inTime<C extends { readonly book: string }>(
  columns: readonly C[],
  added: C,
  books: readonly DatedBook[],
): readonly C[] {
  const place = ({ book }: C): number => books.findIndex(({ id }) => id === book);
  const later = columns.findIndex((column) => place(column) > place(added));
  return columns.toSpliced(later === -1 ? columns.length : later, 0, added);
}

/** A record settled in one column. */
export interface ColumnSettlement extends Settlement {
  /** Whether the record reaches the end of the deal under these rules; books differ in the number of tricks. */
  readonly isFinished: boolean;
}

/** A book for the comparison: data for citations and its rule set. */
export interface OpenBook<R> {
  readonly head: BookHead;
  readonly rules: RuleSet<R>;
}

/** A settled column. */
export interface SettledColumn<R> {
  readonly label: string;
  readonly book: OpenBook<R>;
  readonly variation: Variation<R>;
  readonly judged: Result<ColumnSettlement>;
}

/** A way to settle the deal: a book and the reader's changes to it. */
export interface Column {
  readonly book: string;
  readonly changes: ReaderChanges;
}

/** A deal and its columns: the state kept in the address. */
export interface ComparisonState<Rec> {
  readonly record: Rec;
  readonly columns: readonly Column[];
  /** Index of the column that the others are compared with. */
  readonly base: number;
  /** Selected place in the record, for games that show one. */
  readonly step?: string | undefined;
}

export const FEWEST = 2;
export const MOST = 6;

/** Rules of a column. Throws for unknown books or changes, which no page of the site produces. */
export function variationOf<R>(
  { keys, ruleSets }: { readonly keys: KeyTable; readonly ruleSets: readonly RuleSet<R>[] },
  { book, changes }: Column,
): Variation<R> {
  const source = ruleSets.find(({ id }) => id === book);
  if (!source) throw new Error(`There is no book ${book}.`);
  const varied = vary(keys, source, changes);
  if (!varied.ok) throw new Error(varied.error.message);
  return varied.value;
}
