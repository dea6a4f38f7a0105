import type { ContentGraph } from '#edition/graph/content-graph.ts';
import { linkOnce } from '#edition/deals/read-once.ts';
import type { GameFormat } from '#engine/notation/record.ts';
import { valuesOf } from '#engine/rules/vary.ts';
import { printCompared } from '#islands/compare/model/compared-links.ts';
import type { CompareData } from '#islands/compare/data.ts';
import type { ComparedGame } from '#islands/compare/game.ts';
import { compare, openBooks, settleColumns, settleEachOnce } from '#islands/compare/model/model.ts';
import { hiddenRules } from '#islands/compare/rules/hidden-rules.ts';
import type { ListedDeal } from '#islands/compare/DealPicker.tsx';
import { bookHeads } from '../book-head.ts';
import { readDeal } from '../deal/deal-record.ts';

/** The deals of a game to choose from, by book, each as a link by its own book as it stands. */
const listedDeals = <R extends object, Rec>(
  game: GameFormat<R, Rec>,
  { books, library }: ContentGraph,
): readonly ListedDeal[] =>
  books
    .filter(({ gameContent }) => gameContent.id === game.id)
    .flatMap(({ edition, ruleSet }) =>
      library.deals
        .filter((deal) => deal.ruleset === ruleSet.id)
        .map((deal): ListedDeal => {
          const { record, variation } = readDeal(game, deal);
          const bare = { source: variation.source, changes: {}, rules: valuesOf(variation.source) };
          const { slug, title, lede } = deal;
          return {
            slug,
            title,
            lede,
            book: edition.short,
            link: linkOnce(game, { record, variation: bare }),
          };
        }),
    );

/** A deal of the library beside itself in some books. Throws where there is no such deal: a page names what is there. */
export function prepareComparison<R extends object, Rec>(
  game: ComparedGame<R, Rec>,
  slug: string,
  ids: readonly string[],
  graph: ContentGraph,
): CompareData {
  const { engine } = game;
  const found = graph.library.deals.find((deal) => deal.game === engine.id && deal.slug === slug);
  if (!found) throw new Error(`There is no deal “${slug}” to compare.`);
  const { record } = readDeal(engine, found);
  const columns = ids.map((book) => ({ book, changes: {} }));
  const books = bookHeads(engine.id, graph);
  const settled = settleColumns(columns, openBooks(engine, books), settleEachOnce(game, record));
  return {
    fragment: printCompared(engine, { record, columns }),
    deal: slug,
    hidden: [...hiddenRules(game, record, settled, compare(game, record, settled))],
    books,
    deals: listedDeals(engine, graph),
  };
}
