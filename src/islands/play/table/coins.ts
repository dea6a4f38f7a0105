import { equalPayments } from '../../account/equal-payments.ts';
import type { Line } from '../../account/account.ts';

/** Who pays or is paid, by where he sits: 0 the reader, then to his right; or the pools. */
export type End = number | 'pool';

/** One payment as it flies: between whom, and the sum. */
export interface Coin {
  readonly from: End;
  readonly to: End;
  readonly amount: number;
}

/** No more coins than can be told apart. */
const MOST = 6;

/** The payments of some lines, a coin from every payer to every payee. */
export function coinsOf(lines: readonly Line[], seats: readonly string[], me: number): readonly Coin[] {
  const endOf = (account: string): End => {
    const seat = seats.indexOf(account);
    return seat < 0 ? 'pool' : (seat - me + seats.length) % seats.length;
  };
  return equalPayments(lines, seats)
    .flatMap(({ line: { amount }, from, to }) =>
      from.flatMap((payer) => to.map((payee): Coin => ({ from: endOf(payer), to: endOf(payee), amount }))),
    )
    .slice(-MOST);
}
