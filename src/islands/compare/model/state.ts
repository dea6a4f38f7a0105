import type { KeyTable } from '#engine/rules/key.ts';
import { type RuleSet, vary, type Variation, valuesOf } from '#engine/rules/rule-set.ts';
import type { ReaderChanges } from '../../rules/rule-words.ts';
import { type Result, ok, refuse } from '#engine/kernel/result.ts';
import type { Settlement } from '#engine/ledger/game.ts';
import type { BookHead } from '../../rules/cites.ts';
import {
  isRulesLink,
  parseLink,
  parseRulesLink,
  printLink,
  printRulesLink,
  type LinkFormat,
} from '#engine/notation/link.ts';
import { parseColumns, printColumns } from '../../rules/reading-address.ts';

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

const columnOf = <R>({ source, changes }: Variation<R>): Column => ({
  book: source.id,
  changes: changes as ReaderChanges,
});

/** Base column at the end of a fragment, counted from 1; the first column by default. */
const BASE = /&base=(\d)$/;

/**
 * Prints the fragment: the deal with the first column's rules, each further column's rules, and the base column if it is
 * not the first.
 */
export function printCompared<R, Rec>(
  game: LinkFormat<R, Rec>,
  { record, columns, base = 0, step }: Omit<ComparisonState<Rec>, 'base'> & { readonly base?: number },
): string {
  const links = columns.map((column, i) => {
    const variation = variationOf(game, column);
    return i === 0 ? printLink(game, { variation, record, step }) : printRulesLink(game, variation);
  });
  return printColumns(links) + (base > 0 ? `&base=${String(base + 1)}` : '');
}

/**
 * Parses a fragment: a deal with its rules, then columns, each as rules alone or as the same deal again. A single column
 * is compared with the book of `others` nearest in time.
 */
export function parseCompared<R, Rec>(
  game: LinkFormat<R, Rec>,
  fragment: string,
  others: readonly DatedBook[],
): Result<ComparisonState<Rec>> {
  const [head = '', ...rest] = parseColumns(fragment.replace(BASE, ''));
  const first = parseLink(game, head);
  if (!first.ok) return first;
  const { record, step } = first.value;
  const columns = [columnOf(first.value.variation)];
  for (const link of rest.slice(0, MOST - 1)) {
    const rules = isRulesLink(link) ? parseRulesLink(game, link) : undefined;
    const deal = rules ? undefined : parseLink(game, link);
    if (rules && !rules.ok) return rules;
    if (deal && !deal.ok) return deal;
    if (deal?.ok && printBare(game, deal.value.record) !== printBare(game, record))
      return refuse(
        'two-deals',
        'The columns of this link hold different deals. Only one deal can be compared at a time: open the link of one column alone.',
      );
    const variation = rules?.value ?? deal?.value.variation;
    if (variation) columns.push(columnOf(variation));
  }
  const rivals = rivalsOf(
    others,
    columns.map(({ book }) => book),
  );
  for (const { id } of rivals.slice(0, Math.max(0, FEWEST - columns.length))) columns.push({ book: id, changes: {} });
  const base = Number(BASE.exec(fragment)?.[1] ?? 1) - 1;
  return ok({
    record,
    columns,
    // No page of the site writes a base that is not a column.
    base: base in columns ? base : 0,
    ...(step !== undefined && { step }),
  });
}

/** Identifies a record by its encoding in a link, always under the same book. */
function printBare<R, Rec>(game: LinkFormat<R, Rec>, record: Rec): string {
  const [source] = game.ruleSets;
  return source ? printLink(game, { variation: { source, changes: {}, rules: {} as R }, record, step: undefined }) : '';
}

/** Letters at the end of its link by which an embedded comparison tells a deal from the others of its game: 48 bits. */
export const LINK_END = 8;

/** Annotated deal that a record is, if any; each is known by its link under its unchanged book, or by the end of that link. */
export function findDeal<R, Rec, Deal extends { readonly link: string }>(
  game: LinkFormat<R, Rec>,
  record: Rec,
  library: readonly Deal[],
): Deal | undefined {
  const printed = game.ruleSets.map((source) =>
    printLink(game, { variation: { source, changes: {}, rules: valuesOf(source) }, record, step: undefined }),
  );
  const known = new Set([...printed, ...printed.map((link) => link.slice(-LINK_END))]);
  return library.find(({ link }) => known.has(link));
}
