import type { Book, ContentGraph } from '#edition/graph/content.ts';
import { voiceAfter } from '#edition/graph/voices.ts';
import { memoizeByIdentity } from '#engine/kernel/collections.ts';
import { clausesOf, ruleOrStart } from '#engine/rules/rule-set.ts';
import type { BookHead } from '#islands/rules/cites.ts';

/** Data about a book for the islands, besides its rules; built once for all its pages. */
export const bookHead = memoizeByIdentity(({ edition, voice, ruleSet }: Book, { library }: ContentGraph): BookHead => {
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

/** Heads of a game's books that have an edition, ordered by date. */
export const bookHeads = (game: string, graph: ContentGraph): readonly BookHead[] =>
  graph.books.filter(({ gameContent }) => gameContent.id === game).map((book) => bookHead(book, graph));
