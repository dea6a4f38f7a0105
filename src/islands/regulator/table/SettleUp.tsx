import { counted } from '#engine/wording/sentence.ts';
import { poolContents, type KeptAccount } from './kept.ts';

/** Counters that one account hands another. */
export interface Transfer {
  readonly from: string;
  readonly to: string;
  readonly amount: number;
}

/** Who is owed (positive) or owes (negative) how many counters. */
export interface Balance {
  readonly name: string;
  readonly amount: number;
}

/**
 * Groups whose balances add up to nothing, as many as possible: a group of n settles in n − 1 transfers, so the most groups
 * make the fewest transfers. Tries every subset, which is quick for a table of six and a pool.
 */
function mostGroups(open: readonly Balance[]): readonly (readonly Balance[])[] {
  const [first, ...rest] = open;
  if (!first) return [];
  let best: readonly (readonly Balance[])[] = [open];
  for (let mask = 0; mask < 1 << rest.length; mask++) {
    const group = [first, ...rest.filter((_, i) => (mask >> i) & 1)];
    if (group.length === open.length || group.reduce((sum, { amount }) => sum + amount, 0) !== 0) continue;
    const groups = [group, ...mostGroups(rest.filter((_, i) => !((mask >> i) & 1)))];
    if (groups.length > best.length) best = groups;
  }
  return best;
}

/** Settles one group: the largest debtor pays the largest creditor until nobody owes anything. */
function settleGroup(group: readonly Balance[]): readonly Transfer[] {
  const left = group.map(({ name, amount }) => ({ name, amount }));
  const transfers: Transfer[] = [];
  for (;;) {
    left.sort((a, b) => a.amount - b.amount);
    const [debtor, creditor] = [left[0], left.at(-1)];
    if (!debtor || !creditor || debtor.amount >= 0 || creditor.amount <= 0) return transfers;
    const amount = Math.min(-debtor.amount, creditor.amount);
    transfers.push({ from: debtor.name, to: creditor.name, amount });
    debtor.amount += amount;
    creditor.amount -= amount;
  }
}

/** Fewest transfers after which nobody is owed anything. If the balances do not add up to nothing, the difference stays open. */
export const fewestTransfers = (balances: readonly Balance[]): readonly Transfer[] =>
  mostGroups(balances.filter(({ amount }) => amount !== 0)).flatMap(settleGroup);

/** Who hands what to whom when the table breaks up, in as few steps as possible. What lies in a pool goes to nobody yet. */
export function SettleUp({ kept: { account, book, table, regulated } }: { readonly kept: KeptAccount }) {
  const players: readonly Balance[] = account.players.map((name, i) => ({ name, amount: regulated.balances[i] ?? 0 }));
  const pools = poolContents(regulated.pools, table).map(({ name, held }) => ({ name: `the ${name}`, amount: held }));
  const transfers = fewestTransfers([...players, ...pools]);
  /** A player may be called “the Duke”: only what has no player's name is a pool. */
  const isPool = (name: string): boolean => !account.players.includes(name);
  const held = pools.filter(({ amount }) => amount > 0);
  return (
    <section aria-labelledby="regulator-settle-up" data-part="settle-up">
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
