import { Table } from '#view/cards/Table.tsx';
import { useCardTable } from '#islands/replay/card-table.ts';
import type { GameTableProps } from '#islands/replay/game.ts';
import { accountLabel } from '../wording/names.ts';
import type { ReplayModel, TableStep } from './model.ts';

/** Number and noun, joined by a no-break space. */
const counted = (count: number, one: string): string => `${String(count)}\u00a0${count === 1 ? one : `${one}s`}`;

/** Words for what a seat has taken; undefined before the first trick is over. */
function takenBy(seat: number, step: number, steps: readonly TableStep[]): string | undefined {
  const { taken, points } = steps[step]!;
  return taken.some((tricks) => tricks > 0)
    ? `${counted(taken[seat] ?? 0, 'trick')}, ${counted(points[seat] ?? 0, 'point')}`
    : undefined;
}

/** The table at one step: hands, trick, pools, tricks taken and nets. A file of its own, because replay and editor share it. */
export function GameTable(props: GameTableProps<ReplayModel>) {
  const table = useCardTable(props, { noteOf: takenBy, accountLabel });
  return table ? <Table {...table} quinola={props.model.quinola} /> : null;
}
