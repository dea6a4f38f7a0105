import type { RuleValue } from '#engine/rules/key.ts';
import { ruleOf } from '#engine/rules/rule-set.ts';
import { valuesOf } from '#engine/rules/vary.ts';
import type { Book, ContentGraph } from '../graph/content-graph.ts';
import { differenceWith } from './judged-deals.ts';
import type { Deal } from '../library/library.ts';

/** A deal that comes out otherwise when a rule is changed. */
export interface Moved {
  readonly deal: Deal;
  /** How many payments differ. */
  readonly payments: number;
  /** The step at which the deal shows the first of them. */
  readonly at: string | undefined;
}

/** What a change of rules does to the deals of a book. */
export interface Effect {
  readonly moved: readonly Moved[];
  /** How many deals were tried. */
  readonly of: number;
}

type Changes = Readonly<Record<string, RuleValue>>;

/** Settles every annotated deal of the book again with the changes, as played, and counts the payments that move. */
export function effectOf(changes: Changes, book: Book, { library }: ContentGraph): Effect {
  const deals = library.deals.filter(({ ruleset }) => ruleset === book.ruleSet.id);
  const moved = deals.flatMap((deal): Moved[] => {
    const found = differenceWith(deal, book.gameContent, changes);
    return found && found.payments > 0 ? [{ deal, ...found }] : [];
  });
  return { moved, of: deals.length };
}

/** Other values that a key may have, in words, which all move the same payments of one book’s deals. */
export interface KeyEffect {
  readonly book: Book;
  readonly values: readonly string[];
  readonly moved: readonly Moved[];
}

/** The values a reader is offered for a key besides each book’s own, where they move a payment of a deal. */
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

/** The books a reading concerns: the one it is named after, or every book of its game that answers otherwise. */
export function effectOfReading(changes: Changes, scope: string, graph: ContentGraph): Effect {
  const books = graph.books.filter(({ ruleSet, gameContent }) => ruleSet.id === scope || gameContent.id === scope);
  const effects = Object.keys(changes).length === 0 ? [] : books.map((book) => effectOf(changes, book, graph));
  return { moved: effects.flatMap(({ moved }) => moved), of: effects.reduce((sum, effect) => sum + effect.of, 0) };
}
