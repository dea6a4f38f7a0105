import { dealAnother } from '../../policy/deal-another.ts';
import type { ReversisRules } from '../../rules/keys.ts';
import { POLICY_LABEL } from '../../policy/policy.ts';
import type { ReversisRecord } from '../../record/record.ts';
import type { Dealer } from '#islands/editor/game.ts';
import { seatsOf } from './draft.ts';

/** Deals Réversis; fetched when a reader asks for a deal. */
export const dealer: Dealer<ReversisRules, ReversisRecord> = {
  deal: (seed, rules, draft) => dealAnother(seed, rules, seatsOf(draft)),
  label: POLICY_LABEL,
};
