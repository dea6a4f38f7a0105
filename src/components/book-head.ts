import type { Book, ContentGraph } from '#edition/graph/content-graph.ts';
import { voiceAfter } from '#edition/graph/voices.ts';
import { onceFor } from '#engine/kernel/once.ts';
import { clausesOf, ruleOrStart } from '#engine/rules/rule-set.ts';
import type { BookHead } from '#islands/rules/cites.ts';

/** What the islands are told of a book besides its rules; made once, for all its pages. */
export const bookHead = onceFor(({ edition, voice, ruleSet }: Book, { library }: ContentGraph): BookHead => {
  const cited = new Set(
    Object.keys(ruleSet.values).flatMap((key) => {
      const rule = ruleOrStart(ruleSet, key);
      return rule ? clausesOf(rule.basis) : [];
    }),
  );
  return {
    game: ruleSet.game,
    id: ruleSet.id,
    unit: ruleSet.unit,
    short: edition.short,
    date: edition.date,
    sort: edition.sort,
    voice,
    clauses: Object.fromEntries(
      [...cited].map((id) => {
        const clause = library.clauses.get(id);
        const after = clause && voiceAfter(clause, library.sources)?.name;
        const number = clause?.number ?? 0;
        return [id.slice(ruleSet.id.length + 1), after === undefined ? [number] : [number, after]];
      }),
    ),
  };
});

/** The books of a game that have an edition, in order of date. */
export const bookHeads = (game: string, graph: ContentGraph): readonly BookHead[] =>
  graph.books.filter(({ gameContent }) => gameContent.id === game).map((book) => bookHead(book, graph));
