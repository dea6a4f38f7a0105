import type { SeatName } from '../record/record.ts';
import type { Account } from '#engine/ledger/entry.ts';

/** “first hand”, “the dealer”. */
export const saySeat = (seat: SeatName): string => (seat === 'dealer' ? 'the dealer' : `${seat} hand`);

const POOL_WORDS: Readonly<Record<string, string>> = {
  stake: 'the pool',
  vole: 'the vole pool',
  odd: 'the odd counters',
};

/** “the pool”, “the vole pool”; `undefined` for an account that is no pool. */
export const sayPool = (account: Account): string | undefined => POOL_WORDS[account];

export const sayAccount = (account: Account): string => sayPool(account) ?? saySeat(account as SeatName);
