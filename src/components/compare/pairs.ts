import type { Book, ContentGraph } from '#edition/graph/content-graph.ts';
import { range } from '#engine/kernel/collections.ts';
import { FIRST_POOL, NetSink } from '#engine/ledger/sink.ts';
import { rankByDifference } from '#engine/replay/differences.ts';
import type { PlacedFrame } from '#engine/replay/replay.ts';
import { valuesOf } from '#engine/rules/vary.ts';
import type { GameDefinition } from '#games/game.ts';
import { printCompared } from '#islands/compare/model/compared-links.ts';
import { readDeal } from '../deal/deal-record.ts';

/** A deal on which two books differ. */
export interface PairDeal {
  readonly title: string;
  /** For deals found by search: the book by whose rules it was dealt and played, and the seed. */
  readonly found: { readonly by: string; readonly seed: number } | undefined;
  /** The sum of the absolute differences of the seats' nets. */
  readonly difference: number;
  /** The comparison of the two books on it, as a fragment. */
  readonly fragment: string;
}

export interface Pair {
  readonly books: readonly [Book, Book];
  readonly deals: readonly PairDeal[];
}

/** Deals tried under each book. */
const SEEDS = 60;
/** Deals shown for each two books: the most different of all, of which so many at most were found by search. */
const SHOWN = 3;
const FOUND = 1;

interface Candidate<Rec> {
  readonly title: string;
  readonly record: Rec;
  readonly found: PairDeal['found'];
}

/** For every two books, the deals on which they differ most: of the library, and of those that our own policy plays from a few fixed seeds. */
export function pairsOf<R extends object, Rec>(
  { engine: game, settleAgain }: Pick<GameDefinition<R, Rec, PlacedFrame>, 'engine' | 'settleAgain'>,
  dealAnother: (seed: number, rules: R) => Rec,
  graph: ContentGraph,
): readonly Pair[] {
  const books = graph.books.filter(({ gameContent }) => gameContent.id === game.id);
  const ruleSets = books.flatMap(({ ruleSet }) => game.ruleSets.find(({ id }) => id === ruleSet.id) ?? []);
  const sink = new NetSink();
  // Thousands of deals are settled, and of each only what everybody has in the end is looked at.
  const settle = (deal: Candidate<Rec>) => ({
    deal,
    settlements: ruleSets.map((ruleSet) => {
      const rules = valuesOf(ruleSet);
      const again = settleAgain(deal.record, rules);
      if (!again.ok) return undefined;
      sink.reset();
      again.value.pay(rules, sink);
      return { net: Object.fromEntries(sink.net.subarray(0, FIRST_POOL).entries()) };
    }),
  });
  const library = graph.library.deals
    .filter((deal) => deal.game === game.id)
    .map((deal) => settle({ title: deal.title, record: readDeal(game, deal).record, found: undefined }));
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
      const ofLibrary = rankByDifference(library, [i, j]);
      const searched = rankByDifference([...(found[i] ?? []), ...(found[j] ?? [])], [i, j]);
      const best = [
        ...ofLibrary.slice(0, SHOWN - FOUND),
        ...searched.slice(0, Math.max(FOUND, SHOWN - ofLibrary.length)),
      ].sort((a, b) => b.difference - a.difference);
      return {
        books: [one, other],
        deals: best.map(({ deal: { title, record, found: search }, difference }) => ({
          title,
          found: search,
          difference,
          fragment: printCompared(game, {
            record,
            columns: [one, other].map(({ ruleSet }) => ({ book: ruleSet.id, changes: {} })),
          }),
        })),
      };
    }),
  );
}
