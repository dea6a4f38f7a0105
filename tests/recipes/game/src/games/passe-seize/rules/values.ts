import type { RuleValue } from '#engine/rules/key.ts';
import { makeWording, sayAnswer, type Answers } from '#engine/words/answers.ts';
import type { Unit } from '#engine/words/counted.ts';
import { PASSE_SEIZE_KEYS, type PasseSeizeKey, type PasseSeizeRules } from './keys.ts';
import { GROUPS, QUESTIONS } from './questions.ts';

const ANSWERS: Answers<PasseSeizeRules> = {
  keys: PASSE_SEIZE_KEYS,
  choices: { 'count.courts': { ten: 'ten', one: 'one' } },
  flags: {},
  amounts: {},
};

/** The answer to a question in few words: “ten”, “2 liards”. */
const sayValue = (key: PasseSeizeKey, value: RuleValue, unit: Unit): string => sayAnswer(ANSWERS, key, value, unit);

/** The rules of the game in words. */
export const WORDING = makeWording<PasseSeizeKey, PasseSeizeRules>(GROUPS, QUESTIONS, sayValue);
