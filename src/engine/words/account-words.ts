/** An account in a column: `first`, `dealer`, `great pool`. `sayPool` is the game's own name for a pool, with its article. */
export const accountInBookBy =
  (sayPool: (account: string) => string | undefined) =>
  (account: string): string =>
    (sayPool(account) ?? account).replace(/^the /, '');

/** A seat as a heading: `First hand`, `Dealer`. */
export const seatHeading = (seat: string): string =>
  `${seat.charAt(0).toUpperCase()}${seat.slice(1)}${seat === 'dealer' ? '' : ' hand'}`;
