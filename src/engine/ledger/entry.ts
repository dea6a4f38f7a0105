import type { Card } from '../cards/card.ts';
import type { NonEmpty } from '../kernel/collections.ts';
import type { Place } from './place.ts';

/**
 * Holder of counters: a seat (`first`, `second`, `third`, `fourth`, `dealer`, or `white`, `black`) or a pool (`basket`,
 * `great`, `little`, `pool` …).
 */
export type Account = string;

/**
 * One payment for one reason, in whole counters of the rule set's unit. `O` is the game's occasions, `K` its rule keys.
 */
export interface Entry<O extends string = string, K extends string = string> {
  readonly at: Place;
  readonly occasion: O;
  /** Card that is paid for, if any. */
  readonly of?: Card;
  readonly from: Account;
  readonly to: Account;
  readonly amount: number;
  /** Rule keys that made the payment: the base first, then what changed the amount. */
  readonly keys: NonEmpty<K>;
}

/** Counters by seat or pool. */
export type Balances = Readonly<Record<Account, number>>;

/** Maximum number of counters in a pool. */
export const MAX_POOL = 999_999;

/** Balances after the entries, starting from `opening`; includes every account that occurs in either. */
export function balancesAfter(opening: Balances, entries: readonly Entry[]): Balances {
  const balances: Record<Account, number> = { ...opening };
  for (const { from, to, amount } of entries) {
    balances[from] = (balances[from] ?? 0) - amount;
    balances[to] = (balances[to] ?? 0) + amount;
  }
  return balances;
}

/** What each seat has won or lost by the entries. */
export function netOf(seats: readonly Account[], entries: readonly Entry[]): Balances {
  const balances = balancesAfter({}, entries);
  return Object.fromEntries(seats.map((seat) => [seat, balances[seat] ?? 0]));
}
