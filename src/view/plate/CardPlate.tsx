import { useMemo } from 'preact/hooks';
import type { Card } from '#engine/cards/card.ts';
import { CardFace } from '../cards/CardFace.tsx';
import { signed } from '../signed.ts';
import {
  cardSpot,
  COIN,
  HEIGHT,
  isOneLine,
  nameBox,
  nameSpot,
  poolSpot,
  roomAt,
  wrapped,
  WIDTH,
  type Direction,
} from './geometry.ts';
import { waysOf, type End, type Felt } from './ways.ts';

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
  /** The dishes that something goes into or comes from, each at its own place among the book’s. */
  readonly pools: readonly { readonly name: string; readonly pool: number }[];
  readonly trick: {
    readonly cards: readonly Card[];
    readonly leader: number;
    readonly winning: number | undefined;
    readonly quinola?: Card | undefined;
  };
  readonly payments: readonly PlatePayment[];
}

/** Lines of words are so far apart. */
const LINE = 19;
/** So many letters of what is said have room before a player. */
const SAID = 15;
const VIEW = `0 0 ${String(WIDTH)} ${String(HEIGHT)}`;

/** The table at the moment at which a clause pays: who sits where, the trick, and only this clause’s coins. */
export function CardPlate({ label, direction, seats, pools, trick, payments, passed = [], middle }: CardPlateProps) {
  const count = seats.length;
  const names = seats.map(({ name, net, says }, seat) => {
    const spot = nameSpot(seat, count, direction);
    // What is said stands where the card will lie, as long as nothing else is in the middle.
    const isBelow = middle !== undefined || passed.length > 0 || trick.cards.length > 0;
    const words = net === 0 && says !== undefined && isBelow ? wrapped(says, roomAt(spot.x)) : [];
    const said = net === 0 && says !== undefined && !isBelow ? wrapped(says, SAID) : [];
    const sum = net === 0 ? undefined : signed(net);
    const isShort = sum !== undefined && isOneLine(spot);
    const below = isShort ? [] : sum === undefined ? words : [sum];
    return {
      name,
      spot,
      said: { at: cardSpot(seat, count, direction), words: said },
      sum,
      isShort,
      below,
      box: nameBox(spot, [isShort ? `${name} ${sum}` : name, ...below]),
    };
  });
  const felt: Felt = {
    seats: count,
    direction,
    cards: [
      ...trick.cards.map((_, i) => (trick.leader + i) % count),
      ...passed.flatMap(({ seat }) => (seat === undefined ? [] : [seat])),
    ],
    names: names.map(({ box }) => box),
    pools: pools.map(({ pool }) => pool),
  };
  const ends = payments.map(({ from, to }) => ({ from, to }));
  // Sums change with the rules, ways hardly ever.
  const ways = useMemo(() => waysOf(ends, felt), [JSON.stringify([ends, felt])]);
  return (
    <div class={`plate-felt of-${String(count)}`} data-direction={direction} role="img" aria-label={label}>
      <svg class="plate-ways" viewBox={VIEW} aria-hidden="true">
        {pools.map(({ name, pool }) => {
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
        {ways.map(({ line, head }, i) => (
          <g key={i} class={payments[i]?.amount === 0 ? 'gone' : undefined}>
            <path class="line" d={line} />
            <path class="head" d={head} />
          </g>
        ))}
      </svg>
      {trick.cards.map((card, i) => {
        const seat = (trick.leader + i) % count;
        return (
          <span key={card} class={`lies at-${String(seat)}`}>
            <CardFace card={card} full unspoken quinola={card === trick.quinola} winning={seat === trick.winning} />
          </span>
        );
      })}
      {passed.map(({ card, seat }) => (
        <span key={card} class={seat === undefined ? 'lies in-middle' : `lies at-${String(seat)}`}>
          <CardFace card={card} full unspoken dim={seat === undefined} />
        </span>
      ))}
      {middle?.card !== undefined && (
        <span class="lies in-middle">
          <CardFace card={middle.card} full unspoken />
        </span>
      )}
      <svg class="plate-ways" viewBox={VIEW} aria-hidden="true">
        {names.map(({ name, spot: { x, y }, said, sum, isShort, below }) => {
          const top = y + 5 - (below.length * LINE) / 2;
          return (
            <g key={name}>
              <text class="who" x={x} y={top}>
                {name}
                {isShort && <tspan class="net"> {sum}</tspan>}
              </text>
              {below.map((line, i) => (
                <text key={i} class={sum === undefined ? 'says' : 'net'} x={x} y={top + LINE * (i + 1)}>
                  {line}
                </text>
              ))}
              {said.words.map((line, i) => (
                <text
                  key={i}
                  class="says said"
                  x={said.at.x}
                  y={said.at.y + 6 + (i - (said.words.length - 1) / 2) * (LINE + 1)}
                >
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
        {payments.map(({ amount, before }, i) => {
          const { x, y } = ways[i]!.coin;
          const isGone = amount === 0;
          return (
            <g key={i} class={isGone ? 'gone' : undefined}>
              <circle class="coin" cx={x} cy={y} r={COIN} />
              <text class="sum" x={x} y={y + 5}>
                {isGone ? before : amount}
              </text>
            </g>
          );
        })}
      </svg>
    </div>
  );
}
