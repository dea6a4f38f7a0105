import { reversis } from '../../game.ts';
import { groupRules, rulesInWords, rulesThatMatter } from '../replay/questions.ts';
import type { ReversisRules } from '../../rules/keys.ts';
import type { Occasion } from '../../play/occasions.ts';
import { seatNames, type ReversisRecord } from '../../record/record.ts';
import { settleRecord } from '../../settle/judge.ts';
import { mapOk } from '#engine/kernel/result.ts';
import { LITTLE_QUINOLA } from '../../rules/honours.ts';
import { sayOccasion } from '../../say/occasions.ts';
import { WORDING } from '../../rules/values.ts';
import { CompareOf, type CompareProps } from '#islands/compare/Compare.tsx';
import type { ComparedGame } from '#islands/compare/game.ts';
import { accountLabel } from '../../say/accounts.ts';
import { DealAtHand } from './DealAtHand.tsx';

/** Réversis as the comparison takes it. */
export const COMPARED_REVERSIS: ComparedGame<ReversisRules, ReversisRecord> = {
  engine: reversis,
  rulesInWords,
  groupRules,
  rulesThatMatter,
  settle: (record, rules) =>
    mapOk(settleRecord(record, rules), ({ settlement, told }) => ({
      ...settlement,
      isFinished: told.ending.kind !== 'unfinished',
    })),
  seats: (record) => seatNames(record.seats),
  wording: WORDING,
  sayOccasion: (occasion, of) => sayOccasion(occasion as Occasion, of, of === LITTLE_QUINOLA ? 'two' : 'one'),
  accountLabel,
  DealAtHand,
  loadPlate: () => import('./RowPlate.tsx').then(({ RowPlate }) => RowPlate),
  isEdited: true,
};

/** A deal of Réversis in several books. */
export const Compare = (props: CompareProps) => <CompareOf {...props} game={COMPARED_REVERSIS} />;
