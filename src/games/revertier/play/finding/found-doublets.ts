import type { Place } from '#engine/tables/point.ts';

/*
 * One number played several times leaves a board that is told by the places the men left, in whatever order they did, and no
 * other way leaves the same. Such sets are noted rearmost first: by all of them but the foremost, a mask of the foremost.
 */

const BITS = 5;
/** A word is a mask of 25 places, and above it the search it was written in; so many searches have a name of their own. */
const MASK = (1 << 25) - 1;
const MOST = 127;

/** Which sets of places one number has been played from. */
export class FoundDoublets {
  private search = 0;
  private readonly two = new Int32Array(1 << BITS);
  private readonly three = new Int32Array(1 << (2 * BITS));
  private readonly four = new Int32Array(1 << (3 * BITS));

  forget(): void {
    if (++this.search <= MOST) return;
    this.search = 1;
    this.two.fill(0);
    this.three.fill(0);
    this.four.fill(0);
  }

  /** Those of `places` that are new beside what `at` stands for; they are noted. */
  private note(table: Int32Array, at: number, places: number): number {
    const word = table[at]!;
    const known = word >>> 25 === this.search ? word & MASK : 0;
    table[at] = (this.search << 25) | known | places;
    return places & ~known;
  }

  /** Of the places that may be left after `a`: those that make a new pair. */
  newSecond(a: Place, places: number): number {
    let found = this.note(this.two, a, places & -(1 << a));
    for (let rest = places & ((1 << a) - 1); rest !== 0; rest &= rest - 1)
      if (this.note(this.two, 31 - Math.clz32(rest & -rest), 1 << a) !== 0) found |= rest & -rest;
    return found;
  }

  /** Whether a third place makes a new set with `a` and `b`, which are in order. */
  isNewThird(a: Place, b: Place, place: Place): boolean {
    if (place >= b) return this.note(this.three, (a << BITS) | b, 1 << place) !== 0;
    const at = place < a ? (place << BITS) | a : (a << BITS) | place;
    return this.note(this.three, at, 1 << b) !== 0;
  }

  /** Of the places that may be left after `a`, `b` and `c`, which are in order: those that make a new set. */
  newFourth(a: Place, b: Place, c: Place, places: number): number {
    const { four } = this;
    let found = this.note(four, (a << (2 * BITS)) | (b << BITS) | c, places & -(1 << c));
    for (let rest = places & ((1 << c) - 1); rest !== 0; rest &= rest - 1) {
      const place = 31 - Math.clz32(rest & -rest);
      const at =
        place >= b
          ? (a << (2 * BITS)) | (b << BITS) | place
          : place >= a
            ? (a << (2 * BITS)) | (place << BITS) | b
            : (place << (2 * BITS)) | (a << BITS) | b;
      if (this.note(four, at, 1 << c) !== 0) found |= rest & -rest;
    }
    return found;
  }
}
