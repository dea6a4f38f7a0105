import { CARD_WORDS } from '#islands/replay/words.ts';
import { CardsFigure, sayCardAccount } from '#islands/reading/plates/CardsFigure.tsx';
import { nameSuit } from '#engine/cards/card-name.ts';
import type { PlateFigureProps, ReadingGame } from '#islands/reading/game.ts';
import { quadrille } from '../../game.ts';
import type { QuadrilleRecord } from '../../record/record.ts';
import type { QuadrilleRules } from '../../rules/keys.ts';
import { seatHeading } from '#engine/words/seats.ts';
import { accountLabel } from '../../say/accounts.ts';
import { standingOf, type ReplayModel } from '../../table/model.ts';
import { everyRuleInWords } from '../replay/questions.ts';
import { settleDeal } from '../replay/settle.ts';
import { dealingOf } from './dealing.ts';

/** The table as a plate draws it: before the play with what each has said and is, what is played, and the card called. */
function QuadrilleFigure(props: PlateFigureProps<ReplayModel>) {
  const { steps } = props.model;
  const { game = null, trump = null, called = null } = steps[props.step] ?? {};
  const trumps = trump === null ? '' : `, trumps ${nameSuit(trump)}`;
  return (
    <CardsFigure
      {...props}
      seatHeading={seatHeading}
      accountLabel={accountLabel}
      standing={(seat) => standingOf(seat, props.step, steps)}
      middle={game === null ? undefined : { words: `${game}${trumps}`, card: called ?? undefined }}
    />
  );
}

/** Quadrille as its editions show it. */
export const reading: ReadingGame<QuadrilleRules, QuadrilleRecord, ReplayModel> = {
  engine: quadrille,
  settleDeal,
  rulesInWords: everyRuleInWords,
  PlateFigure: QuadrilleFigure,
  dealingOf,
  accountLabel,
  sayAccount: sayCardAccount(accountLabel),
  sayPlaceInBook: CARD_WORDS.sayPlaceInBook,
};
