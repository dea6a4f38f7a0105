import type { Chain } from '#edition/chain.ts';
import type { CompareData } from '#islands/compare/data.ts';
import type { ListedDeal } from '#islands/compare/DealPicker.tsx';
import { hiddenRules } from '#islands/compare/hidden-rules.ts';
import { compare, settleColumns, type CompareModel, type OpenBook } from '#islands/compare/model.ts';
import { printCompared } from '#islands/compare/compared-links.ts';
import type { Compared } from '#islands/compare/state.ts';
import type { BookHead } from '#islands/rules/cites.ts';
import type { ComparedLibrary } from './game.ts';

/** The comparison a page stands with, and what its island is given. */
export interface PreparedComparison<Rec> {
  readonly state: Compared<Rec>;
  readonly model: CompareModel;
  readonly data: CompareData;
  readonly heads: readonly BookHead[];
  readonly deals: readonly ListedDeal[];
  readonly deal: ListedDeal;
}

/** A deal of the library beside itself in some books. Throws where there is no such deal: a page names what is there. */
export function prepareComparison<R extends object, Rec>(
  { game, compared, readDeal, openBook }: ComparedLibrary<R, Rec>,
  slug: string,
  ids: readonly string[],
  chain: Chain,
): PreparedComparison<Rec> {
  const own = chain.books.filter(({ shelf }) => shelf.id === game.id);
  const books = own.flatMap(({ ruleSet }): OpenBook<R>[] => {
    const rules = game.ruleSets.find(({ id }) => id === ruleSet.id);
    return rules ? [{ packed: openBook(rules, chain).packed, rules }] : [];
  });
  const library = chain.library.deals.filter((deal) => deal.game === game.id);
  const found = library.find((deal) => deal.slug === slug);
  if (!found) throw new Error(`There is no deal “${slug}” to compare.`);
  const shortOf = (ruleset: string): string => own.find(({ ruleSet }) => ruleSet.id === ruleset)?.edition.short ?? '';
  const { record } = readDeal(found);
  const state: Compared<Rec> = { record, columns: ids.map((book) => ({ book, changes: {} })) };
  const settled = settleColumns(compared, record, state.columns, books);
  const plain = compare(compared, record, settled);
  const order = books.map(({ packed }) => packed.id);
  const deals = library
    .toSorted((a, b) => order.indexOf(a.ruleset) - order.indexOf(b.ruleset))
    .map((deal): ListedDeal => ({ slug: deal.slug, title: deal.title, book: shortOf(deal.ruleset) }));
  const ruleSets = books.map(({ rules }) => rules);
  return {
    state,
    model: compare(compared, record, settled, hiddenRules(compared, record, settled, plain)),
    heads: books.map(({ packed }) => packed),
    deals,
    deal: { slug, title: found.title, book: shortOf(found.ruleset) },
    data: {
      state,
      first: printCompared(game, { record, columns: state.columns.slice(0, 1) }, ruleSets),
      deal: slug,
    },
  };
}
