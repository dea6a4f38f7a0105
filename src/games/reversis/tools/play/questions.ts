import { makeQuestions } from '#islands/replay/settle/questions.ts';
import { reversis } from '../../game.ts';
import { WORDING } from '../../rules/values.ts';
import { settleAgain } from '../../settle/judge.ts';

/** The questions to a session played here: who deals first the reader says by his seat, and nobody deals amiss. What a box holds is told. */
export const { rulesInWords, groupRules } = makeQuestions({
  engine: reversis,
  settleAgain,
  wording: WORDING,
  beyond: ['deal.firstDealer', 'deal.misdeal'],
});
