import { revertier } from '../../game.ts';
import type { RevertierKey } from '../../rules/keys.ts';
import { WORDING } from '../../rules/values.ts';
import { settleAgain } from '../../settle/settle-again.ts';
import { makeQuestions } from '#islands/replay/settle/questions.ts';

/** Who has the dice in the next game: no record of one game can tell. */
const BEYOND_A_GAME: readonly RevertierKey[] = ['start.next', 'start.afterDraw'];

/** What the questions are to a game. */
export const { askedOfADeal, rulesInWords, everyRuleInWords, groupRules, rulesThatMatter } = makeQuestions({
  engine: revertier,
  settleAgain,
  wording: WORDING,
  beyond: BEYOND_A_GAME,
});
