import { QUADRILLE_KEYS, type QuadrilleKey, type QuadrilleRules } from '#engine/games/quadrille/keys.ts';
import type { Occasion } from '#engine/games/quadrille/occasions.ts';
import { SEATS, type QuadrilleRecord } from '#engine/games/quadrille/record.ts';
import { settleRecord } from '#engine/games/quadrille/settle-record.ts';
import { ok } from '#engine/kernel/result.ts';
import { sayOccasion } from '../../../words/quadrille/occasions.ts';
import { QUESTIONS } from '../../../words/quadrille/questions.ts';
import { sayValue } from '../../../words/quadrille/values.ts';
import type { ComparedGame } from '../../shared/compare/game.ts';
import { accountInBook } from '../account-words.ts';
import { DealAtHand } from './DealAtHand.tsx';

/** Quadrille as the comparison takes it. */
export const COMPARED_QUADRILLE: ComparedGame<QuadrilleRules, QuadrilleRecord> = {
  id: 'quadrille',
  keys: QUADRILLE_KEYS,
  settle: (record, rules) => {
    const settled = settleRecord(record, rules);
    return settled.ok ? ok(settled.value.settlement) : settled;
  },
  seats: () => SEATS,
  question: (key) => QUESTIONS[key as QuadrilleKey],
  say: (key, value, unit, rules) => sayValue(key as QuadrilleKey, value, unit, rules as QuadrilleRules),
  sayOccasion: (occasion, of) => sayOccasion(occasion as Occasion, of),
  accountInBook,
  DealAtHand,
  isEdited: true,
};
