import { CARD_WORDS } from '#islands/replay/words.ts';
import { CardsFigure, sayCardAccount } from '#islands/reading/CardsFigure.tsx';
import type { ReadingGame } from '#islands/reading/game.ts';
import { reversis } from '../../game.ts';
import type { ReversisRecord } from '../../record/record.ts';
import type { ReversisRules } from '../../rules/keys.ts';
import { accountInBook, seatHeading } from '../../say/account-words.ts';
import type { ReplayModel } from '../../table/model.ts';
import { rulesInWords } from '../replay/questions.ts';
import { settleDeal } from '../replay/settle.ts';
import { dealingOf } from './dealing.ts';

/** Réversis as its editions show it. */
export const reading: ReadingGame<ReversisRules, ReversisRecord, ReplayModel> = {
  engine: reversis,
  settleDeal,
  rulesInWords,
  PlateFigure: (props) => (
    <CardsFigure {...props} seatHeading={seatHeading} accountInBook={accountInBook} quinola={props.model.quinola} />
  ),
  dealingOf,
  accountInBook,
  sayAccount: sayCardAccount(accountInBook),
  sayPlaceInBook: CARD_WORDS.sayPlaceInBook,
};
