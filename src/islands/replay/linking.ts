import { ok, refuse, type Result } from '#engine/kernel/result.ts';
import { parseLink, printLink } from '#engine/notation/link.ts';
import type { KeyTable, RuleValue } from '#engine/rules/key.ts';
import type { Game } from '#engine/ledger/game.ts';
import type { RuleSet } from '#engine/rules/rule-set.ts';
import { valuesOf, vary } from '#engine/rules/vary.ts';
import { unpackRuleSet, type PackedBook } from '../rules/book.ts';

/** What links need of a game, without its rule sets: a page that shows one book need not carry them all. */
export type LinkedGame<R, Rec> = Pick<Game<R, Rec, never>, 'id' | 'n' | 'packRecord' | 'unpackRecord'> & {
  readonly keys: KeyTable;
};

/** The page's own deal, as engine and links take it. */
export interface OwnDeal<R, Rec> {
  readonly book: RuleSet<R>;
  readonly record: Rec;
}

/** A book the page does not carry: enough of it to lead there. */
export interface OtherBook {
  readonly id: string;
  readonly n: number;
  readonly short: string;
}

/** What a link says, to a page of one book. */
export interface LinkedDeal<Rec> {
  readonly record: Rec;
  readonly changes: Readonly<Record<string, RuleValue>>;
  readonly step: string | undefined;
}

/** What a link is to say. */
export interface ToLink<Rec> {
  readonly record: Rec;
  readonly changes: Readonly<Record<string, unknown>>;
  readonly step?: string | undefined;
}

/** Links of one game, to pages that carry one of its books. */
export interface Linking<R, Rec> {
  /** Opens the book and the record that a page was given. Fails only where the page was built wrong. */
  readonly openDeal: (packed: PackedBook, link: string) => Result<OwnDeal<R, Rec>>;
  /** The fragment of a deal under a book with some changes, at a step. */
  readonly printDeal: (book: RuleSet<R>, said: ToLink<Rec>) => string;
  /** The same deal under another book as it stands. */
  readonly printElsewhere: (book: RuleSet<R>, other: OtherBook, record: Rec) => string;
  /** Whether two records are one, by all that a link can say of them. */
  readonly isSameRecord: (book: RuleSet<R>, a: Rec, b: Rec) => boolean;
  /** Reads a fragment. One of another book of the game is refused as `other-book`, with the book's id at `at`. */
  readonly readDeal: (fragment: string, book: RuleSet<R>, others: readonly OtherBook[]) => Result<LinkedDeal<Rec>>;
}

export function makeLinking<R, Rec>(game: LinkedGame<R, Rec>): Linking<R, Rec> {
  const printDeal: Linking<R, Rec>['printDeal'] = (book, { record, changes, step }) => {
    const varied = vary(game.keys, book, changes);
    const variation = varied.ok ? varied.value : { source: book, changes: {}, rules: valuesOf(book) };
    return printLink({ ...game, ruleSets: [book] }, { variation, record, step });
  };
  const readDeal: Linking<R, Rec>['readDeal'] = (fragment, book, others) => {
    // Another book's values are not here: its number is enough to say which it is.
    const known = [book, ...others.map(({ id, n }): RuleSet<R> => ({ ...book, id, n }))];
    const linked = parseLink({ ...game, ruleSets: known }, fragment);
    if (!linked.ok) return linked;
    const { variation, record, step } = linked.value;
    if (variation.source !== book) {
      const other = others.find(({ id }) => id === variation.source.id);
      return refuse('other-book', `This link settles the deal by ${other?.short ?? 'another book'}.`, other?.id);
    }
    return ok({ record, changes: variation.changes as Readonly<Record<string, RuleValue>>, step });
  };
  return {
    printDeal,
    readDeal,
    openDeal: (packed, link) => {
      const book = unpackRuleSet<R>(game.keys, packed);
      const read = readDeal(link, book, []);
      return read.ok ? ok({ book, record: read.value.record }) : read;
    },
    printElsewhere: (book, { id, n }, record) => printDeal({ ...book, id, n }, { record, changes: {} }),
    isSameRecord: (book, a, b) =>
      printDeal(book, { record: a, changes: {} }) === printDeal(book, { record: b, changes: {} }),
  };
}
