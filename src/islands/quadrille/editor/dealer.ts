import { dealAnother } from '#engine/games/quadrille/deal-another.ts';
import type { QuadrilleRules } from '#engine/games/quadrille/keys.ts';
import { POLICY_LABEL } from '#engine/games/quadrille/policy-label.ts';
import type { QuadrilleRecord } from '#engine/games/quadrille/record.ts';
import type { Dealer } from '../../shared/editor/game.ts';

/** Deals Quadrille; fetched when a reader asks for a deal. */
export const dealer: Dealer<QuadrilleRules, QuadrilleRecord> = {
  deal: (seed, rules) => dealAnother(seed, rules),
  label: POLICY_LABEL,
};
