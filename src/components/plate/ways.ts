import type { ContentGraph } from '#edition/graph/content-graph.ts';
import { whereItMatters } from '#edition/deals/effects.ts';
import { piecesOf } from '#edition/view/pieces.ts';
import type { PlateMoment } from '#edition/view/plates.ts';
import type { RuleValue } from '#engine/rules/key.ts';
import type { Line } from '#islands/account/account.ts';
import { linesOfClause, stepOf, sumInWords } from '#islands/reading/plates/plate.ts';
import type { AnyModel } from '#islands/replay/model.ts';
import { prepareReading, type PreparedReading } from './prepare-reading.ts';

/** What one answer makes of a moment, and of the whole deal. */
export interface Way {
  /** “8 from the dealer to first hand”; undefined where no answer has anything paid at this step, but only afterwards. */
  readonly paid: string | undefined;
  /** What each player has in the end. */
  readonly nets: readonly { readonly seat: string; readonly net: number }[];
}

/** The moment at which a question matters most, settled by the book’s own answer first, and then by each of the others. */
interface Ways {
  readonly prepared: PreparedReading;
  readonly moment: Pick<PlateMoment, 'piece' | 'at'>;
  /** Undefined for an answer by which the deal cannot be settled at all. */
  readonly ways: readonly (Way | undefined)[];
}

const netsOf = ({ seats, lines }: AnyModel): Way['nets'] =>
  seats.map((seat) => ({
    seat,
    net: lines.reduce(
      (net, { from, to, amount }) => net + (to === seat ? amount : 0) - (from === seat ? amount : 0),
      0,
    ),
  }));

/** In a book, or in all books of a game; undefined where the other answers move nothing. */
export function waysOf(
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
  const linesAt = (model: AnyModel): readonly Line[] => linesOfClause(model, stepOf(model, at), keys);
  const isPaid = models.some((model) => model && linesAt(model).some(({ amount }) => amount > 0));
  const ways = models.map(
    (model): Way | undefined =>
      model && {
        paid: isPaid ? sumInWords(linesAt(model), prepared.game.sayAccount) : undefined,
        nets: netsOf(model),
      },
  );
  return { prepared, moment: { piece, at }, ways };
}
