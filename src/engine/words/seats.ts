import { capital } from './sentence.ts';

/** A seat within a sentence: `first hand`, `the dealer`. */
export const saySeat = (seat: string | undefined): string =>
  seat === 'dealer' ? 'the dealer' : `${seat ?? 'another'} hand`;

/** A seat as a heading: `First hand`, `Dealer`. */
export const seatHeading = (seat: string): string => capital(seat === 'dealer' ? seat : saySeat(seat));

/** An account in a column: `first`, `dealer`, `great pool`. `sayPool` is the game's own name for a pool, with its article. */
export const accountLabelBy =
  (sayPool: (account: string) => string | undefined) =>
  (account: string): string =>
    (sayPool(account) ?? account).replace(/^the /, '');
