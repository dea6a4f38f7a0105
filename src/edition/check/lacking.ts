import type { Book } from '../graph/content.ts';
import type { Clause } from '../library/clauses.ts';
import type { ExemptClauses } from '../library/library.ts';
import { suggestId, problemsAt, type ContentProblem } from './problem.ts';

/** A requirement on every clause of a book; a clause that is listed with a reason is exempt. */
export interface MissingClause {
  /** Exemptions of all books; each file is named after its book. */
  readonly listed: readonly ExemptClauses[];
  readonly folder: string;
  /** Name in messages: “a clause without a plate”. */
  readonly name: string;
  /** What a clause lacks, as the end of a sentence; undefined if nothing. */
  readonly lacks: (clause: Clause) => string | undefined;
}

/**
 * Checks a requirement on the clauses of a book: reports each clause that fails it without being listed as exempt, and each
 * clause that is listed although it meets it, or does not exist.
 */
export function lackingProblems(
  { edition, ruleSet }: Book,
  { listed, folder, name, lacks }: MissingClause,
): readonly ContentProblem[] {
  const excuses = listed.filter(({ scope }) => scope === ruleSet.id);
  const excused = new Set(excuses.flatMap(({ clauses }) => clauses));
  const own = new Map(edition.clauses.map((clause) => [clause.id as string, clause]));
  return [
    ...edition.clauses.flatMap((clause): readonly ContentProblem[] => {
      const lacking = excused.has(clause.id) ? undefined : lacks(clause);
      return lacking === undefined
        ? []
        : problemsAt(clause, [
            `clause “${clause.id}” ${lacking}, and is not listed with a reason in ${folder}/${ruleSet.id}.yaml.`,
          ]);
    }),
    ...excuses.flatMap((excuse) =>
      problemsAt(
        excuse,
        excuse.clauses.flatMap((id) => {
          const clause = own.get(id);
          if (!clause) return [`lists “${id}”, which its edition does not have.${suggestId(id, own.keys())}`];
          return lacks(clause) === undefined ? [`lists “${id}” as ${name}, but it is not one.`] : [];
        }),
      ),
    ),
  ];
}
