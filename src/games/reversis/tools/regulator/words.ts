import { REVERSIS_KEYS, type ReversisKey, type ReversisRules } from '../../rules/keys.ts';
import { GROUPS, QUESTIONS } from '../../rules/questions.ts';
import { sayValue } from '../../rules/values.ts';
import type { RuleSet } from '#engine/rules/rule-set.ts';
import type { GameWords } from '#islands/regulator/game.ts';
import { gameWords } from '#islands/regulator/game-words.ts';

/** The questions of Réversis, as a table meets them when it asks why, or agrees otherwise. */
export const openWords = (book: RuleSet<ReversisRules>): GameWords =>
  gameWords(REVERSIS_KEYS, book, GROUPS, {
    question: (key) => QUESTIONS[key as ReversisKey],
    say: (key, value, unit) => sayValue(key as ReversisKey, value, unit),
  });
