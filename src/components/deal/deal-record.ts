import { stringify } from 'yaml';
import { linkOnce, readOnce } from '#edition/graph/game-content.ts';
import { memoizeByIdentity, range } from '#engine/kernel/collections.ts';
import { unwrap, type Result } from '#engine/kernel/result.ts';
import { printLink } from '#engine/notation/link.ts';
import type { GameFormat, GameTypes, Game } from '#engine/ledger/game.ts';
import { printRecord, type WrittenDeal } from '#engine/notation/record.ts';
import type { AnyModel, ReplayData, ShownTypes, CardReplayModel } from '#islands/replay/model.ts';
import type { SettleRequest } from '#islands/replay/settle/settle-record.ts';
import type { ContentGraph } from '#edition/graph/content.ts';
import type { PagePlace } from '#view/href.ts';
import type { EditorData } from '#islands/editor/game.ts';
import type { HandoutData } from '#islands/handout/Handout.tsx';
import { bookHeads, bookHead } from '../book-head.ts';
import type { KeyTable, RuleValue } from '#engine/rules/key.ts';
import type { RuleSet, Variation } from '#engine/rules/rule-set.ts';
import { rivalsOf } from '#islands/compare/model/state.ts';
import type { RulesThatMatter } from '#islands/replay/settle/questions.ts';
import { knowOwnDeal } from '#islands/replay/links/replay-links.ts';
import { printPlace, trickAt } from '#engine/ledger/place.ts';
import { sumsAtEnd } from '#islands/account/account.ts';
import type { PlayedTrick } from '#view/cards/PlayTable.tsx';

/** A deal or session on file whose record was parsed when the content was checked. */
export interface RecordOnFile {
  readonly id: string;
  readonly record: Readonly<Record<string, unknown>>;
}

/** What pages need of a game's deals on file. */
export interface DealRecords<R, Rec> {
  readonly readDeal: (deal: RecordOnFile) => WrittenDeal<R, Rec>;
  /** Record as the text of a file, in canonical form. */
  readonly recordText: (deal: RecordOnFile) => string;
  /** Link to the deal under its own rules, optionally at a step. */
  readonly fragmentOf: (deal: RecordOnFile, step?: string) => string;
  /** What the deal pays for, each thing once and in order, without stakes: “ace of clubs placed”, “matadors”. */
  readonly paidFor: (deal: RecordOnFile) => readonly string[];
}

export const readDeal = <R, Rec>(game: GameFormat<R, Rec>, { id, record }: RecordOnFile): WrittenDeal<R, Rec> =>
  unwrap(readOnce(game, record), id);

export const makeDealRecords = <G extends GameTypes>(
  game: GameFormat<G['rules'], G['record']>,
  settleDeal: (request: SettleRequest<G>) => Result<AnyModel>,
): DealRecords<G['rules'], G['record']> => ({
  readDeal: (deal) => readDeal(game, deal),
  // Stands on the deal's page and in a file of its own.
  recordText: memoizeByIdentity((deal: RecordOnFile) =>
    stringify(printRecord(game, readDeal(game, deal)), { lineWidth: 100 }),
  ),
  fragmentOf: (deal, step) => {
    const written = readDeal(game, deal);
    return step === undefined ? linkOnce(game, written) : printLink(game, { ...written, step });
  },
  paidFor: (deal) => {
    const { record, variation } = readDeal(game, deal);
    const settled = settleDeal({ record, book: variation.source, changes: variation.changes, asPlayed: true });
    const lines = settled.ok ? settled.value.lines : [];
    return [...new Set(lines.filter(({ at, amount }) => at.phase !== 'ante' && amount > 0).map(({ what }) => what))];
  },
});

/** Data for the editor's island, and its first deal as a file. Throws if there is no such deal. */
export function prepareEditor(
  game: string,
  { fragmentOf, recordText }: Pick<DealRecords<never, never>, 'fragmentOf' | 'recordText'>,
  slug: string,
  graph: ContentGraph,
): { readonly data: EditorData; readonly file: string } {
  const deal = graph.library.deals.find((one) => one.game === game && one.slug === slug);
  if (!deal) throw new Error(`There is no deal “${slug}” to begin with.`);
  return { data: { link: fragmentOf(deal), books: bookHeads(game, graph) }, file: recordText(deal) };
}

/** Deal and moment with which the handout of a game begins. Throws if there is no such deal. */
export function prepareHandout(
  { fragmentOf }: Pick<DealRecords<never, never>, 'fragmentOf'>,
  { game, slug, step }: { readonly game: string; readonly slug: string; readonly step: string },
  graph: ContentGraph,
): HandoutData {
  const deal = graph.library.deals.find((one) => one.game === game && one.slug === slug);
  if (!deal) throw new Error(`There is no deal “${slug}” for a handout.`);
  const gameName = graph.books.find(({ gameContent }) => gameContent.id === game)?.gameContent.name ?? '';
  return { gameName, link: fragmentOf(deal, step), books: bookHeads(game, graph) };
}

type Changes = Readonly<Record<string, RuleValue>>;

/** Data of a deal's page: for the island, and for its static parts. */
export interface PreparedReplay<M> {
  readonly data: Omit<ReplayData, keyof PagePlace>;
  readonly model: M;
}

