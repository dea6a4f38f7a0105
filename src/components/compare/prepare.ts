import type { ShownTypes } from '#islands/replay/model.ts';
import type { ContentGraph } from '#edition/graph/content-graph.ts';
import { linkOnce } from '#edition/graph/game-content.ts';
import type { GameFormat } from '#engine/ledger/game.ts';
import { valuesOf } from '#engine/rules/rule-set.ts';
import { printCompared } from '#islands/compare/model/compared-links.ts';
import type { CompareData, ComparedGame } from '#islands/compare/game.ts';
import { compare, openBooks, settleColumns, settleEachOnce } from '#islands/compare/model/model.ts';
import { hiddenRules } from '#islands/compare/rules/reasons.ts';
import type { ListedDeal } from '#islands/compare/DealPicker.tsx';
import { placeOfPage, type PagePlace } from '#view/href.ts';
import { bookHeads } from '../book-head.ts';
import { readDeal } from '../deal/deal-record.ts';

/** A game's deals to choose from, by book, each as a link under its unchanged book. */
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

/** The comparison for the page of an address, as JSON. An embedded one offers no other deals, and needs only their names. */
export function printComparison(data: Omit<CompareData, keyof PagePlace>, pathname: string): string {
  const place = placeOfPage(pathname);
  const deals = place.isEmbedded ? data.deals.map((deal) => ({ ...deal, lede: '', book: '' })) : data.deals;
  return JSON.stringify({ ...data, deals, ...place });
}

/** Prepares a comparison of an annotated deal under several books. Throws if there is no such deal. */
export function prepareComparison<G extends ShownTypes>(
  game: ComparedGame<G>,
  slug: string,
  ids: readonly string[],
  graph: ContentGraph,
): Omit<CompareData, keyof PagePlace> {
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
