import type { Account } from '#engine/ledger/entry.ts';
import { accountLabelBy, saySeat } from '#engine/words/seats.ts';

const POOL_WORDS: Readonly<Record<string, string>> = {
  stake: 'the pool',
  vole: 'the vole pool',
  odd: 'the odd counters',
};

/** “the pool”, “the vole pool”; `undefined` for an account that is no pool. */
export const sayPool = (account: Account): string | undefined => POOL_WORDS[account];

export const sayAccount = (account: Account): string => sayPool(account) ?? saySeat(account);

/** An account in a column: `first`, `dealer`, `vole pool`. */
export const accountLabel = accountLabelBy(sayPool);
