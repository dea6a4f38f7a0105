import type { ContentGraph } from '#edition/graph/content-graph.ts';
import { printLink } from '#engine/notation/link.ts';
import { valuesOf } from '#engine/rules/vary.ts';
import type { CompareData } from '#islands/compare/Compare.tsx';
import { printCompared } from '#islands/compare/compared-links.ts';
import type { ListedDeal } from '#islands/compare/DealPicker.tsx';
import { bookHeads } from '../book-head.ts';
import type { ComparedLibrary } from './game.ts';

/** The deals of a game to choose from, by book, each as a link by its own book as it stands. */
export const listedDeals = <R extends object, Rec>(
  { game, readDeal }: Pick<ComparedLibrary<R, Rec>, 'game' | 'readDeal'>,
  { books, library }: ContentGraph,
): readonly ListedDeal[] =>
  books
    .filter(({ gameContent }) => gameContent.id === game.id)
    .flatMap(({ edition, ruleSet }) =>
      library.deals
        .filter((deal) => deal.ruleset === ruleSet.id)
        .map((deal): ListedDeal => {
          const { record, variation } = readDeal(deal);
          const bare = { source: variation.source, changes: {}, rules: valuesOf(variation.source) };
          const { slug, title, lede } = deal;
          return {
            slug,
            title,
            lede,
            book: edition.short,
            link: printLink(game, { variation: bare, record, step: undefined }),
          };
        }),
    );

/** A deal of the library beside itself in some books. Throws where there is no such deal: a page names what is there. */
export function prepareComparison<R extends object, Rec>(
  library: ComparedLibrary<R, Rec>,
  slug: string,
  ids: readonly string[],
  graph: ContentGraph,
): CompareData {
  const { game, readDeal } = library;
  const found = graph.library.deals.find((deal) => deal.game === game.id && deal.slug === slug);
  if (!found) throw new Error(`There is no deal “${slug}” to compare.`);
  const { record } = readDeal(found);
  return {
    fragment: printCompared(game, { record, columns: ids.map((book) => ({ book, changes: {} })) }),
    books: bookHeads(game.id, graph),
    deals: listedDeals(library, graph),
  };
}
