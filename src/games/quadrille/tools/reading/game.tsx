import { CARD_WORDS } from '#islands/replay/words.ts';
import { CardsFigure, sayCardAccount } from '#islands/reading/CardsFigure.tsx';
import type { ReadingGame } from '#islands/reading/game.ts';
import { quadrille } from '../../game.ts';
import type { QuadrilleRecord } from '../../record/record.ts';
import type { QuadrilleRules } from '../../rules/keys.ts';
import { seatHeading } from '#engine/words/account-words.ts';
import { accountInBook } from '../../say/account-words.ts';
import type { ReplayModel } from '../../table/model.ts';
import { rulesInWords } from '../replay/questions.ts';
import { settleDeal } from '../replay/settle.ts';

/** Quadrille as its editions show it. */
export const reading: ReadingGame<QuadrilleRules, QuadrilleRecord, ReplayModel> = {
  engine: quadrille,
  settleDeal,
  rulesInWords,
  PlateFigure: (props) => <CardsFigure {...props} seatHeading={seatHeading} accountInBook={accountInBook} />,
  accountInBook,
  sayAccount: sayCardAccount(accountInBook),
  sayPlaceInBook: CARD_WORDS.sayPlaceInBook,
};
