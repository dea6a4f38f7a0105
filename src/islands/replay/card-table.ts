import { useMemo } from 'preact/hooks';
import type { Card } from '#engine/cards/card.ts';
import { sayPlace } from '#engine/wording/seat-names.ts';
import { seatHeading } from '#engine/wording/sentence.ts';
import type { CardFeltProps } from '#view/cards/Table.tsx';
import { sumsAfter } from '../account/account.ts';
import type { GameTableProps } from './game.ts';
import { poolsAt, type CardReplayModel, type ReplayStep } from './model.ts';

/** A hand on the table: cards, and gaps where cards were played. */
type HandPlaces = readonly (Card | undefined)[];

/**
 * Layout of each hand at a step. A played card leaves a gap, so that the others stay in place. A hand always has as many
 * places as its largest number of cards, so that the table keeps its height.
 */
export function placesAt(steps: readonly ReplayStep[], step: number): readonly HandPlaces[] {
  const firstCard = steps.findIndex(({ trick }) => trick.length > 0);
  const before = firstCard < 0 ? step : Math.min(step, Math.max(0, firstCard - 1));
  return (steps[step]?.hands ?? []).map((hand, seat) => {
    const whole = steps[before]?.hands[seat] ?? hand;
    const most = Math.max(...steps.map(({ hands }) => hands[seat]?.length ?? 0));
    const lies = hand.every((card) => whole.includes(card))
      ? whole.map((card) => (hand.includes(card) ? card : undefined))
      : hand;
    return [...lies, ...Array.from({ length: most - lies.length }, () => undefined)];
  });
}

/** Longest of the texts shown for a seat during a deal. */
export const longest = (texts: readonly (string | undefined)[]): string | undefined =>
  texts.reduce((most, text) => ((text?.length ?? 0) > (most?.length ?? 0) ? text : most), undefined);

/** What a card game says under a seat’s name at a step: its tricks, its part. */
interface SeatWords<S extends ReplayStep> {
  readonly noteOf: (seat: number, step: number, steps: readonly S[]) => string | undefined;
  /** Name of an account as a column heading: `first`, `great pool`. */
  readonly accountLabel: (account: string) => string;
}

/** The table of any card game at one step: hands, trick, pools and nets, with room for the longest note of each seat. */
export function useCardTable<S extends ReplayStep>(
  { model, step, unit }: GameTableProps<CardReplayModel<S>>,
  { noteOf, accountLabel }: SeatWords<S>,
): CardFeltProps | undefined {
  const { seats, steps, lines, opening, direction } = model;
  const rooms = useMemo(
    () => seats.map((_, seat) => longest(steps.map((_step, at) => noteOf(seat, at, steps)))),
    [steps],
  );
  const table = steps[step];
  if (!table) return undefined;
  const { now } = sumsAfter(opening, lines, step);
  const places = placesAt(steps, step);
  return {
    label: `The table. ${sayPlace(table.at)}`,
    direction,
    seats: seats.map((seat, i) => ({
      name: seatHeading(seat),
      net: now[seat] ?? 0,
      hand: table.hands[i] ?? [],
      places: places[i],
      taken: noteOf(i, step, steps),
      room: rooms[i],
      toPlay: i === table.toPlay,
    })),
    trick: { label: sayPlace(table.at), cards: table.trick, leader: table.leader, winning: table.winning },
    pools: poolsAt(model, step, unit, accountLabel),
  };
}
