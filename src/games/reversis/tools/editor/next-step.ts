import { printCard, type Card } from '#engine/cards/card.ts';
import { PLAYS } from '#islands/editor/draft/draft.ts';
import type { Choice, NextStep } from '#islands/editor/step/next-step.ts';
import { isAsDealt } from '../../play/before/deal.ts';
import { talonCardBefore, type ReversisRecord } from '../../record/record.ts';
import type { ReversisRules } from '../../rules/keys.ts';
import { judge } from '../../settle/judge.ts';
import type { ReversisChoice, ReversisTurn } from '../../turns/acts.ts';
import { giving, layingOut } from '../../turns/before-play.ts';
import { cardTurn } from '../../turns/card-turn.ts';
import { givesPlace, laidPlace } from './draft.ts';

/** A choice as the record says it; one without a card is to keep the hand, and says so with the talon card before it. */
const choiceOf =
  (before: Card | undefined) =>
  ({ label, card }: ReversisChoice): Choice => ({
    write: printCard(card ?? before ?? 0),
    label,
    ...(card !== undefined && { card }),
  });

const stepOf = ({ says, legal, refused }: ReversisTurn, place: string, before?: Card): NextStep => ({
  says,
  place,
  legal: legal.map(choiceOf(before)),
  others: refused.map((one) => ({ ...choiceOf(before)(one), message: one.message })),
});

/**
 * What comes next in a record that stops short: while the cards lie as the book deals them, a card to lay out or to give, and
 * then the play. Nothing once the hands are empty, or where the record cannot have happened.
 */
export function nextStep(record: ReversisRecord, rules: ReversisRules): NextStep | undefined {
  if (record.thrownBy !== undefined || !judge(record, rules).ok) return undefined;
  if (record.plays.length === 0 && isAsDealt(record, rules)) {
    const lays = layingOut(record, rules);
    if (lays) return stepOf(lays, laidPlace(lays.seat), talonCardBefore(record, lays.seat));
    const gives = giving(record, rules);
    if (gives) return stepOf(gives, givesPlace(gives.seat));
  }
  const turn = cardTurn(record, rules);
  return turn && stepOf(turn, PLAYS);
}
