import type { Seat } from './record.ts';

const HANDS = ['First', 'Second', 'Third', 'Fourth'] as const;

/** A seat at the beginning of a sentence: `First hand`, `The dealer`. */
export const theSeat = (seats: number, seat: Seat): string =>
  seat === seats - 1 ? 'The dealer' : `${HANDS[seat] ?? 'Another'} hand`;

/** A seat within a sentence: `first hand`, `the dealer`. */
export const aSeat = (seats: number, seat: Seat): string => theSeat(seats, seat).replace(/^./, (c) => c.toLowerCase());
