import type { ReadingGame } from '#islands/reading/game.ts';
import { revertier } from '../../game.ts';
import type { RevertierRecord } from '../../record/record.ts';
import type { RevertierRules } from '../../rules/keys.ts';
import { sayAccount, sayPlaceInBook } from '../../say/index.ts';
import type { GameModel } from '../../table/model.ts';
import { everyRuleInWords } from '../replay/questions.ts';
import { settleDeal } from '../replay/settle.ts';
import { BoardFigure } from './BoardFigure.tsx';
import { refusedBy } from './refused-by.ts';

/** Revertier as its editions show it. */
export const reading: ReadingGame<RevertierRules, RevertierRecord, GameModel> = {
  engine: revertier,
  settleDeal,
  rulesInWords: everyRuleInWords,
  PlateFigure: BoardFigure,
  // What is refused is drawn where the men still stand as they did.
  sideOf: (model, step, keys) => (refusedBy(model, step, keys).length > 0 ? 'before' : 'after'),
  accountLabel: sayAccount,
  sayAccount,
  sayPlaceInBook,
};
