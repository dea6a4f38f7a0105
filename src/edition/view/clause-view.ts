import { hrefOf } from '../text/links.ts';
import type { ContentGraph } from '../graph/content-graph.ts';
import type { Clause, ClauseStatus } from '../library/clauses.ts';
import type { Interpretation, Source } from '../library/library.ts';

/** Label of each status. */
export const STATUS_WORDS: Readonly<Record<ClauseStatus, string>> = {
  modelled: 'computed',
  ambiguous: 'computed, with a doubt',
  prose: 'nothing to compute',
  unmodelled: 'not computed',
};

/** Information shown around a clause on its edition's page. */
export interface ClauseView {
  readonly clause: Clause;
  readonly reading: Interpretation | undefined;
  /** Text it is taken from, if not the book's own. */
  readonly after: Source | undefined;
}

export function viewClause(id: string, { library }: ContentGraph): ClauseView {
  const clause = library.clauses.get(id);
  if (!clause) throw new Error(`There is no clause “${id}” in the editions.`);
  return {
    clause,
    after: clause.after === undefined ? undefined : library.sources.find((source) => source.id === clause.after),
    reading: clause.reading === undefined ? undefined : library.readings.get(clause.reading),
  };
}

/** Address of an interpretation in the register. */
export const readingLink = (id: string, base: string): string => hrefOf({ scheme: 'reading', id }, base);
