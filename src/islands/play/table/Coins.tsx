import type { Coin } from './coins.ts';

/** Payments as they fall, each a coin that goes from him who pays to him who is paid; what it is for stands in words elsewhere. */
export function Coins({
  coins,
  players,
  at,
}: {
  readonly coins: readonly Coin[];
  readonly players: number;
  /** Tells the payments of one step from those of the next. */
  readonly at: number;
}) {
  return (
    <div class={`coins of-${String(players)}`} aria-hidden="true">
      {coins.map(({ from, to, amount }, i) => (
        <span
          key={`${String(at)} ${String(i)}`}
          class={`coin from-${String(from)} to-${String(to)} after-${String(i)}`}
        >
          {amount}
        </span>
      ))}
    </div>
  );
}
