import type { Card } from '#engine/cards/card.ts';
import { judge } from '#engine/games/reversis/judge.ts';
import type { ReversisRules } from '#engine/games/reversis/keys.ts';
import { applyCard, cardsHeld, legalCards, startPlay } from '#engine/games/reversis/play.ts';
import type { ReversisRecord, Seat } from '#engine/games/reversis/record.ts';

/** A card that may not be played, and why. */
export interface Refused {
  readonly card: Card;
  readonly message: string;
}

/** Whose turn it is, and with what. */
export interface NextCard {
  readonly seat: Seat;
  readonly legal: readonly Card[];
  /** These can be played all the same: they are then listed as departures. */
  readonly others: readonly Refused[];
}

/** Who plays next in a record that stops short; nobody once the hands are empty, or where the record cannot have happened. */
export function nextCard(record: ReversisRecord, rules: ReversisRules): NextCard | undefined {
  const judged = judge(record, rules);
  if (!judged.ok || record.thrownBy !== undefined) return undefined;
  const before = judged.value.frames.filter(({ event }) => event.kind !== 'play' && event.kind !== 'end').at(-1);
  if (!before) return undefined;
  const state = record.plays.flat().reduce(applyCard, startPlay(before.hands, []));
  const held = cardsHeld(state.hands, state.toPlay);
  if (held.length === 0) return undefined;
  const legal = legalCards(state, rules);
  const { trick, position } = state;
  const at = `t${String(trick + 1)}.${String(position + 1)}`;
  const whyNot = (card: Card): string => {
    const plays =
      position === 0 ? [...record.plays, [card]] : record.plays.with(-1, [...(record.plays.at(-1) ?? []), card]);
    const tried = judge({ ...record, plays }, rules);
    return tried.ok ? (tried.value.departures.find((one) => one.at === at)?.message ?? '') : tried.error.message;
  };
  return {
    seat: state.toPlay,
    legal,
    others: held.filter((card) => !legal.includes(card)).map((card) => ({ card, message: whyNot(card) })),
  };
}
