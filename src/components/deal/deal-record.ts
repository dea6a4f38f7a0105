import { linkOnce, readOnce } from '#edition/graph/game-content.ts';
import { memoizeByIdentity, range } from '#engine/kernel/collections.ts';
import { unwrap } from '#engine/kernel/result.ts';
import type { GameFormat } from '#engine/ledger/game.ts';
import type { WrittenDeal } from '#engine/notation/record.ts';
import type { AnyModel, ReplayData, ShownTypes, CardReplayModel } from '#islands/replay/model.ts';
import type { ShownGame } from '#islands/replay/game.ts';
import type { ContentGraph } from '#edition/graph/content.ts';
import type { PagePlace } from '#view/href.ts';
import { bookHeads, bookHead } from '../book-head.ts';
import type { KeyTable } from '#engine/rules/key.ts';
import type { Changes, RuleSet, Variation } from '#engine/rules/rule-set.ts';
import { rivalsOf } from '#islands/compare/model/state.ts';
import { knowOwnDeal } from '#islands/replay/replay-links.ts';
import { printPlace, trickAt } from '#engine/ledger/place.ts';
import { sumsAtEnd } from '#islands/account/account.ts';
import type { PlayedTrick } from '#view/cards/PlayTable.tsx';

/** A deal or session on file whose record was parsed when the content was checked. */
export interface RecordOnFile {
  readonly id: string;
  readonly record: Readonly<Record<string, unknown>>;
}

export const readDeal = <R, Rec>(game: GameFormat<R, Rec>, { id, record }: RecordOnFile): WrittenDeal<R, Rec> =>
  unwrap(readOnce(game, record), id);

/** Data of a deal's page: for the island, and for its static parts. */
interface PreparedReplay<M> {
  readonly data: Omit<ReplayData, keyof PagePlace>;
  readonly model: M;
}

interface PrepareContext<G extends ShownTypes> {
  readonly game: ShownGame<G>;
  readonly graph: ContentGraph;
}

// A deal has two pages: its own, and the one that other sites embed.
const prepareOnce = memoizeByIdentity(
  <G extends ShownTypes>(
    record: G['record'],
    variation: Variation<G['rules']>,
    { game, graph }: PrepareContext<G>,
  ): PreparedReplay<G['model']> => {
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
 * Prepares a deal under its own rules. Throws for a deal that cannot be settled, which the content check has already reported.
 */
export const prepareReplay = <G extends ShownTypes>(
  game: ShownGame<G>,
  { record, variation }: WrittenDeal<G['rules'], G['record']>,
  graph: ContentGraph,
): PreparedReplay<G['model']> => prepareOnce(record, variation, { game, graph });

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
export function playedTricks({ seats, steps }: CardReplayModel): readonly PlayedTrick[] {
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
