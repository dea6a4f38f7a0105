import { reversisLinks } from '#engine/games/reversis/links.ts';
import type { ReversisRules } from '#engine/games/reversis/keys.ts';
import type { ReversisRecord } from '#engine/games/reversis/record.ts';
import { ok, refuse, type Result } from '#engine/kernel/result.ts';
import { parseLink, printLink } from '#engine/notation/link.ts';
import type { RuleValue } from '#engine/rules/key.ts';
import type { RuleSet } from '#engine/rules/rule-set.ts';
import { valuesOf, vary, type Changes } from '#engine/rules/vary.ts';
import { unpackRuleSet, type PackedBook } from '../shared/book.ts';

type Book = RuleSet<ReversisRules>;

/** The page's own deal, as engine and links take it. */
export interface OwnDeal {
  readonly book: Book;
  readonly record: ReversisRecord;
}

/** Opens the book and the record that a page was given. Fails only where the page was built wrong. */
export function openDeal(packed: PackedBook, link: string): Result<OwnDeal> {
  const book: Book = unpackRuleSet(reversisLinks.keys, packed);
  const read = readDeal(link, book, []);
  return read.ok ? ok({ book, record: read.value.record }) : read;
}

/** A book the page does not carry: enough of it to lead there. */
export interface OtherBook {
  readonly id: string;
  readonly n: number;
  readonly short: string;
}

/** What a link says, to a page of one book. */
export interface LinkedDeal {
  readonly record: ReversisRecord;
  readonly changes: Readonly<Record<string, RuleValue>>;
  readonly step: string | undefined;
}

/** The fragment of a deal under a book with some changes, at a step. */
export function printDeal(
  book: Book,
  {
    record,
    changes,
    step,
  }: {
    readonly record: ReversisRecord;
    readonly changes: Readonly<Record<string, unknown>>;
    readonly step?: string | undefined;
  },
): string {
  const varied = vary(reversisLinks.keys, book, changes);
  const variation = varied.ok ? varied.value : { source: book, changes: {}, rules: valuesOf(book) };
  return printLink({ ...reversisLinks, ruleSets: [book] }, { variation, record, step });
}

/** The same deal under another book as it stands. */
export const printElsewhere = (book: Book, { id, n }: OtherBook, record: ReversisRecord): string =>
  printDeal({ ...book, id, n }, { record, changes: {} });

/** Whether two records are one, by all that a link can say of them. */
export const isSameRecord = (book: Book, a: ReversisRecord, b: ReversisRecord): boolean =>
  printDeal(book, { record: a, changes: {} }) === printDeal(book, { record: b, changes: {} });

/** Reads a fragment. One of another book of the game is refused as `other-book`, with the book's id at `at`. */
export function readDeal(fragment: string, book: Book, others: readonly OtherBook[]): Result<LinkedDeal> {
  // Another book's values are not here: its number is enough to say which it is.
  const known = [book, ...others.map(({ id, n }): Book => ({ ...book, id, n }))];
  const linked = parseLink({ ...reversisLinks, ruleSets: known }, fragment);
  if (!linked.ok) return linked;
  const { variation, record, step } = linked.value;
  if (variation.source !== book) {
    const other = others.find(({ id }) => id === variation.source.id);
    return refuse('other-book', `This link settles the deal by ${other?.short ?? 'another book'}.`, other?.id);
  }
  return ok({ record, changes: plain(variation.changes), step });
}

const plain = (changes: Changes<ReversisRules>): Readonly<Record<string, RuleValue>> => changes;
