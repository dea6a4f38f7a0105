import { Net } from '#view/Net.tsx';
import { poolsOf } from '../account/pools.ts';
import type { KeptAccount } from './kept.ts';

/** How everybody stands and what lies on the table: one line that stays in sight, as high before the first deal as after the last. */
export const NetLine = ({ kept: { account, regulated, table } }: { readonly kept: KeptAccount }) => (
  <section class="net-line" aria-label="How they stand">
    <ul>
      {account.players.map((name, player) => (
        <li key={name}>
          <span>{name}</span> <Net net={regulated.balances[player] ?? 0} />
        </li>
      ))}
      {poolsOf(regulated.pools, table).map(({ name, held }) => (
        <li key={name} class="of-pool">
          <span>{name}</span> <b>{held}</b>
        </li>
      ))}
    </ul>
  </section>
);
