import { saySeat } from '#engine/words/seats.ts';
import { capital } from '#engine/words/sentence.ts';
import { SEATS, type Seat } from './record.ts';

/** A seat within a sentence: `first hand`, `the dealer`. */
export const aSeat = (seat: Seat): string => saySeat(SEATS[seat]);

/** A seat at the beginning of a sentence: `First hand`, `The dealer`. */
export const theSeat = (seat: Seat): string => capital(aSeat(seat));
