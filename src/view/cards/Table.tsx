import type { Card } from '#engine/cards/card.ts';
import type { ComponentChildren } from 'preact';
import { Hand } from './Hand.tsx';
import { PoolView, type PoolViewProps } from '../PoolView.tsx';
import { signed } from '../signed.ts';
import { TrickView, type TrickViewProps } from './TrickView.tsx';

export interface SeatAtTable {
  /** `First hand`. */
  readonly name: string;
  /** Won or lost so far; absent where nothing is counted. */
  readonly net?: number | undefined;
  readonly hand: readonly Card[];
  /** Where each card of it lies, with the gaps of those played; absent, side by side. */
  readonly places?: readonly (Card | undefined)[] | undefined;
  /** Cards of the hand that lie face down. */
  readonly faceDown?: readonly Card[] | undefined;
  /** `3 tricks, 7 points`. */
  readonly taken?: string | undefined;
  /** The longest that `taken` becomes: room for it is kept from the first step on. */
  readonly room?: string | undefined;
  /** Plays next. */
  readonly toPlay?: boolean | undefined;
}

export interface TableProps {
  /** Name of the drawing: `The table after the third card of trick 5`. */
  readonly label: string;
  /** Four or five, in order of play, the dealer last; the first sits nearest to us. */
  readonly seats: readonly SeatAtTable[];
  /** Play runs to the right, as in all our sources but the latest. */
  readonly direction: 'right' | 'left';
  readonly trick: Omit<TrickViewProps, 'seats' | 'quinola'>;
  readonly pools: readonly PoolViewProps[];
  readonly quinola?: Card | undefined;
  /** Beside the pools: what is played. */
  readonly note?: ComponentChildren;
}

/** The baize: hands round it, the trick in the middle, the pools in the corner. */
export function Table({ label, seats, direction, trick, pools, quinola, note }: TableProps) {
  const last = seats.length - 1;
  return (
    <section class="tableau" aria-label={label}>
      <div class={`baize of-${String(seats.length)}`} data-direction={direction}>
        {pools.length > 0 && (
          <div class="pools">
            {pools.map((pool) => (
              <PoolView key={pool.name} {...pool} />
            ))}
            {note}
          </div>
        )}
        {seats.map(({ name, net, hand, places, faceDown, taken, room = taken, toPlay }, seat) => (
          <div key={name} class={toPlay ? `seat seat-${String(seat)} to-play` : `seat seat-${String(seat)}`}>
            <p class="who">
              <span class="name">{name}</span> {net !== undefined && <b>{signed(net)}</b>}
              {room !== undefined && (
                <small>
                  <span>{taken}</span>
                  <span class="room" aria-hidden="true">
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
        <TrickView {...trick} seats={seats.map(({ name }) => name)} quinola={quinola} />
      </div>
    </section>
  );
}
