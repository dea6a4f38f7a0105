import { useMemo } from 'preact/hooks';
import type { Card } from '#engine/cards/card.ts';
import { CardFace } from '../cards/CardFace.tsx';
import styles from './Felt.module.css';
import { signed } from '#engine/wording/sentence.ts';
import {
  cardSpot,
  COIN,
  PLATE_HEIGHT,
  isOneLine,
  mirroredSeat,
  nameBox,
  nameSpot,
  poolSpot,
  roomAt,
  wrapped,
  PLATE_WIDTH,
  type Box,
  type Direction,
  type FeltPoint,
} from './geometry.ts';
import { layOutWays, type PaymentEnd, type FeltLayout, type PaymentArc } from './ways.ts';

/** Total that one account pays another by the clause. */
export interface PlatePayment {
  readonly from: PaymentEnd;
  readonly to: PaymentEnd;
  readonly amount: number;
  /** The book's own payment, if it differs. */
  readonly before?: number | undefined;
}

/** A card that changed hands before the play, with its new holder; undefined if it lies on the table. */
export interface PassedCard {
  readonly card: Card;
  readonly seat: number | undefined;
}

/** Content of the middle before the play: a few words about the game, and the called card. */
export interface Middle {
  readonly words: string;
  readonly card?: Card | undefined;
}

export interface CardPlateProps {
  /** Description for screen readers, in a sentence or two. */
  readonly label: string;
  readonly direction: Direction;
  readonly seats: readonly {
    readonly name: string;
    readonly net: number;
    /** Before the play: the seat's bid or role. */
    readonly note?: string | undefined;
  }[];
  readonly passed?: readonly PassedCard[] | undefined;
  readonly middle?: Middle | undefined;
  /** Pools with a payment, each at its own place among the book's. */
  readonly pools: readonly { readonly name: string; readonly pool: number }[];
  readonly trick: {
    readonly cards: readonly Card[];
    readonly leader: number;
    readonly winning: number | undefined;
    readonly quinola?: Card | undefined;
  };
  readonly payments: readonly PlatePayment[];
}

/** Line height. */
const LINE = 19;
/** Maximum length, in characters, of words in front of a player. */
const SAID = 15;
const VIEW = `0 0 ${String(PLATE_WIDTH)} ${String(PLATE_HEIGHT)}`;

interface SeatLabel {
  readonly name: string;
  readonly spot: FeltPoint;
  /** Words in front of the player. */
  readonly said: { readonly at: FeltPoint; readonly words: readonly string[] };
  readonly sum: string | undefined;
  /** Whether the sum stands in the line of the name. */
  readonly isShort: boolean;
  readonly below: readonly string[];
  readonly box: Box;
}

/** What is drawn of a felt besides its cards. */
export interface FeltDrawing extends Pick<CardPlateProps, 'pools' | 'payments' | 'middle'> {
  readonly names: readonly SeatLabel[];
  /** Way of each payment. */
  readonly ways: readonly PaymentArc[];
}

