import type { Balances } from '#engine/ledger/sink.ts';
import type { Book, ContentGraph } from '../graph/content.ts';
import type { Clause } from '../library/clauses.ts';
import type { Collation, Deal } from '../library/library.ts';
import type { SumsBy, CollationVerdict } from '../library/schemas/editions.ts';

type CollationEntry = Collation['entries'][number];

/** Clause ids of an entry in the first book and in the second. */
export const idsOf = (
  { books }: Pick<Collation, 'books'>,
  { both, first, second }: CollationEntry,
): readonly [first: readonly string[], second: readonly string[]] => [
  [...both, ...first].map((topic) => `${books[0]}.${topic}`),
  [...both, ...second].map((topic) => `${books[1]}.${topic}`),
];

/** Label of each verdict on the second book. */
export const VERDICT_WORDS: Readonly<Record<CollationVerdict, string>> = {
  same: 'the same',
  reworded: 'in other words',
  changed: 'changed',
  garbled: 'garbled',
  leftOut: 'left out',
  added: 'added',
  supplied: 'supplied',
};

/** Settles a deal by a book or by another interpretation of it; undefined if either is missing. */
export function netBy(deal: Deal, book: Book, by: SumsBy, { library }: ContentGraph): Balances | undefined {
  const reading = by.reading === undefined ? undefined : library.readings.get(by.reading);
  const alternative = reading?.alternatives.find(({ id }) => id === by.alternative);
  if (by.reading !== undefined && !alternative) return undefined;
  const record = { ...deal.record, ruleset: book.ruleSet.id, vary: alternative?.changes ?? {} };
  const opened = book.gameContent.openRecord(record);
  return opened.ok && opened.value.judged.ok ? opened.value.judged.value.net : undefined;
}

/** An entry of a collation with its clauses. */
export interface CollatedEntry {
  readonly entry: CollationEntry;
  readonly first: readonly Clause[];
  readonly second: readonly Clause[];
  /** Anchor on the page: its first clause, without the book. */
  readonly anchor: string;
  /** Heading it stands under, in the first book if that has the rule. */
  readonly section: string;
}

/** A collation in file order, with its books. */
export function viewCollation(
  collation: Collation,
  { library, books }: ContentGraph,
): { readonly books: readonly [Book, Book]; readonly entries: readonly CollatedEntry[] } {
  const [first, second] = collation.books.map((id) => books.find(({ ruleSet }) => ruleSet.id === id));
  if (!first || !second) throw new Error(`${collation.slug} names a book that does not exist.`);
  const clausesOf = (ids: readonly string[]): readonly Clause[] => ids.flatMap((id) => library.clauses.get(id) ?? []);
  // Clauses that the second book has before any of the first stand under the first book's first heading.
  let section = first.edition.clauses[0]?.section ?? '';
  const entries = collation.entries.map((entry): CollatedEntry => {
    const [ofFirst, ofSecond] = idsOf(collation, entry).map(clausesOf) as [readonly Clause[], readonly Clause[]];
    const [head] = [...ofFirst, ...ofSecond];
    section = ofFirst[0]?.section ?? section;
    return {
      entry,
      first: ofFirst,
      second: ofSecond,
      anchor: head ? head.id.slice(head.ruleset.length + 1) : '',
      section,
    };
  });
  return { books: [first, second], entries };
}
