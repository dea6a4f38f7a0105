import { onceFor } from '#engine/kernel/once.ts';
import { differenceOfNets } from '#engine/replay/differences.ts';
import type { RuleValue } from '#engine/rules/key.ts';
import type { ContentGraph } from '../graph/content-graph.ts';
import { differenceOf, stepOfClause, type Difference, type ShownDeal } from './deal-steps.ts';
import type { GameContent, OpenRecord } from '../graph/game-content.ts';
import { hrefOf } from '../text/links/links.ts';
import type { Deal } from '../library/library.ts';

type Changes = Readonly<Record<string, RuleValue>>;

/** What other answers move in a deal, and how far apart the seats then are from where they were. */
interface Moves extends Difference {
  readonly apart: number;
}

/** A deal, read once for all that is asked of it: as it is, and what each change moves. */
interface Known {
  readonly open: OpenRecord | undefined;
  readonly moves: Map<string, Moves | undefined>;
}

/** Whatever has a record: a deal, one of a session, a passage. */
type Recorded = Pick<Deal, 'record'>;

const knownOf = onceFor(({ record }: Recorded, gameContent: GameContent): Known => {
  const opened = gameContent.openRecord(record);
  return { open: opened.ok ? opened.value : undefined, moves: new Map() };
});

/** A deal by its own rules; undefined where it could not have been played at all. */
export function asRecorded(deal: Recorded, gameContent: GameContent): ShownDeal | undefined {
  const judged = knownOf(deal, gameContent).open?.judged;
  return judged?.ok ? judged.value : undefined;
}

/** What other answers move in a deal, the cards falling as they fell, if anything: found out once for every page that tells it. */
export function movesOf(deal: Recorded, gameContent: GameContent, changes: Changes): Moves | undefined {
  const { open, moves } = knownOf(deal, gameContent);
  const otherwise = open?.otherwise();
  // Most answers to most questions move nothing in a deal: those are not worth a name.
  if (!otherwise?.moves(changes)) return undefined;
  const name = JSON.stringify(changes);
  if (moves.has(name)) return moves.get(name);
  const before = asRecorded(deal, gameContent);
  const after = otherwise.settle(changes);
  const difference = before && after.ok ? differenceOf(before, after.value, new Set(Object.keys(changes))) : undefined;
  const moved =
    before && after.ok && difference && difference.payments > 0
      ? { ...difference, apart: differenceOfNets(before.net, after.value.net) }
      : undefined;
  moves.set(name, moved);
  return moved;
}

/** The address of a deal at a step; `base` ends with a slash. */
export const dealHref = ({ id }: Pick<Deal, 'id'>, at: string | undefined, base: string): string =>
  `${hrefOf({ scheme: 'deal', id }, base)}${at === undefined ? '' : `#${at}`}`;

/** The step at which a deal shows a clause of its book. */
export function stepForClause(
  deal: Pick<Deal, 'record' | 'ruleset'> & { readonly annotations: Parameters<typeof stepOfClause>[3] },
  clause: string,
  { books }: Pick<ContentGraph, 'books'>,
): string | undefined {
  const book = books.find(({ ruleSet }) => ruleSet.id === deal.ruleset);
  const judged = book && asRecorded(deal, book.gameContent);
  return judged && stepOfClause(judged, clause, new Set(book.keysOf.get(clause)), deal.annotations);
}
