import { judge } from '#engine/games/reversis/judge.ts';
import type { ReversisKey, ReversisRules } from '#engine/games/reversis/keys.ts';
import { reversisLinks } from '#engine/games/reversis/links.ts';
import type { Occasion } from '#engine/games/reversis/occasions.ts';
import { seatNames, type ReversisRecord } from '#engine/games/reversis/record.ts';
import { sayOccasion } from '../../../words/reversis/occasions.ts';
import { QUESTIONS } from '../../../words/reversis/questions.ts';
import { sayValue } from '../../../words/reversis/values.ts';
import type { ComparedGame } from '../../shared/compare/game.ts';
import { accountInBook } from '../account-words.ts';
import { DealAtHand } from './DealAtHand.tsx';

/** Réversis as the comparison takes it. */
export const COMPARED_REVERSIS: ComparedGame<ReversisRules, ReversisRecord> = {
  links: reversisLinks,
  judge,
  seats: (record) => seatNames(record.seats),
  question: (key) => QUESTIONS[key as ReversisKey],
  say: (key, value, unit) => sayValue(key as ReversisKey, value, unit),
  sayOccasion: (occasion, of) => sayOccasion(occasion as Occasion, of, of === 'QH' ? 'two' : 'one'),
  accountInBook,
  DealAtHand,
  isEdited: true,
};
