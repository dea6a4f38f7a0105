import { counted } from '#engine/wording/sentence.ts';
import { fewestTransfers, type Balance } from '../account/transfers.ts';
import { poolsOf, type KeptAccount } from './kept.ts';
import styles from '../Regulator.module.css';

/** Who hands what to whom when the table breaks up, in as few steps as possible. What lies in a pool goes to nobody yet. */
export function SettleUp({ kept: { account, book, table, regulated } }: { readonly kept: KeptAccount }) {
  const players: readonly Balance[] = account.players.map((name, i) => ({ name, amount: regulated.balances[i] ?? 0 }));
  const pools = poolsOf(regulated.pools, table).map(({ name, held }) => ({ name: `the ${name}`, amount: held }));
  const transfers = fewestTransfers([...players, ...pools]);
  /** A player may be called “the Duke”: only what has no player's name is a pool. */
  const isPool = (name: string): boolean => !account.players.includes(name);
  const held = pools.filter(({ amount }) => amount > 0);
  return (
    <section class={styles.settleUp} aria-labelledby="regulator-settle-up" data-part="settle-up">
      <h2 id="regulator-settle-up">If you stop now</h2>
      {transfers.length === 0 ? (
        <p>Nobody owes anybody anything.</p>
      ) : (
        <ul>
          {transfers.map(({ from, to, amount }) => (
            <li key={`${from} ${to}`}>
              {from} {isPool(to) ? 'puts' : 'hands'} <b>{counted(amount, book.unit)}</b> {isPool(to) ? 'into' : 'to'}{' '}
              {to}.
            </li>
          ))}
        </ul>
      )}
      {held.length > 0 && (
        <p class="soft">
          Agree what becomes of {held.map(({ name }) => name).join(' and ')}: it belongs to nobody yet.
        </p>
      )}
    </section>
  );
}
