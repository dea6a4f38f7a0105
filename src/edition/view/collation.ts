import type { Balances } from '#engine/ledger/entry.ts';
import type { Book, ContentGraph } from '../graph/content-graph.ts';
import type { Clause } from '../library/clauses.ts';
import type { Collation, Deal } from '../library/library.ts';
import type { SumsBy, Verdict } from '../library/schemas/collations.ts';

type Entry = Collation['entries'][number];

/** The ids of an entry’s clauses in the first book and in the second. */
export const idsOf = (
  { books }: Pick<Collation, 'books'>,
  { both, first, second }: Entry,
): readonly [first: readonly string[], second: readonly string[]] => [
  [...both, ...first].map((topic) => `${books[0]}.${topic}`),
  [...both, ...second].map((topic) => `${books[1]}.${topic}`),
];

/** What a verdict says of the second book, beside the first. */
export const VERDICT_WORDS: Readonly<Record<Verdict, string>> = {
  same: 'the same',
  reworded: 'in other words',
  changed: 'changed',
  garbled: 'garbled',
  leftOut: 'left out',
  added: 'added',
  supplied: 'supplied',
};

/** A deal settled by a book, or by another reading of it; undefined where the book or the reading is not there. */
export function netBy(deal: Deal, book: Book, by: SumsBy, { library }: ContentGraph): Balances | undefined {
  const reading = by.reading === undefined ? undefined : library.readings.get(by.reading);
  const alternative = reading?.alternatives.find(({ id }) => id === by.alternative);
  if (by.reading !== undefined && !alternative) return undefined;
  const record = { ...deal.record, ruleset: book.ruleSet.id, vary: alternative?.changes ?? {} };
  const opened = book.gameContent.openRecord(record);
  return opened.ok && opened.value.judged.ok ? opened.value.judged.value.net : undefined;
}

/** One line of a collation, its clauses at hand. */
export interface CollatedEntry {
  readonly entry: Entry;
  readonly first: readonly Clause[];
  readonly second: readonly Clause[];
  /** Its place on the page: the first of its clauses, without the book. */
  readonly anchor: string;
  /** The heading it stands under, in the first book where that has the rule. */
  readonly section: string;
}

/** A collation in the order of its file, and its books. */
export function viewCollation(
  collation: Collation,
  { library, books }: ContentGraph,
): { readonly books: readonly [Book, Book]; readonly entries: readonly CollatedEntry[] } {
  const [first, second] = collation.books.map((id) => books.find(({ ruleSet }) => ruleSet.id === id));
  if (!first || !second) throw new Error(`${collation.slug} names a book that is not there.`);
  const clausesOf = (ids: readonly string[]): readonly Clause[] => ids.flatMap((id) => library.clauses.get(id) ?? []);
  // What the second book has before anything of the first stands with the first book's beginning.
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
