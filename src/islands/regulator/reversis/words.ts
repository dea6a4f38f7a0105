import { REVERSIS_KEYS, type ReversisKey } from '#engine/games/reversis/keys.ts';
import { GROUPS, QUESTIONS } from '../../../words/reversis/questions.ts';
import { sayValue } from '../../../words/reversis/values.ts';
import type { PackedBook } from '../../shared/book.ts';
import type { GameWords } from '../desk.ts';
import { gameWords } from '../game-words.ts';

/** The questions of Réversis, as a table meets them when it asks why, or agrees otherwise. */
export const openWords = (book: PackedBook): GameWords =>
  gameWords(REVERSIS_KEYS, book, GROUPS, {
    question: (key) => QUESTIONS[key as ReversisKey],
    say: (key, value, unit) => sayValue(key as ReversisKey, value, unit),
  });
