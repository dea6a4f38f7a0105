import { judge } from '#engine/games/quadrille/judge.ts';
import type { QuadrilleKey, QuadrilleRules } from '#engine/games/quadrille/keys.ts';
import { quadrilleLinks } from '#engine/games/quadrille/links.ts';
import type { Occasion } from '#engine/games/quadrille/occasions.ts';
import { SEATS, type QuadrilleRecord } from '#engine/games/quadrille/record.ts';
import { sayOccasion } from '../../../words/quadrille/occasions.ts';
import { QUESTIONS } from '../../../words/quadrille/questions.ts';
import { sayValue } from '../../../words/quadrille/values.ts';
import type { ComparedGame } from '../../shared/compare/game.ts';
import { accountInBook } from '../account-words.ts';
import { DealAtHand } from './DealAtHand.tsx';

/** Quadrille as the comparison takes it. */
export const COMPARED_QUADRILLE: ComparedGame<QuadrilleRules, QuadrilleRecord> = {
  links: quadrilleLinks,
  judge,
  seats: () => SEATS,
  question: (key) => QUESTIONS[key as QuadrilleKey],
  say: (key, value, unit) => sayValue(key as QuadrilleKey, value, unit),
  sayOccasion: (occasion, of) => sayOccasion(occasion as Occasion, of),
  accountInBook,
  DealAtHand,
  isEdited: false,
};
