import { memoizeByIdentity } from '#engine/kernel/collections.ts';
import { differenceOfNets } from '#engine/replay/compare.ts';
import type { RuleValue } from '#engine/rules/key.ts';
import type { ContentGraph } from '../graph/content-graph.ts';
import { differenceOf, stepOfClause, type Difference, type JudgedDeal } from './deal-steps.ts';
import type { GameContent, TrialRecord } from '../graph/game-content.ts';
import { hrefOf } from '../text/links.ts';
import type { Deal } from '../library/library.ts';
import type { ErratumData } from '../library/schemas/sources.ts';

type Sum = NonNullable<ErratumData['sum']>;

/** Whether the source's figure is right. */
export const isRight = ({ sum }: ErratumData): boolean => sum !== undefined && sum.printedTotal === sum.total;

/** Prints a sum: `6 × 48 (contracts) + 20 × 6 (counters) + 32 (fish) = 440, where 400 is printed`. */
export function printSum({ parts, total, printedTotal }: Sum): string {
  const terms = parts.map((part) =>
    'count' in part
      ? `${String(part.count)} × ${String(part.each)} (${part.label})`
      : `${String(part.value)} (${part.label})`,
  );
  const printed =
    printedTotal === undefined || printedTotal === total ? '' : `, where ${String(printedTotal)} is printed`;
  return `${terms.join(' + ')} = ${String(total)}${printed}`;
}

type Changes = Readonly<Record<string, RuleValue>>;

/** Payments that changed answers move in a deal, and the distance between the nets. */
interface Moves extends Difference {
  readonly apart: number;
}

/** A deal with its judgement and the effect of each change, computed once. */
interface Known {
  readonly open: TrialRecord | undefined;
  readonly moves: Map<string, Moves | undefined>;
}

/** Anything with a record: a deal, a deal of a session, a passage. */
type Recorded = Pick<Deal, 'record'>;

const knownOf = memoizeByIdentity(({ record }: Recorded, gameContent: GameContent): Known => {
  const opened = gameContent.openRecord(record);
  return { open: opened.ok ? opened.value : undefined, moves: new Map() };
});

/** Judges a deal by its own rules; undefined if it cannot have been played. */
export function asRecorded(deal: Recorded, gameContent: GameContent): JudgedDeal | undefined {
  const judged = knownOf(deal, gameContent).open?.judged;
  return judged?.ok ? judged.value : undefined;
}

/** Effect of changed answers on a deal as played, undefined if none; computed once for all pages. */
export function movesOf(deal: Recorded, gameContent: GameContent, changes: Changes): Moves | undefined {
  const { open, moves } = knownOf(deal, gameContent);
  const whatIf = open?.whatIf();
  // Most answers move nothing in a deal and need no cache entry.
  if (!whatIf?.moves(changes)) return undefined;
  const name = JSON.stringify(changes);
  if (moves.has(name)) return moves.get(name);
  const before = asRecorded(deal, gameContent);
  const after = whatIf.settle(changes);
  const difference = before && after.ok ? differenceOf(before, after.value, new Set(Object.keys(changes))) : undefined;
  const moved =
    before && after.ok && difference && difference.payments > 0
      ? { ...difference, apart: differenceOfNets(before.net, after.value.net) }
      : undefined;
  moves.set(name, moved);
  return moved;
}

/** Address of a deal at a step; `base` ends with a slash. */
export const dealHref = ({ id }: Pick<Deal, 'id'>, at: string | undefined, base: string): string =>
  `${hrefOf({ scheme: 'deal', id }, base)}${at === undefined ? '' : `#${at}`}`;

/** Step at which a deal shows a clause of its book. */
export function stepForClause(
  deal: Pick<Deal, 'record' | 'ruleset'> & { readonly annotations: Parameters<typeof stepOfClause>[3] },
  clause: string,
  { books }: Pick<ContentGraph, 'books'>,
): string | undefined {
  const book = books.find(({ ruleSet }) => ruleSet.id === deal.ruleset);
  const judged = book && asRecorded(deal, book.gameContent);
  return judged && stepOfClause(judged, clause, new Set(book.keysOf.get(clause)), deal.annotations);
}
