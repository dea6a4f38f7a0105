import { useMemo } from 'preact/hooks';
import { Table } from '#view/cards/Table.tsx';
import { sayPlace } from '#engine/wording/seat-names.ts';
import { sumsAfter } from '#islands/account/account.ts';
import { seatHeading } from '#engine/wording/sentence.ts';
import { accountLabel } from '../wording/names.ts';
import { longest, placesAt } from '#islands/replay/links/replay-links.ts';
import { poolsAt } from '#islands/replay/model.ts';
import type { ReplayModel, TableStep } from './model.ts';

export interface ReversisTableProps {
  readonly model: ReplayModel;
  readonly step: number;
  readonly unit: readonly [one: string, many: string];
}

/** Number and noun, joined by a no-break space. */
const counted = (count: number, one: string): string => `${String(count)}\u00a0${count === 1 ? one : `${one}s`}`;

/** Words for what a seat has taken; undefined before the first trick is over. */
export const takenBy = (seat: number, { taken, points }: TableStep): string | undefined =>
  taken.some((tricks) => tricks > 0)
    ? `${counted(taken[seat] ?? 0, 'trick')}, ${counted(points[seat] ?? 0, 'point')}`
    : undefined;

/** The table at one step: hands, trick, pools, tricks taken and nets. */
export function GameTable({ model, step, unit }: ReversisTableProps) {
  const { seats, steps, lines, opening, direction, quinola } = model;
  const rooms = useMemo(() => seats.map((_, seat) => longest(steps.map((one) => takenBy(seat, one)))), [steps]);
  const table = steps[step];
  if (!table) return null;
  const { now } = sumsAfter(opening, lines, step);
  const places = placesAt(steps, step);
  return (
    <Table
      label={`The table. ${sayPlace(table.at)}`}
      direction={direction}
      seats={seats.map((seat, i) => ({
        name: seatHeading(seat),
        net: now[seat] ?? 0,
        hand: table.hands[i] ?? [],
        places: places[i],
        taken: takenBy(i, table),
        room: rooms[i],
        toPlay: i === table.toPlay,
      }))}
      trick={{
        label: sayPlace(table.at),
        cards: table.trick,
        leader: table.leader,
        winning: table.winning,
      }}
      pools={poolsAt(model, step, unit, accountLabel)}
      quinola={quinola}
    />
  );
}
