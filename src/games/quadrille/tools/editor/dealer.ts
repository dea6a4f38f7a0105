import type { Dealer } from '#islands/editor/game.ts';
import { dealOut } from '../../play/deal.ts';
import { goOn, POLICY_LABEL } from '../../policy/plain-deal.ts';
import type { QuadrilleRecord } from '../../record/record.ts';
import type { QuadrilleRules } from '../../rules/keys.ts';

/** Deals Quadrille, and plays on; fetched when a reader asks for either. */
export const dealer: Dealer<QuadrilleRules, QuadrilleRecord> = {
  deal: (seed, rules) => dealOut(seed, rules),
  playOn: (record, rules) => goOn(record, rules).record,
  label: POLICY_LABEL,
};
