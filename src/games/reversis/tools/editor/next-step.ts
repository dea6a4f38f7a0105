import { nameCard } from '#engine/cards/card-name.ts';
import { printCard, type Card } from '#engine/cards/card.ts';
import { judge } from '../../settle/judge.ts';
import type { ReversisRules } from '../../rules/keys.ts';
import { applyCard, cardsHeld, legalCards, startPlay } from '../../play/play.ts';
import { seatNames, type ReversisRecord } from '../../record/record.ts';
import { seatHeading } from '#engine/words/account-words.ts';
import { atCard, isSamePlace } from '#engine/ledger/place.ts';
import { PLAYS } from '#islands/editor/draft.ts';
import type { Choice, NextStep } from '#islands/editor/next-step.ts';

const choiceOf = (card: Card): Choice => ({ write: printCard(card), label: nameCard(card), card });

/** Who plays next in a record that stops short; nobody once the hands are empty, or where the record cannot have happened. */
export function nextStep(record: ReversisRecord, rules: ReversisRules): NextStep | undefined {
  const judged = judge(record, rules);
  if (!judged.ok || record.thrownBy !== undefined) return undefined;
  const before = judged.value.frames.filter(({ event }) => event.kind !== 'play' && event.kind !== 'end').at(-1);
  if (!before) return undefined;
  const state = record.plays.flat().reduce(applyCard, startPlay(before.hands, []));
  const held = cardsHeld(state.hands, state.toPlay);
  if (held.length === 0) return undefined;
  const legal = legalCards(state, rules);
  const { trick, position } = state;
  const at = atCard(trick + 1, position + 1);
  const whyNot = (card: Card): string => {
    const plays =
      position === 0 ? [...record.plays, [card]] : record.plays.with(-1, [...(record.plays.at(-1) ?? []), card]);
    const tried = judge({ ...record, plays }, rules);
    return tried.ok
      ? (tried.value.departures.find((one) => isSamePlace(one.at, at))?.message ?? '')
      : tried.error.message;
  };
  return {
    says: `${seatHeading(seatNames(record.seats)[state.toPlay] ?? '')} to play`,
    place: PLAYS,
    legal: legal.map(choiceOf),
    others: held.filter((card) => !legal.includes(card)).map((card) => ({ ...choiceOf(card), message: whyNot(card) })),
  };
}
