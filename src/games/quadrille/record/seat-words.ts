import { SEATS, type Seat } from './record.ts';

/** A seat within a sentence: `first hand`, `the dealer`. */
export const aSeat = (seat: Seat): string =>
  SEATS[seat] === 'dealer' ? 'the dealer' : `${SEATS[seat] ?? 'another'} hand`;

/** A seat at the beginning of a sentence: `First hand`, `The dealer`. */
export const theSeat = (seat: Seat): string => aSeat(seat).replace(/^./, (letter) => letter.toUpperCase());
