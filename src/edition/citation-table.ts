import type { Chain } from './chain.ts';

/** A game's clauses and readings in short, for islands, which may not import the editions. */
export interface CitationTable {
  /** Rule set → its label, such as “Almanach 1785”. */
  readonly books: Readonly<Record<string, string>>;
  /** Clause → its number in the edition and its words. */
  readonly clauses: Readonly<Record<string, readonly [number: number, text: string]>>;
  /** Reading → its question. */
  readonly readings: Readonly<Record<string, string>>;
}

export function citationTable({ books, library }: Chain, game: string): CitationTable {
  const own = books.filter(({ shelf }) => shelf.id === game);
  const scopes = new Set([game, ...own.map(({ ruleSet }) => ruleSet.id)]);
  return {
    books: Object.fromEntries(own.map(({ edition }) => [edition.ruleset, edition.short])),
    clauses: Object.fromEntries(
      own.flatMap(({ edition }) => edition.clauses.map(({ id, number, text }) => [id, [number, text] as const])),
    ),
    readings: Object.fromEntries(
      [...library.readings.values()].filter(({ scope }) => scopes.has(scope)).map(({ id, question }) => [id, question]),
    ),
  };
}
