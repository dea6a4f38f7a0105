import { clauseHref, readingHref, type ClauseId } from '#engine/rules/key.ts';
import { clausesOf, type Basis, type RuleSet } from '#engine/rules/rule-set.ts';
import { groundsInWords, type Voice } from '#engine/wording/answers.ts';

/** Data of a book for an island; the rules themselves come with the game. */
export interface BookHead {
  readonly game: string;
  readonly id: string;
  readonly unit: RuleSet['unit'];
  /** Short name for labels: “Almanach 1785”. */
  readonly short: string;
  /** Date for statements: “1785”. */
  readonly date: string;
  /** Year for sorting. */
  readonly sort: number;
  /** Text through which the book is known. */
  readonly voice: Voice;
  /**
   * Clauses its rules rest on, by id without the rule set: number in the edition, and the text a clause is taken from if
   * not the edition's own.
   */
  readonly clauses: Readonly<Record<string, readonly [number: number, after?: string]>>;
}

export interface Citation {
  readonly label: string;
  readonly href: string;
}

const clauseIn = ({ id, clauses }: BookHead, clause: ClauseId): readonly [number: number, after?: string] =>
  clauses[clause.slice(id.length + 1)] ?? [0];

/** Links to where a rule stands: its clauses as “§23”, then its interpretation. `base` ends with a slash. */
export const citationsOf = (book: BookHead, basis: Basis, base: string): readonly Citation[] => [
  ...clausesOf(basis).map((clause) => ({
    label: `§${String(clauseIn(book, clause)[0])}`,
    href: clauseHref(book.game, clause, base),
  })),
  ...(basis.kind === 'attested' ? [] : [{ label: 'reading', href: readingHref(basis.reading, base) }]),
];

/** Basis of a rule in words: “known from Wikipedia’s summary”. */
export const groundsOf = (book: BookHead, basis: Basis): string =>
  groundsInWords(
    basis.kind,
    book.voice,
    clausesOf(basis).map((clause) => {
      const [, after] = clauseIn(book, clause);
      return { voice: after === undefined ? book.voice : { name: after } };
    }),
  );
