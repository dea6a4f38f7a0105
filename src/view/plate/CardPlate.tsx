import type { Card } from '#engine/cards/card.ts';
import { CardFace } from '../CardFace.tsx';
import { signed } from '../signed.ts';
import { COIN, HEIGHT, nameSpot, poolSpot, wayOf, WIDTH, type Direction, type End } from './geometry.ts';

/** What one account pays another by the clause, all in all. */
export interface PlatePayment {
  readonly from: End;
  readonly to: End;
  readonly amount: number;
  /** What the book itself pays, where that is another sum. */
  readonly before?: number | undefined;
}

export interface CardPlateProps {
  /** The whole plate in a sentence or two: nobody need see it. */
  readonly label: string;
  readonly direction: Direction;
  readonly seats: readonly { readonly name: string; readonly net: number }[];
  readonly pools: readonly string[];
  readonly trick: {
    readonly cards: readonly Card[];
    readonly leader: number;
    readonly winning: number | undefined;
    readonly quinola?: Card | undefined;
  };
  readonly payments: readonly PlatePayment[];
}

/** Spots of words a line apart. */
const LINE = 19;

/** The table at the moment at which a clause pays: who sits where, the trick, and only this clause's coins. */
export function CardPlate({ label, direction, seats, pools, trick, payments }: CardPlateProps) {
  const count = seats.length;
  return (
    <div class={`plate-felt of-${String(count)}`} data-direction={direction} role="img" aria-label={label}>
      {trick.cards.map((card, i) => {
        const seat = (trick.leader + i) % count;
        return (
          <span key={card} class={`lies at-${String(seat)}`}>
            <CardFace card={card} full unspoken quinola={card === trick.quinola} winning={seat === trick.winning} />
          </span>
        );
      })}
      <svg class="plate-ways" viewBox={`0 0 ${String(WIDTH)} ${String(HEIGHT)}`} aria-hidden="true">
        {seats.map(({ name, net }, seat) => {
          const { x, y } = nameSpot(seat, count, direction);
          return (
            <g key={name}>
              <text class="who" x={x} y={y + (net === 0 ? 5 : -3)}>
                {name}
              </text>
              {net !== 0 && (
                <text class="net" x={x} y={y - 3 + LINE}>
                  {signed(net)}
                </text>
              )}
            </g>
          );
        })}
        {pools.map((name, pool) => {
          const { x, y } = poolSpot(pool);
          return (
            <g key={name}>
              <ellipse class="dish" cx={x} cy={y} rx="25" ry="14" />
              <text class="pool" x={x} y={y - 20}>
                {name}
              </text>
            </g>
          );
        })}
        {payments.map(({ from, to, amount, before }, i) => {
          const { line, head, coin } = wayOf(from, to, count, direction);
          const isGone = amount === 0;
          return (
            <g key={i} class={isGone ? 'way gone' : 'way'}>
              <path class="line" d={line} />
              <path class="head" d={head} />
              <circle class="coin" cx={coin.x} cy={coin.y} r={COIN} />
              <text class="sum" x={coin.x} y={coin.y + 5}>
                {isGone ? before : amount}
              </text>
            </g>
          );
        })}
      </svg>
    </div>
  );
}
