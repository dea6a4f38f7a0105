import { REVERSIS_KEYS, type ReversisKey, type ReversisRules } from '#engine/games/reversis/keys.ts';
import type { Occasion } from '#engine/games/reversis/occasions.ts';
import { seatNames, type ReversisRecord } from '#engine/games/reversis/record.ts';
import { settleRecord } from '#engine/games/reversis/settle-record.ts';
import { ok } from '#engine/kernel/result.ts';
import { sayOccasion } from '../../../words/reversis/occasions.ts';
import { QUESTIONS } from '../../../words/reversis/questions.ts';
import { sayValue } from '../../../words/reversis/values.ts';
import type { ComparedGame } from '../../shared/compare/game.ts';
import { accountInBook } from '../account-words.ts';
import { DealAtHand } from './DealAtHand.tsx';

/** Réversis as the comparison takes it. */
export const COMPARED_REVERSIS: ComparedGame<ReversisRules, ReversisRecord> = {
  id: 'reversis',
  keys: REVERSIS_KEYS,
  settle: (record, rules) => {
    const settled = settleRecord(record, rules);
    return settled.ok ? ok(settled.value.settlement) : settled;
  },
  seats: (record) => seatNames(record.seats),
  question: (key) => QUESTIONS[key as ReversisKey],
  say: (key, value, unit) => sayValue(key as ReversisKey, value, unit),
  sayOccasion: (occasion, of) => sayOccasion(occasion as Occasion, of, of === 'QH' ? 'two' : 'one'),
  accountInBook,
  DealAtHand,
  isEdited: true,
};
