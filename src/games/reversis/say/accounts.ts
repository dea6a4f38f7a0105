import type { Account } from '#engine/ledger/entry.ts';
import { accountLabelBy, saySeat } from '#engine/words/seats.ts';

const POOL_WORDS: Readonly<Record<string, string>> = {
  basket: 'the basket',
  great: 'the great pool',
  little: 'the little pool',
  poule: 'the poule',
  pool: 'the pool',
};

/** “the basket”, “pool 2”; `undefined` for an account that is no pool. */
export function sayPool(account: Account): string | undefined {
  const queued = /^pool(\d+)$/.exec(account);
  return queued ? `pool ${queued[1] ?? ''}` : POOL_WORDS[account];
}

export const sayAccount = (account: Account): string => sayPool(account) ?? saySeat(account);

/** An account in a column: `first`, `dealer`, `great pool`. */
export const accountLabel = accountLabelBy(sayPool);
