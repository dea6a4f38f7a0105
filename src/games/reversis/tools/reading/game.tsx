import { CARD_WORDS } from '#islands/replay/words.ts';
import { CardsFigure, sayCardAccount } from '#islands/reading/plates/CardsFigure.tsx';
import type { PlateFigureProps, ReadingGame } from '#islands/reading/game.ts';
import { reversis } from '../../game.ts';
import type { ReversisRecord } from '../../record/record.ts';
import type { ReversisRules } from '../../rules/keys.ts';
import { seatHeading } from '#engine/words/seats.ts';
import { accountLabel } from '../../say/accounts.ts';
import type { ReplayModel } from '../../table/model.ts';
import { everyRuleInWords } from '../replay/questions.ts';
import { settleDeal } from '../replay/settle.ts';
import { dealingOf } from './dealing.ts';

/** Whose turn it is to exchange, and whose hand is the same after it. */
function isKept({ model, step }: PlateFigureProps<ReplayModel>, seat: number): boolean {
  const here = model.steps[step];
  if (here?.at.phase !== 'exchange' || here.at.seat !== model.seats[seat]) return false;
  return here.hands[seat]?.join() === model.steps[step - 1]?.hands[seat]?.join();
}

/** Réversis as its editions show it. */
export const reading: ReadingGame<ReversisRules, ReversisRecord, ReplayModel> = {
  engine: reversis,
  settleDeal,
  rulesInWords: everyRuleInWords,
  PlateFigure: (props) => (
    <CardsFigure
      {...props}
      seatHeading={seatHeading}
      accountLabel={accountLabel}
      quinola={props.model.quinola}
      standing={(seat) => (isKept(props, seat) ? 'keeps the hand' : undefined)}
    />
  ),
  dealingOf,
  accountLabel,
  sayAccount: sayCardAccount(accountLabel),
  sayPlaceInBook: CARD_WORDS.sayPlaceInBook,
};
