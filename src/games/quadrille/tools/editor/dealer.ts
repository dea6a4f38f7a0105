import { dealAnother } from '../../policy/deal-another.ts';
import type { QuadrilleRules } from '../../rules/keys.ts';
import { POLICY_LABEL } from '../../policy/policy-label.ts';
import type { QuadrilleRecord } from '../../record/record.ts';
import type { Dealer } from '#islands/editor/game.ts';

/** Deals Quadrille; fetched when a reader asks for a deal. */
export const dealer: Dealer<QuadrilleRules, QuadrilleRecord> = {
  deal: (seed, rules) => dealAnother(seed, rules),
  label: POLICY_LABEL,
};
