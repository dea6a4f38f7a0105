import { REVERSIS_KEYS, type ReversisKey } from '../../rules/keys.ts';
import { GROUPS, QUESTIONS, sayValue } from '../../say/index.ts';
import { makeQuestions } from '#islands/replay/questions.ts';

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

export const { askedOfADeal, rulesInWords, groupRules } = makeQuestions({
  keys: REVERSIS_KEYS,
  words: {
    question: (key) => QUESTIONS[key as ReversisKey],
    say: (key, value, unit) => sayValue(key as ReversisKey, value, unit),
  },
  groups: GROUPS,
  beyond: BEYOND_A_DEAL,
});
