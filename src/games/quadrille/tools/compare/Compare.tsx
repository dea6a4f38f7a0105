import { quadrille } from '../../game.ts';
import { groupRules, rulesInWords, rulesThatMatter } from '../replay/questions.ts';
import type { QuadrilleRules } from '../../rules/keys.ts';
import type { Occasion } from '../../record/occasions.ts';
import { SEATS, type QuadrilleRecord } from '../../record/record.ts';
import { settleRecord } from '../../settle/judge.ts';
import { mapOk } from '#engine/kernel/result.ts';
import { sayOccasion } from '../../say/occasions.ts';
import { WORDING } from '../../rules/values.ts';
import { CompareOf, type CompareProps } from '#islands/compare/Compare.tsx';
import type { ComparedGame } from '#islands/compare/game.ts';
import { accountLabel } from '../../say/accounts.ts';
import { DealAtHand } from './DealAtHand.tsx';

/** Quadrille as the comparison takes it. */
export const COMPARED_QUADRILLE: ComparedGame<QuadrilleRules, QuadrilleRecord> = {
  engine: quadrille,
  rulesInWords,
  groupRules,
  rulesThatMatter,
  settle: (record, rules) =>
    mapOk(settleRecord(record, rules), ({ settlement, told }) => ({
      ...settlement,
      isFinished: told.ending.kind !== 'unfinished',
    })),
  seats: () => SEATS,
  wording: WORDING,
  sayOccasion: (occasion, of) => sayOccasion(occasion as Occasion, of),
  accountLabel,
  DealAtHand,
  loadPlate: () => import('./RowPlate.tsx').then(({ RowPlate }) => RowPlate),
  isEdited: true,
};

/** A deal of Quadrille in several books. */
export const Compare = (props: CompareProps) => <CompareOf {...props} game={COMPARED_QUADRILLE} />;
