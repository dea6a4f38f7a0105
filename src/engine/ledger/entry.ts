import type { NonEmpty } from '../kernel/collections.ts';

/** A seat (`first`, `second`, `third`, `fourth`, `dealer`, or `white`, `black`) or a pool (`basket`, `great`, `little`, `pool` …). Nothing else holds counters. */
export type Account = string;

/**
 * One payment, for one reason, in whole counters of the rule set's unit.
 * `at` is the place in the record: `ante` before the cards, `t5.3` the third card of the fifth trick, `end` after the last.
 * `keys` are the rule keys that made it, the base first, then what changed the amount.
 */
export interface Entry {
  readonly at: string;
  readonly occasion: string;
  /** The card or event the payment is for, as printed in records (`JH`); absent where there is none. */
  readonly of?: string;
  readonly from: Account;
  readonly to: Account;
  readonly amount: number;
  readonly keys: NonEmpty<string>;
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
