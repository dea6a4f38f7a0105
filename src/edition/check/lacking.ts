import type { Book } from '../graph/content-graph.ts';
import type { Clause } from '../library/clauses.ts';
import type { Excused } from '../library/library.ts';
import { didYouMean, problemsAt, type ContentProblem } from './problem.ts';

/** Something that every clause should have, unless it is listed with the reason why not. */
export interface Lacking {
  /** Of all books; the file of a book is called after it. */
  readonly listed: readonly Excused[];
  readonly folder: string;
  /** What a clause without it is, in words: “a clause without a plate”. */
  readonly name: string;
  /** What a clause lacks, as the end of a sentence; undefined where it has what it needs. */
  readonly lacks: (clause: Clause) => string | undefined;
}

/** Clauses that lack it and are not listed, and those listed that do not lack it. */
export function lackingProblems(
  { edition, ruleSet }: Book,
  { listed, folder, name, lacks }: Lacking,
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
          if (!clause) return [`lists “${id}”, which its edition does not have.${didYouMean(id, own.keys())}`];
          return lacks(clause) === undefined ? [`lists “${id}” as ${name}, and it needs no such excuse.`] : [];
        }),
      ),
    ),
  ];
}
