import type { Otherwise } from '#engine/replay/otherwise.ts';
import type { PlacedFrame } from '#engine/replay/replay.ts';
import type { RuleValue } from '#engine/rules/key.ts';
import type { ContentGraph } from '../graph/content-graph.ts';
import { differenceOf, stepOfClause, type Difference, type ShownDeal } from './deal-steps.ts';
import type { GameContent } from '../graph/game-content.ts';
import { hrefOf } from '../text/links.ts';
import type { Deal } from '../library/library.ts';

type Changes = Readonly<Record<string, RuleValue>>;

/** A deal, read once for all that is asked of it: as it is, and what each change moves. */
interface Known {
  readonly otherwise: Otherwise<PlacedFrame> | undefined;
  readonly differences: Map<string, Difference | undefined>;
}

/** Whatever has a record: a deal, one of a session, a passage. */
type Recorded = Pick<Deal, 'record'>;

const known = new WeakMap<Recorded, Known>();

function knownOf(deal: Recorded, gameContent: GameContent): Known {
  const there = known.get(deal);
  if (there) return there;
  const opened = gameContent.openRecord(deal.record);
  const fresh: Known = { otherwise: opened.ok ? opened.value : undefined, differences: new Map() };
  known.set(deal, fresh);
  return fresh;
}

/** A deal by its own rules; undefined where it could not have been played at all. */
export function asRecorded(deal: Recorded, gameContent: GameContent): ShownDeal | undefined {
  const judged = knownOf(deal, gameContent).otherwise?.judged;
  return judged?.ok ? judged.value : undefined;
}

/** A deal by other answers, the cards falling as they fell; undefined where they move no payment of it. */
export function judgedWith(deal: Recorded, gameContent: GameContent, changes: Changes): ShownDeal | undefined {
  const { otherwise } = knownOf(deal, gameContent);
  const judged = otherwise?.moves(changes) ? otherwise.judge(changes) : undefined;
  return judged?.ok ? judged.value : undefined;
}

/** What other answers move in a deal: found out once for every page that tells it. */
export function differenceWith(deal: Recorded, gameContent: GameContent, changes: Changes): Difference | undefined {
  const { differences } = knownOf(deal, gameContent);
  const name = JSON.stringify(changes);
  if (differences.has(name)) return differences.get(name);
  const [before, after] = [asRecorded(deal, gameContent), judgedWith(deal, gameContent, changes)];
  const difference = before && after && differenceOf(before, after, new Set(Object.keys(changes)));
  differences.set(name, difference);
  return difference;
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
