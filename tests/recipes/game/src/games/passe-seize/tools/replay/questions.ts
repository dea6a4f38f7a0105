import { makeQuestions } from '#islands/replay/questions.ts';
import { PASSE_SEIZE_KEYS, type PasseSeizeKey } from '../../rules/keys.ts';
import { GROUPS, QUESTIONS } from '../../rules/questions.ts';
import { sayValue } from '../../rules/values.ts';

export const { askedOfADeal, rulesInWords, groupRules } = makeQuestions({
  keys: PASSE_SEIZE_KEYS,
  words: {
    question: (key) => QUESTIONS[key as PasseSeizeKey],
    say: (key, value, unit) => sayValue(key as PasseSeizeKey, value, unit),
  },
  groups: GROUPS,
  beyond: [],
});
