/**
 * Cards of one suit as a bit mask: bit r is the card of rank (or strength) r. Fast play needs no other form of a hand.
 */
const RANKS = 13;

const COUNTS = Uint8Array.from({ length: 1 << RANKS }, (_, mask) => {
  let bits = 0;
  for (let rest = mask; rest > 0; rest &= rest - 1) bits++;
  return bits;
});

/** Number of cards in a mask. */
export const cardsIn = (mask: number): number => COUNTS[mask]!;

/** Highest and lowest card of a mask; the mask must not be empty. */
export const highestOf = (mask: number): number => 31 - Math.clz32(mask);
export const lowestOf = (mask: number): number => 31 - Math.clz32(mask & -mask);

/** Cards of the mask above (or below) the card of this rank. */
export const above = (mask: number, rank: number): number => mask & ~((2 << rank) - 1);
export const below = (mask: number, rank: number): number => mask & ((1 << rank) - 1);

/**
 * `mask * 16 + skipped` → rank of the card with that many lower cards in the mask. A table, because a loop over bits
 * mispredicts branches.
 */
const NTH = new Uint8Array(1 << (RANKS + 4));
for (let mask = 0; mask < 1 << RANKS; mask++)
  for (let rest = mask, n = 0; rest > 0; rest &= rest - 1) NTH[mask * 16 + n++] = lowestOf(rest);

/** Card of the mask that has `skipped` lower cards in it. */
export const nthOf = (mask: number, skipped: number): number => NTH[mask * 16 + skipped]!;
