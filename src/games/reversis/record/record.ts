import type { Card } from '#engine/cards/card.ts';
import type { Balances } from '#engine/ledger/entry.ts';
import { saySeat } from '#engine/words/seats.ts';
import { capital } from '#engine/words/sentence.ts';

/** Seats in order of play, which runs to the right; the dealer plays last. Among five there is a fourth hand. */
export const SEATS_OF_FOUR = ['first', 'second', 'third', 'dealer'] as const;
export const SEATS_OF_FIVE = ['first', 'second', 'third', 'fourth', 'dealer'] as const;
export type SeatName = (typeof SEATS_OF_FIVE)[number];
/** 0 for first hand, counting in order of play; the dealer is the last. */
export type Seat = number;

export const seatNames = (seats: number): readonly SeatName[] => (seats === 5 ? SEATS_OF_FIVE : SEATS_OF_FOUR);

/** The pools a rule set may keep. Separate pools in a queue are `pool1`, `pool2` … in the order they were formed. */
export const POOL_NAMES = ['basket', 'great', 'little', 'poule', 'pool'] as const;
/** Most pools of a queue that a record, or a link, gives. */
export const MOST_POOLS = 99;

/** One trade of aces (1634): `by` calls for `takes` and gives `gives` for it. */
export interface Trade {
  readonly by: Seat;
  readonly gives: Card;
  readonly takes: Card;
}

/**
 * One deal as it happened, legal or not, whole or not. Nothing here depends on a rule set.
 *
 * `hands` are as dealt, before anything was laid out or exchanged. A record that knows only the hands as played gives
 * those, with `laidOut` and no `talon`.
 */
export interface ReversisRecord {
  readonly seats: 4 | 5;
  readonly hands: readonly (readonly Card[])[];
  /**
   * The cards not dealt, in the order of the seats they lie before: three of them, or the four laid aside. Among five a
   * talon has more cards than players to take them; those left over come last.
   */
  readonly talon: readonly Card[];
  /**
   * The card each seat put under the pools, by seat. Where it is the talon card before that seat, the seat declined (and
   * looked). `undefined`: nothing laid out, or not known.
   */
  readonly laidOut: readonly (Card | undefined)[];
  readonly trades: readonly Trade[];
  /** Bohn: the card each seat gives the seat opposite. Empty where there is no such exchange. */
  readonly opposites: readonly (Card | undefined)[];
  /** Trick by trick, in order of play from the leader; the last may be short. */
  readonly plays: readonly (readonly Card[])[];
  /** What lay in each pool before this deal's ante; absent: the rule set's opening. */
  readonly pools: Balances | undefined;
  /** Whether led cards were claimed before the cut: one word for the whole deal. */
  readonly claimed: boolean;
  /** The seat that threw down its cards after the plays given, expecting the rest of the tricks. */
  readonly thrownBy: Seat | undefined;
}

/** The talon card that a seat may take; the dealer takes none, and what is left over among five lies before nobody. */
export const talonCardBefore = (
  { seats, talon }: Pick<ReversisRecord, 'seats' | 'talon'>,
  seat: Seat,
): Card | undefined => (seat < seats - 1 ? talon[seat] : undefined);

/** A seat within a sentence: `first hand`, `the dealer`. */
export const aSeat = (seats: number, seat: Seat): string => saySeat(seatNames(seats)[seat]);

/** A seat at the beginning of a sentence: `First hand`, `The dealer`. */
export const theSeat = (seats: number, seat: Seat): string => capital(aSeat(seats, seat));
