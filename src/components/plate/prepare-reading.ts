import type { Book, ContentGraph } from '#edition/graph/content.ts';
import { dealtOf, plateOf, type PlateMoment, piecesOf, type Piece } from '#edition/view/plates.ts';
import { sourcesOfPlate } from '#edition/view/plate-sources.ts';
import { memoizeByIdentity } from '#engine/kernel/collections.ts';
import { type RuleSet, asVaried } from '#engine/rules/rule-set.ts';
import type { ReadClause, ReadDeal, EditionPageData, EditionGame } from '#islands/reading/game.ts';
import type { AnyModel, ShownTypes } from '#islands/replay/model.ts';
import { DEALS } from '../deal/deals-on-file.ts';
import { bookHead } from '../book-head.ts';
import { byGame } from '#games/game.ts';
import { whereItMatters } from '#edition/deals/effects.ts';
import type { RuleValue } from '#engine/rules/key.ts';
import { netsOf, paidByAnswer, sumInWords } from '#islands/reading/plates/plate.ts';

/** Effect of one answer on a moment and on the whole deal. */
export interface PlateVariant {
  /** “8 from the dealer to first hand”; undefined if no answer pays anything at this step, only later. */
  readonly paid: string | undefined;
  /** Final net of each player. */
  readonly nets: readonly { readonly seat: string; readonly net: number }[];
}

/** Moment at which a question matters most, settled by the book's own answer first, then by the others. */
interface Ways {
  readonly prepared: PreparedReading;
  readonly moment: Pick<PlateMoment, 'piece' | 'at'>;
  /** Undefined for an answer under which the deal cannot be settled. */
  readonly ways: readonly (PlateVariant | undefined)[];
}

/** Searches one book or all books of a game; undefined if the other answers change nothing. */
export function compareAnswers(
  keys: readonly string[],
  others: readonly Readonly<Record<string, RuleValue>>[],
  scope: string,
  graph: ContentGraph,
): Ways | undefined {
  const { deal, at } = whereItMatters(others, scope, graph) ?? {};
  const book = graph.books.find(({ ruleSet }) => ruleSet.id === deal?.ruleset);
  const prepared = book && prepareReading(book, graph);
  const piece = book && piecesOf(book, graph).find(({ id, kind }) => id === deal?.id && kind === 'deal');
  if (!prepared || !piece || at === undefined) return undefined;
  const models = [{}, ...others].map((changes) => prepared.settledBy(piece, changes));
  const paid = paidByAnswer(models, at, keys);
  const ways = models.map(
    (model, i): PlateVariant | undefined =>
      model && {
        paid: paid && sumInWords(paid[i] ?? [], prepared.game.sayAccount),
        nets: netsOf(model.lines, model.seats).map(({ account, now }) => ({ seat: account, net: now })),
      },
  );
  return { prepared, moment: { piece, at }, ways };
}

type AnyEditionGame = EditionGame<ShownTypes>;

/** Games with interactive editions. */
const READINGS = byGame(
  import.meta.glob<{ readonly reading: AnyEditionGame }>('../../games/*/tools/reading/game.tsx', { eager: true }),
);

/** A record settled by its own rules, as a plate shows it. */
interface PlateRecord {
  readonly record: object;
  readonly ruleSet: RuleSet<object>;
  readonly own: object;
  /** Its book with the record's own changes, against which other answers are compared. */
  readonly varied: RuleSet<object>;
  readonly model: AnyModel;
}

/** Data of an edition: for its table and for its plates. */
export interface PreparedReading {
  readonly game: AnyEditionGame;
  readonly data: EditionPageData;
  readonly momentOf: (clause: string) => PlateMoment | undefined;
  readonly clauseOf: (clause: string) => ReadClause | undefined;
  readonly settled: (piece: Piece) => PlateRecord;
  /** Index of a record in `data`, undefined if no plate of the edition shows it; and its address at a step. */
  readonly placeOf: (piece: Piece) => number | undefined;
  readonly hrefOf: (moment: Pick<PlateMoment, 'piece' | 'at'>, base: string) => string;
  /** A deal under other answers: struck-out payments stand beside the new ones. */
  readonly settledBy: (piece: Piece, changes: object) => AnyModel | undefined;
}

/** Rule keys of each bound figure with several rules, without repetition. */
function figuresOf({ edition }: Book): readonly (readonly string[])[] {
  const several = edition.clauses.flatMap(({ bound }) => bound.flatMap(({ keys }) => (keys.length > 1 ? [keys] : [])));
  return [...new Map(several.map((keys) => [keys.toSorted().join(' '), keys])).values()];
}

/** Prepares a book's edition, once; undefined for a game without plates. */
export const prepareReading = memoizeByIdentity((book: Book, graph: ContentGraph): PreparedReading | undefined => {
  const game = READINGS.get(book.gameContent.id)?.reading;
  const records = DEALS.get(book.gameContent.id);
  if (!game || !records) return undefined;
  const moments = new Map<string, PlateMoment>();
  for (const { id } of book.edition.clauses) {
    const moment = book.keysOf.has(id) ? plateOf(id, book, graph) : undefined;
    if (moment) moments.set(id, moment);
  }
  // All deals of the book, on which changes are tried, and those other records that a plate shows.
  const platePieces = new Set([...moments.values()].map(({ piece }) => piece));
  const pieces = piecesOf(book, graph).filter((piece) => piece.kind === 'deal' || platePieces.has(piece));
  const clauses = book.edition.clauses.flatMap((clause): ReadClause[] => {
    const { id, number } = clause;
    const keys = book.keysOf.get(id);
    const moment = moments.get(id);
    const plate = moment && { deal: pieces.indexOf(moment.piece), at: moment.at };
    const dealt = dealtOf(clause);
    const { drawnBy = [], othersBy = [] } = (moment && sourcesOfPlate(clause, moment, book)) ?? {};
    const sources = { ...(drawnBy.length > 0 && { drawnBy }), ...(othersBy.length > 0 && { othersBy }) };
    const own = id.slice(book.ruleSet.id.length + 1);
    return keys ? [{ id: own, number, keys, plate, ...sources, ...(dealt && { dealt }) }] : [];
  });
  const settled = memoizeByIdentity((deal: Piece): PlateRecord => {
    const { record, variation } = records.readDeal(deal);
    const { source, changes } = variation as { readonly source: RuleSet<object>; readonly changes: object };
    const varied = asVaried(source, changes);
    const result = game.settleDeal({
      record,
      // With the record's own changes as base, a plate does not strike out payments on their account.
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
      piece: book.gameContent.piece,
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
