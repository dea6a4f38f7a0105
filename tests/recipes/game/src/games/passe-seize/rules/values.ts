import type { RuleValue } from '#engine/rules/key.ts';
import { sayAnswer, type Answers } from '#engine/words/answers.ts';
import type { Unit } from '#engine/words/counted.ts';
import { PASSE_SEIZE_KEYS, type PasseSeizeKey, type PasseSeizeRules } from './keys.ts';

const ANSWERS: Answers<PasseSeizeRules> = {
  choices: { 'count.courts': { ten: 'ten', one: 'one' } },
  flags: {},
  amounts: {},
};

/** The answer to a question in few words: “ten”, “2 liards”. */
export const sayValue = (key: PasseSeizeKey, value: RuleValue, unit: Unit): string =>
  sayAnswer(ANSWERS, PASSE_SEIZE_KEYS[key], key, value, unit);
