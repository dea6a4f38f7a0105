import { ruleOrStart } from '#engine/rules/rule-set.ts';
import { valuesOf } from '#engine/rules/vary.ts';
import { hrefOf } from '../text/links.ts';
import type { Book, ContentGraph } from '../graph/content-graph.ts';
import type { Clause, ClauseStatus } from '../library/clauses.ts';
import { stepForClause } from '../deals/judged-deals.ts';
import type { Deal, Reading, Source } from '../library/library.ts';

/** How the page names each status. */
export const STATUS_WORDS: Readonly<Record<ClauseStatus, string>> = {
  modelled: 'runs',
  ambiguous: 'runs, with a doubt',
  prose: 'nothing to compute',
  unmodelled: 'not computed',
};

/** A value that a clause gives the engine. */
export interface RunningValue {
  readonly key: string;
  readonly question: string;
  readonly value: string;
}

export interface ClauseDeal {
  readonly deal: Deal;
  readonly at: string | undefined;
}

/** What stands round a clause on the page of its edition. */
export interface ClauseView {
  readonly clause: Clause;
  readonly book: Book;
  readonly values: readonly RunningValue[];
  readonly reading: Reading | undefined;
  /** The text it is taken from, where that is not the book's own. */
  readonly after: Source | undefined;
  /** The deals that exercise it: first those with a step that shows it, and of these the one about fewest other things. */
  readonly deals: readonly ClauseDeal[];
}

export function viewClause(id: string, graph: ContentGraph): ClauseView {
  const clause = graph.library.clauses.get(id);
  const book = graph.books.find(({ ruleSet }) => ruleSet.id === clause?.ruleset);
  if (!clause || !book) throw new Error(`There is no clause “${id}” in the editions.`);
  const { gameContent, ruleSet } = book;
  return {
    clause,
    book,
    values: (book.keysOf.get(id) ?? []).flatMap((key) => {
      const rule = ruleOrStart(ruleSet, key);
      return rule
        ? [
            {
              key,
              question: gameContent.question(key),
              value: gameContent.say(key, rule.value, ruleSet.unit, valuesOf(ruleSet)),
            },
          ]
        : [];
    }),
    after: clause.after === undefined ? undefined : graph.library.sources.find(({ id }) => id === clause.after),
    reading: clause.reading === undefined ? undefined : graph.library.readings.get(clause.reading),
    deals: (graph.dealsOf.get(id) ?? [])
      .filter((deal) => deal.ruleset === clause.ruleset)
      .map((deal) => ({ deal, at: stepForClause(deal, id, graph) }))
      .toSorted((a, b) => Number(!a.at) - Number(!b.at) || a.deal.clauses.length - b.deal.clauses.length),
  };
}

/** The address of a reading in the register. */
export const readingLink = (id: string, base: string): string => hrefOf({ scheme: 'reading', id }, base);