/** What preparing a replay needs of a game. */
export interface ReplaySource<G extends ShownTypes> {
  readonly engine: Game<G>;
  readonly settleDeal: (request: SettleRequest<G>) => Result<G['model']>;
  readonly rulesThatMatter: (record: G['record'], rules: G['rules']) => RulesThatMatter<string>;
  /** Group of the stakes, which occur in every deal and say little about this one. */
  readonly stakes: string;
}

/**
 * Prepares deals of a game under their own rules. Throws for a deal that cannot be settled, which the content check has
 * already reported.
 */
export const makePrepare = <G extends ShownTypes>(game: ReplaySource<G>) =>
  // A deal has two pages: its own, and the one that other sites embed.
  memoizeByIdentity(
    (record: G['record'], variation: Variation<G['rules']>, graph: ContentGraph): PreparedReplay<G['model']> => {
      const { source: book, changes, rules } = variation;
      const settled = game.settleDeal({ record, book, changes, asPlayed: true });
      if (!settled.ok) throw new Error(settled.error.message);
      const model = settled.value;
      const edited = graph.books.find(({ ruleSet }) => ruleSet.id === book.id);
      if (!edited) throw new Error(`There is no edition of ${book.id}.`);
      const { moving, forbidding } = game.rulesThatMatter(record, rules);
      const link = linkOnce(game.engine, { record, variation });
      knowOwnDeal(link, { record, book, changes: changes as Changes });
      return {
        model,
        data: {
          book: bookHead(edited, graph),
          moving: inOrder(moving, game, model, book),
          forbidding,
          link,
          others: rivalsOf(bookHeads(game.engine.id, graph), [book.id]).map(({ id, short }) => ({ id, short })),
        },
      };
    },
  );

/**
 * Sorts questions: those about this deal's payments first, in order of payment; then doubtful ones; then others; stakes
 * last.
 */
function inOrder(
  moving: readonly string[],
  { engine, stakes }: { readonly engine: { readonly keys: KeyTable }; readonly stakes: string },
  { lines }: AnyModel,
  book: RuleSet,
): readonly string[] {
  const paid = lines.flatMap(({ at, keys: [base] }) => (at.phase === 'ante' || base === undefined ? [] : [base]));
  const rank = (key: string): number => {
    if (paid.includes(key)) return paid.indexOf(key) - paid.length;
    return engine.keys[key]?.group === stakes ? 2 : book.rules[key]?.basis.kind !== 'attested' ? 0 : 1;
  };
  return moving.toSorted((a, b) => rank(a) - rank(b));
}

/** Tricks in rows, taken from the last step of each. */
export function tricksOf({ seats, steps }: CardReplayModel): readonly PlayedTrick[] {
  return steps.flatMap((step, i): PlayedTrick[] => {
    const number = trickAt(step.at);
    if (number === undefined || number === trickAt(steps[i + 1]?.at)) return [];
    const cards = seats.map((_, seat) => step.trick[(seat - step.leader + seats.length) % seats.length]);
    const isWhole = step.trick.length === seats.length;
    return [
      {
        label: String(number),
        id: `t${String(number)}`,
        cards,
        leader: step.leader,
        winner: isWhole ? step.winning : undefined,
      },
    ];
  });
}

/** Places of a record before its first trick and after its last. */
export function placesRound({ steps }: AnyModel): {
  readonly before: readonly string[];
  readonly after: readonly string[];
} {
  const places = steps.map(({ at }) => printPlace(at));
  const isPlay = (i: number): boolean => steps[i]?.at.phase === 'play';
  const first = steps.findIndex((_, i) => isPlay(i));
  const isBefore = (i: number): boolean => first < 0 || i < first;
  return {
    before: places.filter((_, i) => isBefore(i)),
    after: places.filter((_, i) => !isBefore(i) && !isPlay(i)),
  };
}

/** Payments of each trick, in order: “Quinola placed: second → third 4”. */
export function remarksOf(
  { steps, lines }: CardReplayModel,
  accountLabel: (account: string) => string,
): readonly string[] {
  const tricks = Math.max(0, ...steps.map(({ at }) => trickAt(at) ?? 0));
  return range(tricks).map((trick) =>
    lines
      .filter(({ at, amount }) => trickAt(at) === trick + 1 && amount > 0)
      .map(({ what, from, to, amount }) => `${what}: ${accountLabel(from)} → ${accountLabel(to)} ${String(amount)}`)
      .join('; '),
  );
}

/** Content of each pool before the first payment of the deal and after the last. */
export const poolRows = (
  model: CardReplayModel,
): readonly { readonly pool: string; readonly was: number; readonly is: number }[] =>
  Object.entries(sumsAtEnd(model))
    .filter(([account]) => !model.seats.includes(account))
    .map(([pool, is]) => ({ pool, was: model.opening.now[pool] ?? 0, is }));

/** Final net of each seat. */
export function netRows(model: AnyModel): readonly { readonly seat: string; readonly net: number }[] {
  const sums = sumsAtEnd(model);
  return model.seats.map((seat) => ({ seat, net: sums[seat] ?? 0 }));
}
