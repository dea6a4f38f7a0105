import type { Card } from '#engine/cards/card.ts';
import type { ComponentChildren } from 'preact';
import styles from './Table.module.css';
import { Hand } from './Hand.tsx';
import { PoolView, type PoolViewProps, placeOfSeat, TrickCard } from './felt.tsx';
import { signed } from '#engine/wording/sentence.ts';
import felt from './felt.module.css';

interface TrickViewProps {
  /** Cards in order of play from the leader; may be incomplete or empty. */
  readonly cards: readonly Card[];
  /** Seat of the first card: 0 is first hand. */
  readonly leader: number;
  /** Names of the seats in order of play, the dealer last; gives the number of players. */
  readonly seats: readonly string[];
  readonly winning?: number | undefined;
  readonly quinola?: Card | undefined;
  /** Name of the list for screen readers: `Trick 5`. */
  readonly label: string;
  readonly direction: 'right' | 'left';
}

/** Cards on the table, each in front of its player. */
function TrickView({ cards, leader, seats, winning, quinola, label, direction }: TrickViewProps) {
  return (
    <ol class={`${styles.trick} ${felt.trick}`} data-part="trick" data-of={seats.length} aria-label={label}>
      {cards.map((card, i) => {
        const seat = (leader + i) % seats.length;
        return (
          <TrickCard
            key={card}
            card={card}
            place={placeOfSeat(seat, seats.length, direction)}
            seat={seat}
            says={`${seats[seat] ?? ''}${i === 0 ? ' led' : ''}`}
            isLed={i === 0}
            isWinning={seat === winning}
            isQuinola={card === quinola}
          />
        );
      })}
    </ol>
  );
}

export interface SeatAtTable {
  /** `First hand`. */
  readonly name: string;
  /** Net so far; undefined where nothing is counted. */
  readonly net?: number | undefined;
  readonly hand: readonly Card[];
  /** Cards with gaps for those played; the cards alone by default. */
  readonly places?: readonly (Card | undefined)[] | undefined;
  /** Cards of the hand that lie face down. */
  readonly faceDown?: readonly Card[] | undefined;
  /** `3 tricks, 7 points`. */
  readonly taken?: string | undefined;
  /** Longest value of `taken`, for which room is reserved. */
  readonly room?: string | undefined;
  /** Whether the seat plays next. */
  readonly toPlay?: boolean | undefined;
}

export interface CardFeltProps {
  /** Description of the drawing: `The table after the third card of trick 5`. */
  readonly label: string;
  /** Four or five seats in order of play, the dealer last; the first is nearest to the viewer. */
  readonly seats: readonly SeatAtTable[];
  /** Direction of play: right, as in all our sources but the latest. */
  readonly direction: 'right' | 'left';
  readonly trick: Omit<TrickViewProps, 'seats' | 'quinola' | 'direction'>;
  readonly pools: readonly PoolViewProps[];
  readonly quinola?: Card | undefined;
  /** Note on the contract, beside the pools. */
  readonly note?: ComponentChildren;
}

/** Card table: hands around it, the trick in the middle, the pools in the corner. */
export function Table({ label, seats, direction, trick, pools, quinola, note }: CardFeltProps) {
  const last = seats.length - 1;
  return (
    <section class={`${styles.table} gives`} data-part="table" aria-label={label}>
      <div class={`${styles.baize} ${felt.felt}`} data-part="baize" data-seats={seats.length}>
        {pools.length > 0 && (
          <div class={`${styles.pools} ${felt.pools}`} data-part="pools">
            {pools.map((pool) => (
              <PoolView key={pool.name} {...pool} />
            ))}
            {note}
          </div>
        )}
        {seats.map(({ name, net, hand, places, faceDown, taken, room = taken, toPlay }, seat) => (
          <div
            key={name}
            class={styles.seat}
            data-part="seat"
            data-seat={seat}
            data-place={placeOfSeat(seat, seats.length, direction)}
            data-to-play={toPlay ? '' : undefined}
          >
            <p class={`${styles.who} ${felt.who} sc`} data-part="who">
              <span class={styles.name}>{name}</span> {net !== undefined && <b>{signed(net)}</b>}
              {room !== undefined && (
                <small>
                  <span>{taken}</span>
                  <span class={styles.room} aria-hidden="true">
                    {room}
                  </span>
                </small>
              )}
            </p>
            <Hand
              label={`${name} holds`}
              cards={hand}
              places={places}
              layout={seat === 1 || seat === last ? 'column' : 'fan'}
              quinola={quinola}
              faceDown={faceDown}
            />
          </div>
        ))}
        <TrickView {...trick} seats={seats.map(({ name }) => name)} direction={direction} quinola={quinola} />
      </div>
    </section>
  );
}
