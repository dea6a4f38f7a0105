import type { Balances } from '../ledger/entry.ts';
import type { Settlement } from '../ledger/game.ts';
import { keysOf } from '../kernel/collections.ts';
import type { RuleValue } from '../rules/key.ts';

/**
 * How far two settlements of one deal lie apart: the sum, over the seats, of the absolute differences of what each has won
 * or lost. Counters are counted as counters: the two rule sets may call different things by that name.
 */
export const differenceOfNets = (a: Balances, b: Balances): number =>
  [...new Set([...keysOf(a), ...keysOf(b)])].reduce((sum, seat) => sum + Math.abs((a[seat] ?? 0) - (b[seat] ?? 0)), 0);

/** A deal with what it comes to under several rule sets: a settlement for each, undefined where one cannot settle it. */
export interface ComparedDeal<T> {
  readonly deal: T;
  readonly settlements: readonly (Pick<Settlement, 'net'> | undefined)[];
}

/** A deal on which two rule sets differ, and by how much. */
export interface Ranked<T> {
  readonly deal: T;
  readonly difference: number;
}

/** The deals that two of the rule sets (by their places in `settlements`) pay differently, the most different first; equals keep their order. */
export const rankByDifference = <T>(
  deals: readonly ComparedDeal<T>[],
  [one, other]: readonly [number, number],
): readonly Ranked<T>[] =>
  deals
    .flatMap(({ deal, settlements }): Ranked<T>[] => {
      const [a, b] = [settlements[one], settlements[other]];
      const difference = a && b ? differenceOfNets(a.net, b.net) : 0;
      return difference === 0 ? [] : [{ deal, difference }];
    })
    .sort((a, b) => b.difference - a.difference);

type Values = Readonly<Record<string, RuleValue>>;

/** The keys to which two sets of rules answer differently, in the order of the first. */
export const differingKeys = (a: object, b: object): readonly string[] =>
  keysOf(a as Values).filter((key) => (a as Values)[key] !== (b as Values)[key]);

/**
 * For each of several things that are paid, the keys whose answer in `other`, given alone in place of `rules`' own, changes
 * it. `paid` settles under the rules it is given and says what is paid, a word a thing, always as many. For differences
 * that no rule behind a payment explains: who won, or what lay in the pool, may hang on a rule that no payment names.
 */
export function decidingKeys<R extends object>(
  rules: R,
  other: R,
  paid: (rules: R) => readonly string[],
): readonly (readonly string[])[] {
  const before = paid(rules);
  const after = differingKeys(rules, other).map(
    (key) => [key, paid({ ...rules, [key]: (other as unknown as Values)[key] })] as const,
  );
  return before.map((was, i) => after.flatMap(([key, is]) => (is[i] === was ? [] : [key])));
}
