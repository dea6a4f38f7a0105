import { placeOfSeat } from '#view/cards/felt.tsx';
import { equalPayments, type AccountLine } from '../../account/account.ts';
import styles from './Coins.module.css';

/** Payer or payee: a seat in order of play from the reader, who is 0; or the pools. */
type CoinEnd = number | 'pool';

/** One payment to animate: parties and sum. */
export interface Coin {
  readonly from: CoinEnd;
  readonly to: CoinEnd;
  readonly amount: number;
}

/** Maximum number of coins that can be told apart. */
const MOST = 6;

/** Coins for some account lines, one from every payer to every payee. */
export function coinsOf(lines: readonly AccountLine[], seats: readonly string[], me: number): readonly Coin[] {
  const endOf = (account: string): CoinEnd => {
    const seat = seats.indexOf(account);
    return seat < 0 ? 'pool' : (seat - me + seats.length) % seats.length;
  };
  return equalPayments(lines, seats)
    .flatMap(({ line: { amount }, from, to }) =>
      from.flatMap((payer) => to.map((payee): Coin => ({ from: endOf(payer), to: endOf(payee), amount }))),
    )
    .slice(-MOST);
}

/** Animates payments as coins from payer to payee; the reasons are given in words elsewhere. */
export function Coins({
  coins,
  players,
  direction,
  at,
}: {
  readonly coins: readonly Coin[];
  readonly players: number;
  readonly direction: 'right' | 'left';
  /** Key that distinguishes the payments of one step from the next. */
  readonly at: number;
}) {
  const placeOf = (end: CoinEnd) => (end === 'pool' ? end : placeOfSeat(end, players, direction));
  return (
    <div class={`${styles.coins} covers`} data-of={players} aria-hidden="true">
      {coins.map(({ from, to, amount }, i) => (
        <span key={`${String(at)} ${String(i)}`} class={styles.from} data-place={placeOf(from)}>
          <span class={styles.coin} data-place={placeOf(to)}>
            {amount}
          </span>
        </span>
      ))}
    </div>
  );
}
