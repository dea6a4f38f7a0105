import type { Card } from '../cards/card.ts';
import type { NonEmpty } from '../kernel/collections.ts';
import type { Place } from './place.ts';

/** A seat (`first`, `second`, `third`, `fourth`, `dealer`, or `white`, `black`) or a pool (`basket`, `great`, `little`, `pool` …). Nothing else holds counters. */
export type Account = string;

/**
 * One payment, for one reason, in whole counters of the rule set's unit. `O` are the occasions and `K` the rule keys of its game.
 */
export interface Entry<O extends string = string, K extends string = string> {
  readonly at: Place;
  readonly occasion: O;
  /** The card the payment is for; absent where there is none. */
  readonly of?: Card;
  readonly from: Account;
  readonly to: Account;
  readonly amount: number;
  /** The rule keys that made it, the base first, then what changed the amount. */
  readonly keys: NonEmpty<K>;
}

/** Seat or pool → counters. */
export type Balances = Readonly<Record<Account, number>>;

/** Most counters a pool may be said to hold. */
export const MAX_POOL = 999_999;

/** What the entries make of the accounts, from the openings given; an account is listed once it is named. */
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
