import type { Book, ContentGraph } from '#edition/graph/content.ts';
import { range } from '#engine/kernel/collections.ts';
import { FIRST_POOL, NetSink } from '#engine/ledger/sink.ts';
import { rankByDifference, type ComparedDeal } from '#engine/replay/compare.ts';
import type { GameTypes, GameFormat } from '#engine/ledger/game.ts';
import { valuesOf } from '#engine/rules/rule-set.ts';
import type { GameDefinition } from '#games/game.ts';
import { LINK_END, printCompared } from '#islands/compare/model/state.ts';
import { readDeal } from '../deal/deal-record.ts';
import type { ShownTypes } from '#islands/replay/model.ts';
import { linkOnce } from '#edition/graph/game-content.ts';
import type { CompareData, ComparedGame } from '#islands/compare/game.ts';
import { compare, openBooks, settleColumns, settleEachOnce } from '#islands/compare/model/model.ts';
import { hiddenRules } from '#islands/compare/rules/WhyTheyDiffer.tsx';
import type { ListedDeal } from '#islands/compare/DealAtHand.tsx';
import { placeOfPage, type PagePlace } from '#view/href.ts';
import { bookHeads } from '../book-head.ts';

/** A deal that two books pay differently. */
export interface PairDeal {
  readonly title: string;
  /** For a deal found by search: the book it was dealt and played by, and the seed. */
  readonly found: { readonly by: string; readonly seed: number } | undefined;
  /** Sum of the absolute differences of the seats' nets. */
  readonly difference: number;
  /** Comparison of the two books on this deal, as a fragment. */
  readonly fragment: string;
}

export interface Pair {
  readonly books: readonly [Book, Book];
  readonly deals: readonly PairDeal[];
}

/** Number of deals tried under each book. */
const SEEDS = 60;
/** Number of deals shown for each pair of books; below, how many of them may come from the search. */
const SHOWN = 3;
const FOUND = 1;

interface Candidate<Rec> {
  readonly title: string;
  readonly record: Rec;
  readonly found: PairDeal['found'];
}

/** An annotated deal; `link` is the same for the same deal under several books. */
interface DealOfBook {
  readonly ruleset: string;
  readonly link: string;
}

/** Lists a deal once if the site has it under several books, with its title in one of `books` if possible. */
export function eachOnce<D extends DealOfBook>(deals: readonly D[], books: readonly string[]): readonly D[] {
  const isOwn = ({ ruleset }: D): boolean => books.includes(ruleset);
  const once = new Map<string, D>();
  for (const deal of deals) {
    const there = once.get(deal.link);
    if (!there || (isOwn(deal) && !isOwn(there))) once.set(deal.link, deal);
  }
  return [...once.values()];
}

/**
 * Deals that each pair of books pays most differently, among the annotated deals and those our policy plays from fixed
 * seeds.
 */
export function pairsOf<G extends GameTypes>(
  { engine: game, settleAgain }: Pick<GameDefinition<G>, 'engine' | 'settleAgain'>,
  dealAnother: (seed: number, rules: G['rules']) => G['record'],
  graph: ContentGraph,
): readonly Pair[] {
  const books = graph.books.filter(({ gameContent }) => gameContent.id === game.id);
  const ruleSets = books.flatMap(({ ruleSet }) => game.ruleSets.find(({ id }) => id === ruleSet.id) ?? []);
  const sink = new NetSink();
  // Settles with the fast sink, because only the nets of thousands of deals are needed.
  const settle = <D extends Candidate<G['record']>>(deal: D) => ({
    deal,
    settlements: ruleSets.map((ruleSet) => {
      const rules = valuesOf(ruleSet);
      const replay = settleAgain(deal.record, rules);
      if (!replay.ok) return undefined;
      sink.reset();
      replay.value.pay(rules, sink);
      return { net: Object.fromEntries(sink.net.subarray(0, FIRST_POOL).entries()) };
    }),
  });
  const library = graph.library.deals
    .filter((deal) => deal.game === game.id)
    .map((deal) => {
      const { record } = readDeal(game, deal);
      const link = printCompared(game, { record, columns: [{ book: game.ruleSets[0]!.id, changes: {} }] });
      return settle({ title: deal.title, ruleset: deal.ruleset, link, record, found: undefined });
    });
  const found = ruleSets.map((ruleSet, i) =>
    range(SEEDS).map((n) => {
      const by = books[i]?.edition.short ?? ruleSet.id;
      const seed = n + 1;
      return settle({ title: '', record: dealAnother(seed, valuesOf(ruleSet)), found: { by, seed } });
    }),
  );
  return books.flatMap((one, i) =>
    books.slice(i + 1).map((other, k): Pair => {
      const j = i + 1 + k;
      const pair = [one, other].map(({ ruleSet }) => ruleSet.id);
      const columns = pair.map((book) => ({ book, changes: {} }));
      const rank = <D extends object>(deals: readonly ComparedDeal<D>[]) =>
        rankByDifference(deals, [i, j]).map(({ deal, difference }) => ({ ...deal, difference }));
      const ofLibrary = eachOnce(rank(library), pair);
      const searched = rank([...(found[i] ?? []), ...(found[j] ?? [])]);
      const deals = [
        ...ofLibrary.slice(0, SHOWN - FOUND),
        ...searched.slice(0, Math.max(FOUND, SHOWN - ofLibrary.length)),
      ]
        .sort((a, b) => b.difference - a.difference)
        .map((deal): PairDeal => {
          const { title, record, difference } = deal;
          return { title, found: deal.found, difference, fragment: printCompared(game, { record, columns }) };
        });
      return { books: [one, other], deals };
    }),
  );
}

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
            ...(Object.keys(variation.changes).length > 0 && { isVaried: true }),
            book: edition.short,
            link: linkOnce(game, { record, variation: bare }),
          };
        }),
    );

/**
 * The comparison for the page of an address, as JSON. An embedded one offers no other deals: it needs only their titles, and of their
 * links what tells whether the compared deal is one of them.
 */
export function printComparison(data: Omit<CompareData, keyof PagePlace>, pathname: string): string {
  const place = placeOfPage(pathname);
  const deals = place.isEmbedded
    ? data.deals.map((deal): ListedDeal => ({ ...deal, lede: '', book: '', link: deal.link.slice(-LINK_END) }))
    : data.deals;
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
