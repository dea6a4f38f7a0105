import type { Book, ContentGraph } from '#edition/graph/content-graph.ts';
import { piecesOf, type Piece } from '#edition/view/pieces.ts';
import { dealtOf, plateOf, type PlateMoment } from '#edition/view/plates.ts';
import { onceFor } from '#engine/kernel/once.ts';
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

/** A record settled by its own rules, as a plate shows it. */
interface SettledDeal {
  readonly record: unknown;
  readonly ruleSet: RuleSet<object>;
  readonly own: object;
  /** Its book with that: what other answers are held against. */
  readonly varied: RuleSet<object>;
  readonly model: AnyModel;
}

/** An edition made ready: what its table is given, and what its plates stand on. */
export interface PreparedReading {
  readonly game: Reading;
  readonly data: ReadingData;
  readonly momentOf: (clause: string) => PlateMoment | undefined;
  readonly clauseOf: (clause: string) => ReadClause | undefined;
  readonly settled: (piece: Piece) => SettledDeal;
  /** Where a record stands in `data`, undefined if no plate of the edition is of it; and where it is opened at a step. */
  readonly placeOf: (piece: Piece) => number | undefined;
  readonly hrefOf: (moment: Pick<PlateMoment, 'piece' | 'at'>, base: string) => string;
  /** A deal by other answers than its own: what they strike stands beside what they set. */
  readonly settledBy: (piece: Piece, changes: object) => AnyModel | undefined;
}

/** The rules of each figure that answers several, once. */
function figuresOf({ edition }: Book): readonly (readonly string[])[] {
  const several = edition.clauses.flatMap(({ bound }) => bound.flatMap(({ keys }) => (keys.length > 1 ? [keys] : [])));
  return [...new Map(several.map((keys) => [keys.toSorted().join(' '), keys])).values()];
}

/** Made once for a book; undefined for a game that has no plates. */
export const prepareReading = onceFor((book: Book, graph: ContentGraph): PreparedReading | undefined => {
  const game = READINGS.get(book.gameContent.id)?.reading;
  const records = DEALS.get(book.gameContent.id);
  if (!game || !records) return undefined;
  const moments = new Map<string, PlateMoment>();
  for (const { id } of book.edition.clauses) {
    const moment = book.keysOf.has(id) ? plateOf(id, book, graph) : undefined;
    if (moment) moments.set(id, moment);
  }
  // All deals of the book, on which a change is tried; of the other records, those that a plate shows.
  const shown = new Set([...moments.values()].map(({ piece }) => piece));
  const pieces = piecesOf(book, graph).filter((piece) => piece.kind === 'deal' || shown.has(piece));
  const clauses = book.edition.clauses.flatMap((clause): ReadClause[] => {
    const { id, number } = clause;
    const keys = book.keysOf.get(id);
    const moment = moments.get(id);
    const plate = moment && { deal: pieces.indexOf(moment.piece), at: moment.at };
    const dealt = dealtOf(clause);
    return keys ? [{ id: id.slice(book.ruleSet.id.length + 1), number, keys, plate, ...(dealt && { dealt }) }] : [];
  });
  const settled = onceFor((deal: Piece): SettledDeal => {
    const { record, variation } = records.readDeal(deal);
    const { source, changes } = variation as { readonly source: RuleSet<object>; readonly changes: object };
    const varied = asVaried(source, changes);
    const result = game.settleDeal({
      record,
      // What the deal itself varies was never otherwise in it: a plate strikes nothing for it.
      book: varied,
      changes: {},
      asPlayed: true,
    });
    if (!result.ok) throw new Error(`${deal.id}: ${result.error.message}`);
    return { record, ruleSet: source, own: changes, varied, model: result.value };
  });
  const settledBy = (piece: Piece, changes: object): AnyModel | undefined => {
    const { record, varied } = settled(piece);
    const result = game.settleDeal({ record, book: varied, changes: { ...changes }, asPlayed: true });
    return result.ok ? result.value : undefined;
  };
  return {
    game,
    data: {
      book: bookHead(book, graph),
      piece: book.gameContent.kind === 'tables' ? 'game' : 'deal',
      clauses,
      figures: figuresOf(book),
      deals: pieces.map(({ id, kind, title, path, record }): ReadDeal => ({
        title,
        path,
        link: records.fragmentOf({ id, record }),
        ...(kind !== 'deal' && { kind }),
      })),
      others: graph.books
        .filter(({ gameContent, ruleSet }) => gameContent === book.gameContent && ruleSet !== book.ruleSet)
        .map(({ ruleSet, edition }) => ({ id: ruleSet.id, short: edition.short })),
    },
    momentOf: (clause) => moments.get(clause),
    clauseOf: (clause) => clauses.find(({ id }) => `${book.ruleSet.id}.${id}` === clause),
    settled,
    placeOf: (piece) => (pieces.includes(piece) ? pieces.indexOf(piece) : undefined),
    hrefOf: ({ piece, at }, base) =>
      `${base}${piece.path}#${piece.kind === 'passage' ? records.fragmentOf(piece, at) : at}`,
    settledBy,
  };
});
