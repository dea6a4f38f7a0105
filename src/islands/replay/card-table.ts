import { useMemo } from 'preact/hooks';
import { sayPlace } from '#engine/wording/seat-names.ts';
import { seatHeading } from '#engine/wording/sentence.ts';
import type { CardFeltProps } from '#view/cards/Table.tsx';
import { sumsAfter } from '../account/account.ts';
import type { GameTableProps } from './game.ts';
import { placesAt } from './links/replay-links.ts';
import { poolsAt, type CardReplayModel, type ReplayStep } from './model.ts';

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
