import { clauseHref, readingHref, type ReadingId } from '#engine/kernel/clause.ts';
import type { Basis, RuleSet } from '#engine/rules/rule-set.ts';
import { groundsInWords, type Voice } from '#engine/words/voice.ts';

/** What a page says of a book to its island. */
export interface BookHead {
  readonly game: string;
  readonly id: string;
  /** Permanent number in links. */
  readonly n: number;
  readonly unit: RuleSet['unit'];
  /** For labels: “Almanach 1785”. */
  readonly short: string;
  /** For what it says: “1785”. */
  readonly date: string;
  /** Through whom we know what it says. */
  readonly voice: Voice;
}

/**
 * A clause by its number in the edition and its id without the rule set, with the name of the text it is taken from where
 * that is not the edition's own; or a reading by its id.
 */
export type PackedCite = readonly [number: number, topic: string, after?: string] | readonly [reading: ReadingId];

type ClauseCite = Exclude<PackedCite, readonly [ReadingId]>;
const isClause = (cite: PackedCite): cite is ClauseCite => typeof cite[0] === 'number';

export interface Citation {
  readonly label: string;
  readonly href: string;
}

/** Where a rule of the book can be read: its clauses as “§23”, then the reading it rests on. `base` ends with a slash. */
export const citationsOf = ({ game, id }: BookHead, cites: readonly PackedCite[], base: string): readonly Citation[] =>
  cites.map((cite) =>
    isClause(cite)
      ? { label: `§${String(cite[0])}`, href: clauseHref(game, `${id}.${cite[1]}`, base) }
      : { label: 'reading', href: readingHref(cite[0], base) },
  );

/** On what a rule rests, in words: “so the modern summary”. */
export const groundsOf = ({ voice }: BookHead, cites: readonly PackedCite[]): string => {
  const reports = cites
    .filter(isClause)
    .map(([, , after]) => ({ voice: after === undefined ? voice : { name: after } }));
  return groundsInWords(kindOf(cites), voice, reports);
};

/** On what kind of ground a rule stands: what we have of the book says so, or it does by way of a reading, or is silent. */
export const kindOf = (cites: readonly PackedCite[]): Basis['kind'] => {
  const clauses = cites.filter(isClause).length;
  return clauses === 0 ? 'silent' : clauses < cites.length ? 'inferred' : 'attested';
};
