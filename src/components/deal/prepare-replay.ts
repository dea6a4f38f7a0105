import { linkOnce } from '#edition/deals/read-once.ts';
import type { ContentGraph } from '#edition/graph/content-graph.ts';
import type { Result } from '#engine/kernel/result.ts';
import type { Game } from '#engine/ledger/game.ts';
import type { KeyTable, RuleValue } from '#engine/rules/key.ts';
import type { RuleSet } from '#engine/rules/rule-set.ts';
import type { Variation } from '#engine/rules/vary.ts';
import { rivalsOf } from '#islands/compare/rules/rivals.ts';
import type { AnyModel } from '#islands/replay/model.ts';
import type { RulesThatMatter } from '#islands/replay/settle/moving-rules.ts';
import type { ReplayData } from '#islands/replay/replay-data.ts';
import { knowOwnDeal } from '#islands/replay/links/replay-links.ts';
import type { Request } from '#islands/replay/settle/settle-record.ts';
import { bookHead, bookHeads } from '../book-head.ts';

type Changes = Readonly<Record<string, RuleValue>>;

/** A deal made ready for its page: what the island is given, and what stands still beside it. */
export interface PreparedReplay<M> {
  readonly data: ReplayData;
  readonly model: M;
}

/** What preparing asks of a game. */
export interface Preparing<K extends string, R, Rec, M extends AnyModel> {
  readonly engine: Game<R, Rec, unknown>;
  readonly settleDeal: (request: Request<R, Rec>) => Result<M>;
  readonly rulesThatMatter: (record: Rec, rules: R) => RulesThatMatter<K>;
  /** The group of the stakes: they move in every deal, and tell little of this one. */
  readonly stakes: string;
}

/** Deals of a game with the rules they were written down for. Throws where they cannot settle them: content is checked before. */
export const makePrepare =
  <K extends string, R, Rec, M extends AnyModel>(game: Preparing<K, R, Rec, M>) =>
  (record: Rec, variation: Variation<R>, graph: ContentGraph): PreparedReplay<M> => {
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
  };

/**
 * The questions about this deal's own payments first, as they are paid; then doubtful ones, then others; stakes last, since
 * they move in every deal and tell little of this one.
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