/** Lays out names and says what the ways must avoid. */
function layOut({ direction, seats, pools, trick, passed = [], middle }: CardPlateProps): {
  readonly names: readonly SeatLabel[];
  readonly felt: FeltLayout;
} {
  const count = seats.length;
  const names = seats.map(({ name, net, note }, seat) => {
    const spot = nameSpot(seat, count, direction);
    // Words stand where the card will lie, unless the middle is occupied.
    const isBelow = middle !== undefined || passed.length > 0 || trick.cards.length > 0;
    const words = net === 0 && note !== undefined && isBelow ? wrapped(note, roomAt(spot.x)) : [];
    const said = net === 0 && note !== undefined && !isBelow ? wrapped(note, SAID) : [];
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
  const felt: FeltLayout = {
    seats: count,
    direction,
    cards: [
      ...trick.cards.map((_, i) => (trick.leader + i) % count),
      ...passed.flatMap(({ seat }) => (seat === undefined ? [] : [seat])),
    ],
    names: names.map(({ box }) => box),
    pools: pools.map(({ pool }) => pool),
  };
  return { names, felt };
}

/** The drawing of a felt. */
export function drawFelt(props: CardPlateProps): FeltDrawing {
  const { names, felt } = layOut(props);
  const { pools, payments, middle } = props;
  return {
    names,
    pools,
    payments,
    middle,
    ways: layOutWays(
      payments.map(({ from, to }) => ({ from, to })),
      felt,
    ),
  };
}

/** Below the cards: pools, and the ways of payments. */
export const FeltBelow = ({ pools, ways, payments }: Pick<FeltDrawing, 'pools' | 'ways' | 'payments'>) => (
  <>
    {pools.map(({ name, pool }) => {
      const { x, y } = poolSpot(pool);
      return (
        <g key={name}>
          <ellipse class={styles.dish} cx={x} cy={y} rx="25" ry="14" />
          <text class={styles.pool} x={x} y={y - 20}>
            {name}
          </text>
        </g>
      );
    })}
    {ways.map(({ line, head }, i) => (
      <g key={i} class={payments[i]?.amount === 0 ? styles.gone : undefined}>
        <path class={styles.line} d={line} />
        <path class={styles.head} d={head} />
      </g>
    ))}
  </>
);

/** Above the cards: names, words and coins. */
export const FeltAbove = ({ names, middle, payments, ways }: Omit<FeltDrawing, 'pools'>) => (
  <>
    {names.map(({ name, spot: { x, y }, said, sum, isShort, below }) => {
      const top = y + 5 - (below.length * LINE) / 2;
      return (
        <g key={name}>
          <text x={x} y={top}>
            {name}
            {isShort && <tspan class={styles.net}> {sum}</tspan>}
          </text>
          {below.map((line, i) => (
            <text key={i} class={sum === undefined ? styles.says : styles.net} x={x} y={top + LINE * (i + 1)}>
              {line}
            </text>
          ))}
          {said.words.map((line, i) => (
            <text
              key={i}
              class={`${styles.says} ${styles.said}`}
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
      <text class={styles.says} x={PLATE_WIDTH / 2} y={PLATE_HEIGHT / 2 + (middle.card === undefined ? 5 : 52)}>
        {middle.words}
      </text>
    )}
    {payments.map(({ amount, before }, i) => {
      const { x, y } = ways[i]!.coin;
      const isGone = amount === 0;
      return (
        <g key={i} class={isGone ? styles.gone : undefined}>
          <circle class={styles.coin} cx={x} cy={y} r={COIN} />
          <text class={styles.sum} x={x} y={y + 5}>
            {isGone ? before : amount}
          </text>
        </g>
      );
    })}
  </>
);

/** The table at the moment a clause pays: seats, trick, and only this clause's coins. */
export function CardPlate(props: CardPlateProps) {
  const { label, direction, seats, pools, trick, payments, passed = [], middle } = props;
  const count = seats.length;
  const { names, felt } = layOut(props);
  const ends = payments.map(({ from, to }) => ({ from, to }));
  // Memoised: a rule changes sums often but arcs rarely.
  const ways = useMemo(() => layOutWays(ends, felt), [JSON.stringify([ends, felt])]);
  return (
    <div class={styles.felt} data-seats={count} data-part="plate-felt" role="img" aria-label={label}>
      <svg class={`${styles.drawing} covers`} viewBox={VIEW} aria-hidden="true">
        <FeltBelow pools={pools} ways={ways} payments={payments} />
      </svg>
      {trick.cards.map((card, i) => {
        const seat = (trick.leader + i) % count;
        return (
          <span key={card} class={styles.lies} data-at={mirroredSeat(seat, count, direction)}>
            <CardFace card={card} full unspoken quinola={card === trick.quinola} winning={seat === trick.winning} />
          </span>
        );
      })}
      {passed.map(({ card, seat }) => (
        <span
          key={card}
          class={styles.lies}
          data-at={seat === undefined ? undefined : mirroredSeat(seat, count, direction)}
        >
          <CardFace card={card} full unspoken dim={seat === undefined} />
        </span>
      ))}
      {middle?.card !== undefined && (
        <span class={styles.lies}>
          <CardFace card={middle.card} full unspoken />
        </span>
      )}
      <svg class={`${styles.drawing} covers`} viewBox={VIEW} aria-hidden="true">
        <FeltAbove names={names} middle={middle} payments={payments} ways={ways} />
      </svg>
    </div>
  );
}
