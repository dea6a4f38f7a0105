import { makeRandom } from '#engine/kernel/random.ts';
import type { Dealer } from '#islands/editor/game.ts';
import { dealOut, playOn } from '../../policy/play-on.ts';
import { POLICY_LABEL } from '../../policy/policy.ts';
import type { ReversisRecord } from '../../record/record.ts';
import type { ReversisRules } from '../../rules/keys.ts';
import { seatsOf } from './draft.ts';

/** Deals Réversis, and plays on; fetched when a reader asks for either. */
export const dealer: Dealer<ReversisRules, ReversisRecord> = {
  deal: (seed, rules, draft) => dealOut(seed, rules, seatsOf(draft)),
  playOn: (record, rules, seed) => playOn(record, rules, makeRandom(seed)),
  label: POLICY_LABEL,
};
