import { QUADRILLE_KEYS, type QuadrilleKey, type QuadrilleRules } from '#engine/games/quadrille/keys.ts';
import { GROUPS, QUESTIONS } from '../../../words/quadrille/questions.ts';
import { sayValue } from '../../../words/quadrille/values.ts';
import type { PackedBook } from '../../shared/book.ts';
import type { GameWords } from '../desk.ts';
import { gameWords } from '../game-words.ts';

/** The questions of Quadrille, as a table meets them when it asks why, or agrees otherwise. */
export const openWords = (book: PackedBook, rules: QuadrilleRules): GameWords =>
  gameWords(QUADRILLE_KEYS, book, GROUPS, {
    question: (key) => QUESTIONS[key as QuadrilleKey],
    say: (key, value, unit) => sayValue(key as QuadrilleKey, value, unit, rules),
  });
