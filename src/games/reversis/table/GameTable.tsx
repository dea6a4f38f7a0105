import { Table } from '#view/Table.tsx';
import { sayPlace } from '#engine/words/card-places.ts';
import { standingAfter } from '#islands/account/account.ts';
import { accountInBook, seatHeading } from '../say/account-words.ts';
import type { ReplayModel } from './model.ts';

export interface BaizeProps {
  readonly model: ReplayModel;
  readonly step: number;
  readonly unit: readonly [one: string, many: string];
}

const counted = (count: number, one: string): string => `${String(count)} ${count === 1 ? one : `${one}s`}`;

/** The table at one step: hands, trick, pools, what each has taken and won. */
export function Baize({ model, step, unit }: BaizeProps) {
  const { seats, steps, lines, opening, direction, quinola } = model;
  const table = steps[step];
  if (!table) return null;
  const { now } = standingAfter(opening, lines, step);
  const before = standingAfter(opening, lines, step - 1).now;
  const played = table.taken.some((tricks) => tricks > 0);
  return (
    <Table
      label={`The table. ${sayPlace(table.at)}`}
      direction={direction}
      seats={seats.map((seat, i) => ({
        name: seatHeading(seat),
        net: now[seat] ?? 0,
        hand: table.hands[i] ?? [],
        taken: played
          ? `${counted(table.taken[i] ?? 0, 'trick')}, ${counted(table.points[i] ?? 0, 'point')}`
          : undefined,
        toPlay: i === table.toPlay,
      }))}
      trick={{
        label: sayPlace(table.at),
        cards: table.trick,
        leader: table.leader,
        winning: table.winning,
      }}
      pools={Object.entries(now)
        .filter(([account]) => !seats.some((seat) => seat === account))
        .map(([account, amount]) => ({
          name: accountInBook(account),
          amount,
          unit: amount === 1 ? unit[0] : unit[1],
          changed: amount !== before[account],
        }))}
      quinola={quinola}
    />
  );
}
