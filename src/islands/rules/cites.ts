import { clauseHref, readingHref, type ClauseId } from '#engine/kernel/clause.ts';
import { clausesOf, type Basis, type RuleSet } from '#engine/rules/rule-set.ts';
import { groundsInWords, type Voice } from '#engine/words/voice.ts';

/** What a page says of a book to its island; the rules themselves come with the game. */
export interface BookHead {
  readonly game: string;
  readonly id: string;
  readonly unit: RuleSet['unit'];
  /** For labels: “Almanach 1785”. */
  readonly short: string;
  /** For what it says: “1785”. */
  readonly date: string;
  /** The year by which books stand in order. */
  readonly sort: number;
  /** Through whom we know what it says. */
  readonly voice: Voice;
  /**
   * The clauses its rules rest on, each by its id without the rule set: its number in the edition, and the name of the text
   * it is taken from where that is not the edition's own.
   */
  readonly clauses: Readonly<Record<string, readonly [number: number, after?: string]>>;
}

export interface Citation {
  readonly label: string;
  readonly href: string;
}

const clauseIn = ({ id, clauses }: BookHead, clause: ClauseId): readonly [number: number, after?: string] =>
  clauses[clause.slice(id.length + 1)] ?? [0];

/** Where a rule of the book can be read: its clauses as “§23”, then the reading it rests on. `base` ends with a slash. */
export const citationsOf = (book: BookHead, basis: Basis, base: string): readonly Citation[] => [
  ...clausesOf(basis).map((clause) => ({
    label: `§${String(clauseIn(book, clause)[0])}`,
    href: clauseHref(book.game, clause, base),
  })),
  ...(basis.kind === 'attested' ? [] : [{ label: 'reading', href: readingHref(basis.reading, base) }]),
];

/** On what a rule rests, in words: “so the modern summary”. */
export const groundsOf = (book: BookHead, basis: Basis): string =>
  groundsInWords(
    basis.kind,
    book.voice,
    clausesOf(basis).map((clause) => {
      const [, after] = clauseIn(book, clause);
      return { voice: after === undefined ? book.voice : { name: after } };
    }),
  );
