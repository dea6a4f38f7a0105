import type { BitReader, BitWriter } from '../kernel/bits.ts';

/**
 * Number of arrangements of things in a row, where `sizes[c]` things of class c are alike. A deal is such an arrangement:
 * each card of the pack, in order, belongs to a hand, the talon or nobody. Short links carry the arrangement's number,
 * counted from 0 in the order of the classes, so a deal takes the fewest possible bits.
 */
export const countArrangements = (sizes: readonly number[]): bigint => {
  let count = 1n;
  let n = 0n;
  for (const size of sizes) for (let k = 1n; k <= BigInt(size); k++) count = (count * ++n) / k;
  return count;
};

/** Number of an arrangement. `classes` holds the class at each place; `sizes` holds the size of each class. */
export function rankArrangement(classes: readonly number[], sizes: readonly number[]): bigint {
  const left = sizes.map(BigInt);
  let count = countArrangements(sizes);
  let rank = 0n;
  let n = BigInt(classes.length);
  for (const own of classes) {
    for (let c = 0; c < own; c++) rank += (count * left[c]!) / n;
    count = (count * left[own]!) / n;
    left[own]!--;
    n--;
  }
  return rank;
}

/** Returns the arrangement with a given number, which must be below `countArrangements(sizes)`. */
export function arrangementAt(rank: bigint, sizes: readonly number[]): readonly number[] {
  const left = sizes.map(BigInt);
  const classes: number[] = [];
  let count = countArrangements(sizes);
  let rest = rank;
  for (let n = left.reduce((sum, size) => sum + size, 0n); n > 0n; n--) {
    let c = 0;
    let share = (count * left[0]!) / n;
    while (rest >= share) {
      rest -= share;
      share = (count * left[++c]!) / n;
    }
    classes.push(c);
    left[c]!--;
    count = share;
  }
  return classes;
}

const widthFor = (n: bigint): number => (n <= 1n ? 0 : (n - 1n).toString(2).length);

/** Writes a large whole number that is below `n`. */
export function writeBelow(to: BitWriter, value: bigint, n: bigint): void {
  for (let at = widthFor(n) - 1; at >= 0; at--) to.flag(((value >> BigInt(at)) & 1n) === 1n);
}

/** Reads what `writeBelow` wrote; a number that is not below `n` marks the reader as corrupt. */
export function readBelow(from: BitReader, n: bigint): bigint {
  let value = 0n;
  for (let at = widthFor(n); at > 0; at--) value = (value << 1n) | (from.flag() ? 1n : 0n);
  if (value < n) return value;
  from.spoil();
  return 0n;
}

/** One choice among `n`: a digit in a mixed-radix number. */
export type Digit = readonly [value: number, n: number];

/** Combines digits into one mixed-radix number, least significant digit first. */
export const foldDigits = (digits: readonly Digit[]): bigint =>
  digits.reduceRight((sum, [value, n]) => sum * BigInt(n) + BigInt(value), 0n);

/** Reads digits back from a mixed-radix number, least significant digit first. */
export class Digits {
  private rest: bigint;

  constructor(number: bigint) {
    this.rest = number;
  }

  take(base: number): number {
    const digit = Number(this.rest % BigInt(base));
    this.rest /= BigInt(base);
    return digit;
  }
}
