/** How many bits are set in a mask of strengths. */
export const COUNT = Uint8Array.from({ length: 1 << 13 }, (_, mask) => {
  let bits = 0;
  for (let rest = mask; rest > 0; rest &= rest - 1) bits++;
  return bits;
});

export const highest = (mask: number): number => 31 - Math.clz32(mask);
export const lowest = (mask: number): number => 31 - Math.clz32(mask & -mask);

/** So many holders are written in one word: three bits each. */
const IN_A_WORD = 8;
const HOLDER = 3;

/**
 * Who holds what in one suit. Nobody ever gets a card after the first, so which cards are left says all: who has how many,
 * and the holders in order of rank. Both are worked out once for every set of cards left, when it is first met.
 */
export class SuitRanks {
  private readonly owner: Int8Array;
  private readonly counts = new Int32Array(1 << 13).fill(-1);
  private readonly high = new Int32Array(1 << 13);
  private readonly low = new Int32Array(1 << 13);

  /** `owner`: strength → seat, -1 for no card. */
  constructor(owner: Int8Array) {
    this.owner = owner;
  }

  private fill(left: number): void {
    let counts = 0;
    let high = 0;
    let low = 0;
    let place = 0;
    for (let rest = left; rest > 0; place++) {
      const strength = highest(rest);
      rest ^= 1 << strength;
      const seat = this.owner[strength]!;
      counts += 1 << (seat * 4);
      if (place < IN_A_WORD) high |= (seat + 1) << (HOLDER * (IN_A_WORD - 1 - place));
      else low |= (seat + 1) << (HOLDER * (2 * IN_A_WORD - 1 - place));
    }
    this.counts[left] = counts;
    this.high[left] = high;
    this.low[left] = low;
  }

  /** How many of the cards left each seat has, four bits a seat. */
  countsOf(left: number): number {
    if (this.counts[left]! < 0) this.fill(left);
    return this.counts[left]!;
  }

  /** The holders from the top, the first eight and the others. Ask for the counts first. */
  highOf(left: number): number {
    return this.high[left]!;
  }
  lowOf(left: number): number {
    return this.low[left]!;
  }
}

/** The bits of the first so many holders from the top: of the first word, and of the second. */
export const TOP_HIGH = Int32Array.from({ length: 14 }, (_, n) => {
  const inIt = Math.min(n, IN_A_WORD);
  return ((1 << (HOLDER * inIt)) - 1) << (HOLDER * (IN_A_WORD - inIt));
});
export const TOP_LOW = Int32Array.from({ length: 14 }, (_, n) => {
  const inIt = Math.max(0, n - IN_A_WORD);
  return ((1 << (HOLDER * inIt)) - 1) << (HOLDER * (IN_A_WORD - inIt));
});
