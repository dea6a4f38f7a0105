import type { Chain } from '../../edition/chain.ts';
import { reversis } from '../../engine/games/reversis/index.ts';
import type { CompareData } from '../../islands/reversis/compare/data.ts';
import type { ListedDeal } from '../../islands/reversis/compare/DealPicker.tsx';
import { hiddenRules } from '../../islands/reversis/compare/hidden-rules.ts';
import { compare, settleColumns, type CompareModel, type OpenBook } from '../../islands/reversis/compare/model.ts';
import { printCompared, type Compared } from '../../islands/reversis/compare/state.ts';
import type { BookHead } from '../../islands/shared/cites.ts';
import { readDeal } from '../deal/reversis-records.ts';
import { openBook } from '../deal/reversis-replay.ts';

/** The comparison a page stands with, and what its island is given. */
export interface PreparedComparison {
  readonly state: Compared;
  readonly model: CompareModel;
  readonly data: CompareData;
  readonly heads: readonly BookHead[];
  readonly deal: ListedDeal;
}

/** A deal of the library beside itself in some books. Throws where there is no such deal: a page names what is there. */
export function prepareComparison(slug: string, ids: readonly string[], chain: Chain): PreparedComparison {
  const own = chain.books.filter(({ shelf }) => shelf.id === reversis.id);
  const books = own.flatMap(({ ruleSet }): OpenBook[] => {
    const rules = reversis.ruleSets.find(({ id }) => id === ruleSet.id);
    return rules ? [{ packed: openBook(rules, chain).packed, rules }] : [];
  });
  const library = chain.library.deals.filter(({ game }) => game === reversis.id);
  const found = library.find((deal) => deal.slug === slug);
  if (!found) throw new Error(`There is no deal “${slug}” to compare.`);
  const shortOf = (ruleset: string): string => own.find(({ ruleSet }) => ruleSet.id === ruleset)?.edition.short ?? '';
  const { record } = readDeal(found);
  const state: Compared = { record, columns: ids.map((book) => ({ book, changes: {} })) };
  const settled = settleColumns(record, state.columns, books);
  const plain = compare(record, settled);
  const order = books.map(({ packed }) => packed.id);
  const deals = library
    .toSorted((a, b) => order.indexOf(a.ruleset) - order.indexOf(b.ruleset))
    .map((deal): ListedDeal => ({ slug: deal.slug, title: deal.title, book: shortOf(deal.ruleset) }));
  const ruleSets = books.map(({ rules }) => rules);
  return {
    state,
    model: compare(record, settled, hiddenRules(record, settled, plain)),
    heads: books.map(({ packed }) => packed),
    deal: { slug, title: found.title, book: shortOf(found.ruleset) },
    data: {
      fragment: printCompared(state, ruleSets),
      deal: slug,
      deals,
      books: order.map((id) => ({ id })),
    },
  };
}
