import { makeQuestions } from '#islands/replay/settle/questions.ts';
import { passeSeize } from '../../game.ts';
import type { PasseSeizeKey } from '../../rules/keys.ts';
import { WORDING } from '../../rules/values.ts';
import { settleAgain } from '../../settle/judge.ts';

/** Every question can be asked of a deal. */
const BEYOND_A_DEAL: readonly PasseSeizeKey[] = [];

/** What the questions are to a deal. */
export const { askedOfADeal, rulesInWords, groupRules, rulesThatMatter } = makeQuestions({
  engine: passeSeize,
  settleAgain,
  wording: WORDING,
  beyond: BEYOND_A_DEAL,
});
