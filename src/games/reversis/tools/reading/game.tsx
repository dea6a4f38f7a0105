import { CardsFigure, sayCardAccount } from '#islands/reading/plates/CardsFigure.tsx';
import type { PlateFigureProps, EditionGame } from '#islands/reading/game.ts';
import type { Reversis } from '../../game.ts';
import { seatNames } from '../../record/record.ts';
import type { ReversisRules } from '../../rules/keys.ts';
import { seatHeading } from '#engine/wording/sentence.ts';
import { accountLabel } from '../../wording/names.ts';
import type { ReplayModel } from '../../table/model.ts';
import { questionsWithout, shownGame } from '../replay/settle.ts';
import { type DealingRounds, sumOf } from '#view/plate/DealingPlate.tsx';
import { packetsFor } from '../../play/deal.ts';
import { packFor } from '../../rules/shape.ts';

/** Rounds in which the cards are dealt to a number of players. */
function dealingOf(rules: ReversisRules, players: number): DealingRounds {
  const rounds = packetsFor(rules, players);
  const seats = seatNames(players).map((seat, i) => ({
    name: seatHeading(seat),
    packets: rounds.map((round) => round[i] ?? 0),
  }));
  const dealt = seats.reduce((sum, { packets }) => sum + sumOf(packets), 0);
  return { direction: rules['play.direction'], seats, left: packFor(rules).length - dealt };
}

/** Whether a seat has its turn to exchange at this step and keeps its hand. */
function isKept({ model, step }: PlateFigureProps<ReplayModel>, seat: number): boolean {
  const here = model.steps[step];
  if (here?.at.phase !== 'exchange' || here.at.seat !== model.seats[seat]) return false;
  return here.hands[seat]?.join() === model.steps[step - 1]?.hands[seat]?.join();
}

/** Réversis for its editions. */
export const reading: EditionGame<Reversis> = {
  ...shownGame,
  rulesInWords: questionsWithout([]).rulesInWords,
  PlateFigure: (props) => (
    <CardsFigure
      {...props}
      seatHeading={seatHeading}
      accountLabel={accountLabel}
      quinola={props.model.quinola}
      seatNotes={(seat) => (isKept(props, seat) ? 'keeps his cards' : undefined)}
    />
  ),
  dealingOf,
  sayAccount: sayCardAccount(accountLabel),
};
