import type { RuleValue } from '#engine/rules/key.ts';
import type { Chain } from './chain.ts';
import { stepOfClause, type ShownDeal } from './deal-steps.ts';
import type { Shelf } from './games.ts';
import { hrefOf } from './links.ts';
import type { Deal } from './library.ts';

/** A deal settled again with some rules changed; undefined where it could not have been played at all. */
export function judgeDeal(
  deal: Deal,
  shelf: Shelf,
  changes: Readonly<Record<string, RuleValue>>,
): ShownDeal | undefined {
  const judged = shelf.judge(deal.record, changes);
  return judged.ok ? judged.value : undefined;
}

const judgedOnce = new WeakMap<Deal, { readonly judged: ShownDeal | undefined }>();

/** A deal by its own rules, judged once for all the links that lead to it. */
export function asRecorded(deal: Deal, shelf: Shelf): ShownDeal | undefined {
  const known = judgedOnce.get(deal) ?? { judged: judgeDeal(deal, shelf, {}) };
  judgedOnce.set(deal, known);
  return known.judged;
}

/** The address of a deal at a step; `base` ends with a slash. */
export const dealHref = ({ id }: Pick<Deal, 'id'>, at: string | undefined, base: string): string =>
  `${hrefOf({ scheme: 'deal', id }, base)}${at === undefined ? '' : `#${at}`}`;

/** The step at which a deal shows a clause of its book. */
export function stepForClause(deal: Deal, clause: string, { books }: Pick<Chain, 'books'>): string | undefined {
  const book = books.find(({ ruleSet }) => ruleSet.id === deal.ruleset);
  const judged = book && asRecorded(deal, book.shelf);
  return judged && stepOfClause(judged, clause, new Set(book.keysOf.get(clause)), deal.annotations);
}
