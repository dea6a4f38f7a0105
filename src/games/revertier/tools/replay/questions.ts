import { REVERTIER_KEYS, type RevertierKey } from '../../rules/keys.ts';
import { GROUPS, QUESTIONS, sayValue } from '../../say/index.ts';
import { makeQuestions } from '#islands/replay/questions.ts';

/** Who has the dice in the next game: no record of one game can tell. */
const BEYOND_A_GAME: readonly RevertierKey[] = ['start.next', 'start.afterDraw'];

export const { askedOfADeal, rulesInWords, groupRules } = makeQuestions({
  keys: REVERTIER_KEYS,
  words: {
    question: (key) => QUESTIONS[key as RevertierKey],
    say: (key, value, unit) => sayValue(key as RevertierKey, value, unit),
  },
  groups: GROUPS,
  beyond: BEYOND_A_GAME,
});
