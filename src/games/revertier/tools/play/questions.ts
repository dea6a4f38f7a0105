import { makeQuestions } from '#islands/replay/settle/questions.ts';
import { revertier } from '../../game.ts';
import { WORDING } from '../../rules/values.ts';
import { settleAgain } from '../../settle/settle-again.ts';

/** The questions to games in a row: all of them. Who has the dice in the next is seen. */
export const { rulesInWords, groupRules } = makeQuestions({
  engine: revertier,
  settleAgain,
  wording: WORDING,
  beyond: [],
});
