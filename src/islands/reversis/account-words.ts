import { sayPool, saySeat } from '../../words/reversis/names.ts';
import type { SeatName } from '#engine/games/reversis/record.ts';

/** An account in a column: `first`, `dealer`, `great pool`. */
export const accountInBook = (account: string): string => (sayPool(account) ?? account).replace(/^the /, '');

/** A seat as a heading: `First hand`, `Dealer`. */
export const seatHeading = (seat: SeatName): string =>
  saySeat(seat)
    .replace(/^the /, '')
    .replace(/^./, (letter) => letter.toUpperCase());
