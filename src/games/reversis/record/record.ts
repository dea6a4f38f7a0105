import type { Card } from '#engine/cards/card.ts';
import type { Balances } from '#engine/ledger/sink.ts';
import { saySeat, capital } from '#engine/wording/sentence.ts';

/** Seats in order of play, which runs to the right; the dealer is last. Among five there is a fourth hand. */
export const SEATS_OF_FOUR = ['first', 'second', 'third', 'dealer'] as const;
export const SEATS_OF_FIVE = ['first', 'second', 'third', 'fourth', 'dealer'] as const;
export type SeatName = (typeof SEATS_OF_FIVE)[number];
/** Index in order of play: 0 is first hand, the last is the dealer. */
export type Seat = number;

export const seatNames = (seats: number): readonly SeatName[] => (seats === 5 ? SEATS_OF_FIVE : SEATS_OF_FOUR);

/** Pools that a rule set may keep. The pools of a queue are `pool1`, `pool2` … in the order of their forming. */
export const POOL_NAMES = ['basket', 'great', 'little', 'poule', 'pool'] as const;
/** Most pools of a queue in a record or a link. */
export const MOST_POOLS = 99;

/** One trade of aces (1634): `by` calls for `takes` and gives `gives`. */
export interface Trade {
  readonly by: Seat;
  readonly gives: Card;
  readonly takes: Card;
}

/**
 * One deal as it happened, legal or not, complete or not, and independent of any rule set.
 *
 * `hands` are as dealt, before the exchange. A record that knows only the hands as played gives those, with `laidOut` and no
 * `talon`.
 */
export interface ReversisRecord {
  readonly seats: 4 | 5;
  readonly hands: readonly (readonly Card[])[];
  /**
   * Undealt cards in the order of the seats they lie before: a talon of three, or the four laid aside. Among five a talon has
   * more cards than seats to take them; the rest come last.
   */
  readonly talon: readonly Card[];
  /**
   * Card that each seat put under the pools. If it is the talon card before that seat, the seat declined (and looked at it).
   * `undefined`: none, or unknown.
   */
  readonly laidOut: readonly (Card | undefined)[];
  readonly trades: readonly Trade[];
  /** Card that each seat gives the seat opposite (Bohn). Empty where there is no such exchange. */
  readonly opposites: readonly (Card | undefined)[];
  /** Tricks, each in order of play from its leader; the last may be short. */
  readonly plays: readonly (readonly Card[])[];
  /** Contents of each pool before this deal's ante; if absent, the rule set's opening. */
  readonly pools: Balances | undefined;
  /** Whether payments for led cards were claimed before the cut; one answer for the whole deal. */
  readonly claimed: boolean;
  /** The seat that threw down its cards after the plays given, claiming the remaining tricks. */
  readonly thrownBy: Seat | undefined;
}

/** Talon card that a seat may take; none for the dealer. Among five, the cards left over lie before nobody. */
export const talonCardBefore = (
  { seats, talon }: Pick<ReversisRecord, 'seats' | 'talon'>,
  seat: Seat,
): Card | undefined => (seat < seats - 1 ? talon[seat] : undefined);

/** Seat within a sentence: `first hand`, `the dealer`. */
export const aSeat = (seats: number, seat: Seat): string => saySeat(seatNames(seats)[seat]);

/** Seat at the beginning of a sentence: `First hand`, `The dealer`. */
export const theSeat = (seats: number, seat: Seat): string => capital(aSeat(seats, seat));
