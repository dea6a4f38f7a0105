import { hrefOf } from '../text/links.ts';
import type { ContentGraph } from '../graph/content.ts';
import type { Clause, ClauseStatus } from '../library/clauses.ts';
import type { Interpretation, Source, Deal } from '../library/library.ts';
import { stepForClause } from '../deals/deal-steps.ts';
import { anchorOf } from '../text/mdx-tree.ts';

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

/** Deal to read next, at the step that shows what has been read. */
interface NextDeal {
  readonly deal: Deal;
  readonly at: string | undefined;
}

/** Number of deals offered at the end of a section. */
const MOST = 2;

/** Deals of a book that are about most of a section's clauses, each at the first clause it shows. */
export function endOfSection(ruleset: string, section: string, graph: ContentGraph): readonly NextDeal[] {
  const clauses = graph.books
    .find(({ ruleSet }) => ruleSet.id === ruleset)
    ?.edition.clauses.filter((clause) => clause.section === section);
  const clausesByDeal = new Map<Deal, string[]>();
  for (const { id } of clauses ?? [])
    for (const deal of graph.dealsOf.get(id) ?? [])
      if (deal.ruleset === ruleset) clausesByDeal.set(deal, [...(clausesByDeal.get(deal) ?? []), id]);
  return [...clausesByDeal]
    .toSorted(([, a], [, b]) => b.length - a.length)
    .slice(0, MOST)
    .map(([deal, ids]) => {
      const at = ids.map((id) => stepForClause(deal, id, graph)).find((step) => step !== undefined);
      return { deal, at };
    });
}

/** Section of an edition that ends where a heading begins. */
export function sectionBefore(ruleset: string, heading: string, { books }: ContentGraph): string | undefined {
  const clauses = books.find(({ ruleSet }) => ruleSet.id === ruleset)?.edition.clauses ?? [];
  const sections = [...new Set(clauses.map(({ section }) => section))];
  return sections[sections.findIndex((section) => anchorOf(section) === heading) - 1];
}
