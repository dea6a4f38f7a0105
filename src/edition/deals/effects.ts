import { type Changes, ruleOf, valuesOf } from '#engine/rules/rule-set.ts';
import type { Book, ContentGraph } from '../graph/content.ts';
import { movesOf } from './deal-steps.ts';
import type { Deal } from '../library/library.ts';

/** A deal whose payments change with a rule. */
export interface MovedDeal {
  readonly deal: Deal;
  /** Number of payments that differ. */
  readonly payments: number;
  /** Step that shows the first of them. */
  readonly at: string | undefined;
}

/** Effect of changed rules on a book's deals. */
export interface DealEffects {
  readonly moved: readonly MovedDeal[];
  /** Number of deals tried. */
  readonly of: number;
}

const dealsOf = (book: Book, { library }: ContentGraph): readonly Deal[] =>
  library.deals.filter(({ ruleset }) => ruleset === book.ruleSet.id);

/** Settles every annotated deal of a book with the changes, as played, and counts the payments that move. */
export function effectOf(changes: Changes, book: Book, graph: ContentGraph): DealEffects {
  const deals = dealsOf(book, graph);
  const moved = deals.flatMap((deal): MovedDeal[] => {
    const found = movesOf(deal, book.gameContent, changes);
    return found ? [{ deal, payments: found.payments, at: found.at }] : [];
  });
  return { moved, of: deals.length };
}

/** Alternative values of a key, in words, that all move the same payments in one book's deals. */
export interface KeyEffect {
  readonly book: Book;
  readonly values: readonly string[];
  readonly moved: readonly MovedDeal[];
}

/** Values offered to readers besides each book's own, where they move a payment of a deal. */
export function keyEffects(key: string, game: string, graph: ContentGraph): readonly KeyEffect[] {
  const effects = new Map<string, KeyEffect>();
  for (const book of graph.books.filter(({ gameContent }) => gameContent.id === game)) {
    const own = ruleOf(book.ruleSet, key)?.value;
    if (own === undefined) continue;
    for (const value of book.gameContent.keys[key]?.values ?? []) {
      if (value === own) continue;
      const { moved } = effectOf({ [key]: value }, book, graph);
      if (moved.length === 0) continue;
      const name = [book.ruleSet.id, ...moved.map(({ deal, payments }) => `${deal.id} ${String(payments)}`)].join();
      const said = book.gameContent.say(key, value, book.ruleSet.unit, valuesOf(book.ruleSet));
      effects.set(name, { book, moved, values: [...(effects.get(name)?.values ?? []), said] });
    }
  }
  return [...effects.values()];
}

/** Books an interpretation concerns: the book it is named after, or all books of its game. */
const booksOf = (scope: string, { books }: ContentGraph): readonly Book[] =>
  books.filter(({ ruleSet, gameContent }) => ruleSet.id === scope || gameContent.id === scope);

/** Effect of an interpretation's alternative on the deals of the books it concerns. */
export function effectOfReading(changes: Changes, scope: string, graph: ContentGraph): DealEffects {
  const books = Object.keys(changes).length === 0 ? [] : booksOf(scope, graph);
  const effects = books.map((book) => effectOf(changes, book, graph));
  return { moved: effects.flatMap(({ moved }) => moved), of: effects.reduce((sum, effect) => sum + effect.of, 0) };
}

/** Deal in which some alternatives matter most. */
export interface TellingDeal {
  readonly deal: Deal;
  /** Step that shows the first payment moved by the alternative with the largest effect. */
  readonly at: string | undefined;
}

/**
 * Finds the deal, among those of a book or of a game's books (`scope`), in which the alternatives matter most: most
 * alternatives move a payment, then the largest difference in net. Undefined if none moves any. `alternatives` are sets
 * of changes: those of an interpretation, or one answer each for a key.
 */
export function whereItMatters(
  alternatives: readonly Changes[],
  scope: string,
  graph: ContentGraph,
): TellingDeal | undefined {
  const found = booksOf(scope, graph).flatMap((book) =>
    dealsOf(book, graph).flatMap((deal) => {
      const moving = alternatives.flatMap((changes) => movesOf(deal, book.gameContent, changes) ?? []);
      const [most] = moving.toSorted((a, b) => b.apart - a.apart);
      return most ? [{ deal, at: most.at, apart: most.apart, moving: moving.length }] : [];
    }),
  );
  return found.toSorted((a, b) => b.moving - a.moving || b.apart - a.apart)[0];
}
