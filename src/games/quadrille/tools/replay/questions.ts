import { quadrille } from '../../game.ts';
import type { QuadrilleKey } from '../../rules/keys.ts';
import { WORDING } from '../../rules/values.ts';
import { settleAgain } from '../../settle/judge.ts';
import { makeQuestions } from '#islands/replay/settle/questions.ts';

/** Who settles the packets, what follows a misdeal, what a box holds: no record of one deal can tell. */
export const BEYOND_A_DEAL: readonly QuadrilleKey[] = [
  'deal.packets',
  'deal.misdeal',
  'session.deals',
  'session.leftover',
  'box.jetons',
  'box.fiches',
  'box.fiche',
  'box.contrats',
  'box.contrat',
];

/** What the questions are to a deal. */
export const { askedOfADeal, rulesInWords, everyRuleInWords, groupRules, rulesThatMatter } = makeQuestions({
  engine: quadrille,
  settleAgain,
  wording: WORDING,
  beyond: BEYOND_A_DEAL,
});
