import { CardsFigure, sayCardAccount } from '#islands/reading/plates/CardsFigure.tsx';
import { nameSuit } from '#engine/cards/card.ts';
import type { PlateFigureProps, EditionGame } from '#islands/reading/game.ts';
import type { Quadrille } from '../../game.ts';
import { SEATS } from '../../record/record.ts';
import type { QuadrilleRules } from '../../rules/keys.ts';
import { seatHeading } from '#engine/wording/sentence.ts';
import { accountLabel } from '../../wording/names.ts';
import { seatNoteOf, type ReplayModel } from '../../table/model.ts';
import { questionsWithout, shownGame } from '../replay/settle.ts';
import type { DealingRounds } from '#view/plate/DealingPlate.tsx';
import { PACKETS } from '../../play/frame.ts';

const WHO: Readonly<Record<QuadrilleRules['deal.packets'], string>> = {
  firstDealer: 'as the first dealer has chosen for the whole party',
  eachDealer: 'as each dealer likes',
};

/** Rounds in which the forty cards are dealt, in one of the allowed orders. */
const dealingOf = (rules: QuadrilleRules): DealingRounds => ({
  direction: rules['play.direction'],
  seats: SEATS.map((seat) => ({ name: seatHeading(seat), packets: PACKETS[0] })),
  left: 0,
  note: `The packet of four may come first, second or last, ${WHO[rules['deal.packets']]}.`,
});

/** The table on a plate; before the play with each seat's bid, the contract and the card called. */
function QuadrilleFigure(props: PlateFigureProps<ReplayModel>) {
  const { steps } = props.model;
  const { game = null, trump = null, called = null } = steps[props.step] ?? {};
  const trumps = trump === null ? '' : `, trumps ${nameSuit(trump)}`;
  return (
    <CardsFigure
      {...props}
      seatHeading={seatHeading}
      accountLabel={accountLabel}
      seatNotes={(seat) => seatNoteOf(seat, props.step, steps)}
      middle={game === null ? undefined : { words: `${game}${trumps}`, card: called ?? undefined }}
    />
  );
}

/** Quadrille for its editions. */
export const reading: EditionGame<Quadrille> = {
  ...shownGame,
  rulesInWords: questionsWithout([]).rulesInWords,
  PlateFigure: QuadrilleFigure,
  dealingOf,
  sayAccount: sayCardAccount(accountLabel),
};
