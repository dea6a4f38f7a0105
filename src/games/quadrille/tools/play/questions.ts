import { makeQuestions } from '#islands/replay/settle/questions.ts';
import { quadrille } from '../../game.ts';
import { WORDING } from '../../rules/values.ts';
import { settleAgain } from '../../settle/judge.ts';

/** The questions to a session played here: nobody deals amiss, and the packets are the dealer’s. What a box holds and how long a party is, is told. */
export const { rulesInWords, groupRules } = makeQuestions({
  engine: quadrille,
  settleAgain,
  wording: WORDING,
  beyond: ['deal.packets', 'deal.misdeal'],
});
