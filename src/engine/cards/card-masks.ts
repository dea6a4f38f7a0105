/** Cards of one suit as a mask: bit r is the card of rank, or of strength, r. Fast play asks nothing else of a hand. */
const RANKS = 13;

const COUNTS = Uint8Array.from({ length: 1 << RANKS }, (_, mask) => {
  let bits = 0;
  for (let rest = mask; rest > 0; rest &= rest - 1) bits++;
  return bits;
});

/** How many cards there are in a mask. */
export const cardsIn = (mask: number): number => COUNTS[mask]!;

/** The highest and the lowest of a mask that has a card. */
export const highestOf = (mask: number): number => 31 - Math.clz32(mask);
export const lowestOf = (mask: number): number => 31 - Math.clz32(mask & -mask);

/** Those above, and those below, the card of this rank. */
export const above = (mask: number, rank: number): number => mask & ~((2 << rank) - 1);
export const below = (mask: number, rank: number): number => mask & ((1 << rank) - 1);

/** Mask times 16 and how many are skipped → the next: a loop over bits is what branch prediction likes least. */
const NTH = new Uint8Array(1 << (RANKS + 4));
for (let mask = 0; mask < 1 << RANKS; mask++)
  for (let rest = mask, n = 0; rest > 0; rest &= rest - 1) NTH[mask * 16 + n++] = lowestOf(rest);

/** The card of a mask that has so many lower ones in it. */
export const nthOf = (mask: number, skipped: number): number => NTH[mask * 16 + skipped]!;
