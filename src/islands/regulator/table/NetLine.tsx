import type { Regulated } from '#engine/ledger/regulate.ts';
import { signed } from '#view/signed.ts';
import type { Table } from '../game.ts';
import { poolsOf } from '../account/pools.ts';

export interface NetLineProps {
  readonly players: readonly string[];
  readonly regulated: Regulated;
  readonly table: Table;
}

export const netClass = (net: number): string => (net > 0 ? 'gain' : net < 0 ? 'loss' : 'even');

/** How everybody stands and what lies on the table: one line that stays in sight, as high before the first deal as after the last. */
export function NetLine({ players, regulated, table }: NetLineProps) {
  return (
    <section class="net-line" aria-label="How they stand">
      <ul>
        {players.map((name, player) => {
          const net = regulated.balances[player] ?? 0;
          return (
            <li key={name}>
              <span>{name}</span> <b class={netClass(net)}>{signed(net)}</b>
            </li>
          );
        })}
        {poolsOf(regulated.pools, table).map(({ name, held }) => (
          <li key={name} class="of-pool">
            <span>{name}</span> <b>{held}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}
