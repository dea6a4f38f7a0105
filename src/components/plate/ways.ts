import type { ContentGraph } from '#edition/graph/content-graph.ts';
import { whereItMatters } from '#edition/deals/effects.ts';
import { type PlateMoment, piecesOf } from '#edition/view/plates.ts';
import type { RuleValue } from '#engine/rules/key.ts';
import type { AccountLine } from '#islands/account/account.ts';
import { linesOfClause, stepOf, sumInWords } from '#islands/reading/plates/plate.ts';
import type { AnyModel } from '#islands/replay/model.ts';
import { prepareReading, type PreparedReading } from './prepare-reading.ts';

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

const netsOf = ({ seats, lines }: AnyModel): PlateVariant['nets'] =>
  seats.map((seat) => ({
    seat,
    net: lines.reduce(
      (net, { from, to, amount }) => net + (to === seat ? amount : 0) - (from === seat ? amount : 0),
      0,
    ),
  }));

/** Searches one book or all books of a game; undefined if the other answers change nothing. */
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
  const linesAt = (model: AnyModel): readonly AccountLine[] => linesOfClause(model, stepOf(model, at), keys);
  const isPaid = models.some((model) => model && linesAt(model).some(({ amount }) => amount > 0));
  const ways = models.map(
    (model): PlateVariant | undefined =>
      model && {
        paid: isPaid ? sumInWords(linesAt(model), prepared.game.sayAccount) : undefined,
        nets: netsOf(model),
      },
  );
  return { prepared, moment: { piece, at }, ways };
}
