import type { Balances } from '#engine/ledger/entry.ts';
import type { ReversisRecord } from '../record/record.ts';
import type { ReversisRules } from '../rules/keys.ts';
import { plainDeal } from './plain-deal.ts';

/** A whole deal from a seed, as it is recorded. */
export const dealAnother = (seed: number, rules: ReversisRules, seats: 4 | 5 = 4, pools?: Balances): ReversisRecord =>
  plainDeal(seed, rules, seats, pools).record;
