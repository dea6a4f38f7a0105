import { printCard } from '#engine/cards/card.ts';
import { PLAYS } from '#islands/editor/draft.ts';
import type { Choice, NextStep } from '#islands/editor/next-step.ts';
import type { ReversisRecord } from '../../record/record.ts';
import type { ReversisRules } from '../../rules/keys.ts';
import { judge } from '../../settle/judge.ts';
import type { ReversisChoice } from '../../turns/acts.ts';
import { cardTurn } from '../../turns/card-turn.ts';

const choiceOf = ({ label, card }: ReversisChoice): Choice => ({
  write: card === undefined ? '' : printCard(card),
  label,
  ...(card !== undefined && { card }),
});

/** Who plays next in a record that stops short; nobody once the hands are empty, or where the record cannot have happened. */
export function nextStep(record: ReversisRecord, rules: ReversisRules): NextStep | undefined {
  if (record.thrownBy !== undefined || !judge(record, rules).ok) return undefined;
  const turn = cardTurn(record, rules);
  return (
    turn && {
      says: turn.says,
      place: PLAYS,
      legal: turn.legal.map(choiceOf),
      others: turn.refused.map((refused) => ({ ...choiceOf(refused), message: refused.message })),
    }
  );
}
