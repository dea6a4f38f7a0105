import type { Balances } from '#engine/ledger/entry.ts';
import type { QuadrilleRecord } from '../record/record.ts';
import type { QuadrilleRules } from '../rules/keys.ts';
import { plainDeal } from './plain-deal.ts';

/** A whole deal from a seed, as it is recorded. */
export const dealAnother = (seed: number, rules: QuadrilleRules, pools?: Balances): QuadrilleRecord =>
  plainDeal(seed, rules, pools).record;
