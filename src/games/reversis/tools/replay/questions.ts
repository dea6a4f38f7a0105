import { reversis } from '../../game.ts';
import type { ReversisKey } from '../../rules/keys.ts';
import { WORDING } from '../../rules/values.ts';
import { settleAgain } from '../../settle/judge.ts';
import { makeQuestions } from '#islands/replay/settle/questions.ts';

/** Who deals first, what follows a misdeal, what a box holds: no record of one deal can tell. */
export const BEYOND_A_DEAL: readonly ReversisKey[] = [
  'deal.firstDealer',
  'deal.misdeal',
  'box.fiches',
  'box.jetons',
  'box.jeton',
  'box.contrats',
  'box.contrat',
  'session.leftover',
];

/** What the questions are to a deal. */
export const { askedOfADeal, rulesInWords, everyRuleInWords, groupRules, rulesThatMatter } = makeQuestions({
  engine: reversis,
  settleAgain,
  wording: WORDING,
  beyond: BEYOND_A_DEAL,
});
