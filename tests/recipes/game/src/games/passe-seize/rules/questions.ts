import { type PasseSeizeKey, PASSE_SEIZE_KEYS, type PasseSeizeRules } from './keys.ts';
import type { RuleValue } from '#engine/rules/key.ts';
import { makeWording, sayAnswer, type AnswerWords } from '#engine/wording/answers.ts';
import type { Unit } from '#engine/wording/sentence.ts';

/** The groups of questions, in the order in which readers meet them, each with its heading. */
export const GROUPS = { count: 'The count', stake: 'What is paid' } as const;

export const QUESTIONS: Readonly<Record<PasseSeizeKey, string>> = {
  'count.courts': 'What does a court card count?',
  'over.pays': 'What does a player pay who passes sixteen?',
};

const ANSWERS: AnswerWords<PasseSeizeRules> = {
  keys: PASSE_SEIZE_KEYS,
  choices: { 'count.courts': { ten: 'ten', one: 'one' } },
  flags: {},
  amounts: {},
};

/** The answer to a question in few words: “ten”, “2 liards”. */
const sayValue = (key: PasseSeizeKey, value: RuleValue, unit: Unit): string => sayAnswer(ANSWERS, key, value, unit);

/** The rules of the game in words. */
export const WORDING = makeWording<PasseSeizeKey, PasseSeizeRules>(GROUPS, QUESTIONS, sayValue);
