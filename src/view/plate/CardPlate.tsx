import type { Card } from '#engine/cards/card.ts';
import { CardFace } from '../CardFace.tsx';
import { signed } from '../signed.ts';
import {
  COIN,
  HEIGHT,
  nameSpot,
  poolSpot,
  roomAt,
  wayOf,
  wrapped,
  WIDTH,
  type Direction,
  type End,
} from './geometry.ts';

/** What one account pays another by the clause, all in all. */
export interface PlatePayment {
  readonly from: End;
  readonly to: End;
  readonly amount: number;
  /** What the book itself pays, where that is another sum. */
  readonly before?: number | undefined;
}

/** A card that has changed hands before the play: with whom it lies; with nobody, on the table. */
export interface PassedCard {
  readonly card: Card;
  readonly seat: number | undefined;
}

/** What stands in the middle before the play: the game in a few words, and the card that was called. */
export interface Middle {
  readonly words: string;
  readonly card?: Card | undefined;
}

export interface CardPlateProps {
  /** The whole plate in a sentence or two: nobody need see it. */
  readonly label: string;
  readonly direction: Direction;
  readonly seats: readonly {
    readonly name: string;
    readonly net: number;
    /** Before the play: what it has said, or is. */
    readonly says?: string | undefined;
  }[];
  readonly passed?: readonly PassedCard[] | undefined;
  readonly middle?: Middle | undefined;
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
export function CardPlate({ label, direction, seats, pools, trick, payments, passed, middle }: CardPlateProps) {
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
      {passed?.map(({ card, seat }) => (
        <span key={card} class={seat === undefined ? 'lies in-middle' : `lies at-${String(seat)}`}>
          <CardFace card={card} full unspoken dim={seat === undefined} />
        </span>
      ))}
      {middle?.card !== undefined && (
        <span class="lies in-middle">
          <CardFace card={middle.card} full unspoken />
        </span>
      )}
      <svg class="plate-ways" viewBox={`0 0 ${String(WIDTH)} ${String(HEIGHT)}`} aria-hidden="true">
        {seats.map(({ name, net, says }, seat) => {
          const { x, y } = nameSpot(seat, count, direction);
          const words = net === 0 && says !== undefined ? wrapped(says, roomAt(x)) : [];
          const below = net === 0 ? words : [signed(net)];
          const top = y + 5 - (below.length * LINE) / 2;
          return (
            <g key={name}>
              <text class="who" x={x} y={top}>
                {name}
              </text>
              {below.map((line, i) => (
                <text key={i} class={net === 0 ? 'says' : 'net'} x={x} y={top + LINE * (i + 1)}>
                  {line}
                </text>
              ))}
            </g>
          );
        })}
        {middle && (
          <text class="says" x={WIDTH / 2} y={HEIGHT / 2 + (middle.card === undefined ? 5 : 52)}>
            {middle.words}
          </text>
        )}
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
