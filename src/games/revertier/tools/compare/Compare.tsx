import { revertier } from '../../game.ts';
import type { RevertierRecord } from '../../record/record.ts';
import type { RevertierRules } from '../../rules/keys.ts';
import { WORDING } from '../../rules/values.ts';
import type { Occasion } from '../../settle/settle.ts';
import { judge } from '../../settle/judge.ts';
import { sayAccount, sayOccasion, sayPlace, sayPlaceInBook } from '../../say/index.ts';
import { groupRules, rulesInWords, rulesThatMatter } from '../replay/questions.ts';
import { ok } from '#engine/kernel/result.ts';
import { PLAYERS } from '#engine/tables/position.ts';
import { CompareOf, type CompareProps } from '#islands/compare/Compare.tsx';
import type { ComparedGame } from '#islands/compare/game.ts';
import { GameAtHand } from './GameAtHand.tsx';
import { ThrowBeside } from './ThrowBeside.tsx';

/** Revertier as the comparison takes it. */
export const COMPARED_REVERTIER: ComparedGame<RevertierRules, RevertierRecord> = {
  engine: revertier,
  rulesInWords,
  groupRules,
  rulesThatMatter,
  settle: (record, rules) => {
    const judged = judge(record, rules);
    if (!judged.ok) return judged;
    const end = judged.value.frames.at(-1)?.event;
    return ok({ ...judged.value, isFinished: end?.kind === 'end' && end.outcome.kind !== 'unfinished' });
  },
  seats: () => PLAYERS,
  wording: WORDING,
  sayOccasion: (occasion) => sayOccasion(occasion as Occasion),
  accountLabel: sayAccount,
  DealAtHand: GameAtHand,
  isEdited: false,
  piece: 'game',
  saySeat: sayAccount,
  sayPlace,
  sayPlaceInBook,
  loadPlate: () => import('./RowPlate.tsx').then(({ RowPlate }) => RowPlate),
  Closer: ThrowBeside,
};

/** A game of Revertier, or a throw, in several books. */
export const Compare = (props: CompareProps) => <CompareOf {...props} game={COMPARED_REVERTIER} />;
