import type { Book, ContentGraph } from '#edition/graph/content-graph.ts';
import { plateOf, type PlateMoment } from '#edition/view/plates.ts';
import type { RuleSet } from '#engine/rules/rule-set.ts';
import { asVaried } from '#engine/rules/vary.ts';
import type { ReadClause, ReadDeal, ReadingData } from '#islands/reading/data.ts';
import type { ReadingGame } from '#islands/reading/game.ts';
import type { AnyModel } from '#islands/replay/model.ts';
import { DEALS } from '../deal/deal-games.ts';
import { bookHead } from '../book-head.ts';
import { byGame } from '#games/by-game.ts';

type Reading = ReadingGame<object, unknown, AnyModel>;

/** The games whose editions run. */
const READINGS = byGame(
  import.meta.glob<{ readonly reading: Reading }>('../../games/*/tools/reading/game.tsx', { eager: true }),
);

/** A deal settled by its own rules, as a plate shows it. */
interface SettledDeal {
  readonly record: unknown;
  readonly ruleSet: RuleSet<object>;
  readonly own: object;
  readonly model: AnyModel;
}

/** An edition made ready: what its table is given, and what its plates stand on. */
export interface PreparedReading {
  readonly game: Reading;
  readonly data: ReadingData;
  readonly momentOf: (clause: string) => PlateMoment | undefined;
  readonly clauseOf: (clause: string) => ReadClause | undefined;
  readonly settled: (deal: PlateMoment['deal']) => SettledDeal;
}

const made = new WeakMap<Book, PreparedReading>();

/** Made once for a book; undefined for a game that has no plates. */
export function prepareReading(book: Book, graph: ContentGraph): PreparedReading | undefined {
  const there = made.get(book);
  if (there) return there;
  const game = READINGS.get(book.gameContent.id)?.reading;
  const records = DEALS.get(book.gameContent.id);
  if (!game || !records) return undefined;
  const deals = graph.library.deals.filter(({ ruleset }) => ruleset === book.ruleSet.id);
  const moments = new Map<string, PlateMoment>();
  const clauses = book.edition.clauses.flatMap(({ id, number }): ReadClause[] => {
    const keys = book.keysOf.get(id);
    if (!keys) return [];
    const moment = plateOf(id, book, graph);
    if (moment) moments.set(id, moment);
    const plate = moment && { deal: deals.indexOf(moment.deal), at: moment.at };
    return [{ id: id.slice(book.ruleSet.id.length + 1), number, keys, plate }];
  });
  const kept = new Map<string, SettledDeal>();
  const settled = (deal: PlateMoment['deal']): SettledDeal => {
    const known = kept.get(deal.id);
    if (known) return known;
    const { record, variation } = records.readDeal(deal);
    const { source, changes } = variation as { readonly source: RuleSet<object>; readonly changes: object };
    const result = game.settleDeal({
      record,
      // What the deal itself varies was never otherwise in it: a plate strikes nothing for it.
      book: asVaried(source, changes),
      changes: {},
      asPlayed: true,
    });
    if (!result.ok) throw new Error(`${deal.id}: ${result.error.message}`);
    const fresh: SettledDeal = { record, ruleSet: source, own: changes, model: result.value };
    kept.set(deal.id, fresh);
    return fresh;
  };
  const prepared: PreparedReading = {
    game,
    data: {
      book: bookHead(book, graph),
      piece: book.gameContent.kind === 'tables' ? 'game' : 'deal',
      clauses,
      deals: deals.map((deal): ReadDeal => ({ slug: deal.slug, title: deal.title, link: records.fragmentOf(deal) })),
      others: graph.books
        .filter(({ gameContent, ruleSet }) => gameContent === book.gameContent && ruleSet !== book.ruleSet)
        .map(({ ruleSet, edition }) => ({ id: ruleSet.id, short: edition.short })),
    },
    momentOf: (clause) => moments.get(clause),
    clauseOf: (clause) => clauses.find(({ id }) => `${book.ruleSet.id}.${id}` === clause),
    settled,
  };
  made.set(book, prepared);
  return prepared;
}
