import { quadrille } from '../../game.ts';
import { rulesThatMatter } from '../replay/moving-rules.ts';
import { groupRules, rulesInWords } from '../replay/questions.ts';
import type { QuadrilleKey, QuadrilleRules } from '../../rules/keys.ts';
import type { Occasion } from '../../record/occasions.ts';
import { SEATS, type QuadrilleRecord } from '../../record/record.ts';
import { settleRecord } from '../../settle/settle-record.ts';
import { ok } from '#engine/kernel/result.ts';
import { sayOccasion } from '../../say/occasions.ts';
import { QUESTIONS } from '../../rules/questions.ts';
import { sayValue } from '../../rules/values.ts';
import type { ComparedGame } from '#islands/compare/game.ts';
import { accountInBook } from '../../say/account-words.ts';
import { DealAtHand } from './DealAtHand.tsx';

/** Quadrille as the comparison takes it. */
export const COMPARED_QUADRILLE: ComparedGame<QuadrilleRules, QuadrilleRecord> = {
  engine: quadrille,
  rulesInWords,
  groupRules,
  rulesThatMatter,
  settle: (record, rules) => {
    const settled = settleRecord(record, rules);
    if (!settled.ok) return settled;
    const { settlement, told } = settled.value;
    return ok({ ...settlement, isFinished: told.ending.kind !== 'unfinished' });
  },
  seats: () => SEATS,
  question: (key) => QUESTIONS[key as QuadrilleKey],
  say: (key, value, unit, rules) => sayValue(key as QuadrilleKey, value, unit, rules as QuadrilleRules),
  sayOccasion: (occasion, of) => sayOccasion(occasion as Occasion, of),
  accountInBook,
  DealAtHand,
  isEdited: true,
};
