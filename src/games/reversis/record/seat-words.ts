import { saySeat } from '#engine/words/seats.ts';
import { capital } from '#engine/words/sentence.ts';
import { seatNames, type Seat } from './record.ts';

/** A seat within a sentence: `first hand`, `the dealer`. */
export const aSeat = (seats: number, seat: Seat): string => saySeat(seatNames(seats)[seat]);

/** A seat at the beginning of a sentence: `First hand`, `The dealer`. */
export const theSeat = (seats: number, seat: Seat): string => capital(aSeat(seats, seat));
