import type { BitReader, BitWriter } from '../kernel/bits/bits.ts';

/**
 * Arrangements: so many things of each class in a row, things of one class alike. A deal is one: every card of the pack,
 * in order, belongs to a hand, to the talon or to nobody. Short links carry the number of the arrangement, counted from 0
 * in the order of the classes, which takes not a bit more than there are deals.
 */
export const countArrangements = (sizes: readonly number[]): bigint => {
  let count = 1n;
  let n = 0n;
  for (const size of sizes) for (let k = 1n; k <= BigInt(size); k++) count = (count * ++n) / k;
  return count;
};

/** The number of an arrangement; `classes` has a class for each place, `sizes` how many there are of each. */
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

/** The arrangement of a number below `countArrangements(sizes)`. */
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

/** A large whole number known to lie below `n`. */
export function writeBelow(to: BitWriter, value: bigint, n: bigint): void {
  for (let at = widthFor(n) - 1; at >= 0; at--) to.flag(((value >> BigInt(at)) & 1n) === 1n);
}

/** What `writeBelow` wrote; a number that is not below `n` spoils the reader. */
export function readBelow(from: BitReader, n: bigint): bigint {
  let value = 0n;
  for (let at = widthFor(n); at > 0; at--) value = (value << 1n) | (from.flag() ? 1n : 0n);
  if (value < n) return value;
  from.spoil();
  return 0n;
}

/** A choice among `n`, as one digit of a number whose digits each have a base of their own. */
export type Digit = readonly [value: number, n: number];

/** The digits as one number, the first the lowest. */
export const foldDigits = (digits: readonly Digit[]): bigint =>
  digits.reduceRight((sum, [value, n]) => sum * BigInt(n) + BigInt(value), 0n);

/** The same read again: a number as digits, each of a base of its own, the lowest first. */
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
