import { dealAnother } from '#engine/games/reversis/deal-another.ts';
import type { ReversisRules } from '#engine/games/reversis/keys.ts';
import { POLICY_LABEL } from '#engine/games/reversis/policy.ts';
import type { ReversisRecord } from '#engine/games/reversis/record.ts';
import type { Dealer } from '../../shared/editor/game.ts';
import { seatsOf } from './draft.ts';

/** Deals Réversis; fetched when a reader asks for a deal. */
export const dealer: Dealer<ReversisRules, ReversisRecord> = {
  deal: (seed, rules, draft) => dealAnother(seed, rules, seatsOf(draft)),
  label: POLICY_LABEL,
};
