import { POINTS, type BoardPlace } from '#engine/tables/position.ts';

/*
 * Two men moved by two different numbers leave the same board in only a few ways: the same two men by the same numbers in
 * either order; two men off, each by either number; one man by both numbers, or a man to the place that another has just left.
 * In the last case the boards differ only if a man is hit half-way.
 */

/** Boards that two different numbers have led to; every set of places is a mask. */
export class FoundPairs {
  private high = 0;
  private low = 0;
  private lone = 0;
  /** Places of men that can move first by the low number. */
  private byLow = 0;
  /**
   * Places from which a man was moved first by the high number, and another after him; below, places from which no man can
   * follow some of those, and place → which.
   */
  private movedFirstByHigh = 0;
  private blockedPlaces = 0;
  private readonly cannotLead = new Int32Array(POINTS + 1);
  /** Rearmost places of pairs that have left the board; below, place → the foremost places of its pairs. */
  private offFirst = 0;
  private readonly bothOff = new Int32Array(POINTS + 1);
  /**
   * Places of men who have used both numbers: hitting no man half-way, hitting after the high number, hitting after the low
   * number.
   */
  private hittingNobody = 0;
  private hittingAfterHigh = 0;
  private hittingAfterLow = 0;
  /** Places of men who have left the board alone. */
  private singles = 0;

  /**
   * Starts a search. `byLow` are the places from which the low number can be played first, `lone` the points where the opponent
   * has one man, as the player counts.
   */
  begin(high: number, low: number, byLow: number, lone: number): void {
    this.high = high;
    this.low = low;
    this.lone = lone;
    this.byLow = byLow;
    this.movedFirstByHigh = 0;
    this.blockedPlaces = 0;
    this.offFirst = 0;
    this.hittingNobody = 0;
    this.hittingAfterHigh = 0;
    this.hittingAfterLow = 0;
    this.singles = 0;
  }

  /** Whether one man moved by one number is new, if no play uses both: men leave the board by either number. */
  isNewSingle(from: BoardPlace, to: BoardPlace): boolean {
    if (to <= POINTS) return true;
    const isNew = ((this.singles >> from) & 1) === 0;
    this.singles |= 1 << from;
    return isNew;
  }

  /** Whether a man off by the first number, and no other moved, is new: he was the last, or the player need not go on. */
  isNewEnd(from: BoardPlace): boolean {
    const isNew = ((this.hittingNobody >> from) & 1) === 0;
    this.hittingNobody |= 1 << from;
    return isNew;
  }

  private isNewOff(one: BoardPlace, other: BoardPlace): boolean {
    const [rear, front] = one < other ? [one, other] : [other, one];
    const known = (this.offFirst >> rear) & 1 ? this.bothOff[rear]! : 0;
    this.offFirst |= 1 << rear;
    this.bothOff[rear] = known | (1 << front);
    return ((known >> front) & 1) === 0;
  }

  /** Those of the men movable by the low number, after one from `first` by the high, that leave a new board. */
  newAfterHigh(first: BoardPlace, seconds: number): number {
    const { high, low } = this;
    this.movedFirstByHigh |= 1 << first;
    for (let rest = this.byLow & ~seconds; rest !== 0; rest &= rest - 1) {
      const place = 31 - Math.clz32(rest & -rest);
      const known = (this.blockedPlaces >> place) & 1 ? this.cannotLead[place]! : 0;
      this.cannotLead[place] = known | (1 << first);
    }
    this.blockedPlaces |= this.byLow & ~seconds;
    let found = seconds;
    const to = first + high;
    if (to > POINTS) found = this.newOff(first, found, low);
    else if ((seconds >> to) & 1) {
      if ((this.lone >> to) & 1) {
        if ((this.hittingAfterHigh >> first) & 1) found &= ~(1 << to);
        this.hittingAfterHigh |= 1 << first;
      } else if (!this.isNewEnd(first)) found &= ~(1 << to);
    }
    const behind = first - low;
    if (behind >= 0 && (seconds >> behind) & 1 && !this.isNewEnd(behind)) found &= ~(1 << behind);
    return found;
  }

  /**
   * Those of the men movable by the high number, after one from `first` by the low, that leave a new board; call it after
   * `newAfterHigh` for every first man.
   */
  newAfterLow(first: BoardPlace, seconds: number): number {
    const { high, low } = this;
    let found = seconds;
    const to = first + low;
    const behind = first - high;
    const special = (to > POINTS ? 0 : 1 << to) | (behind < 0 ? 0 : 1 << behind);
    if (to > POINTS) found = this.newOff(first, found, high);
    else if ((seconds >> to) & 1) {
      if ((this.lone >> to) & 1) {
        if ((this.hittingAfterLow >> first) & 1) found &= ~(1 << to);
        this.hittingAfterLow |= 1 << first;
      } else if (!this.isNewEnd(first)) found &= ~(1 << to);
    }
    if (behind >= 0 && (seconds >> behind) & 1 && !this.isNewEnd(behind)) found &= ~(1 << behind);
    // If that man was moved after them by the low number, the pair has been found already.
    const apart = (this.blockedPlaces >> first) & 1 ? this.cannotLead[first]! : 0;
    return found & ~(this.movedFirstByHigh & ~apart & ~special);
  }

  /** With a man from `first` off: those that may leave with him by the other number, as a new pair. */
  private newOff(first: BoardPlace, seconds: number, die: number): number {
    let found = seconds;
    for (let rest = seconds & -(1 << (POINTS + 1 - die)); rest !== 0; rest &= rest - 1) {
      const second = 31 - Math.clz32(rest & -rest);
      if (!this.isNewOff(first, second)) found &= ~(rest & -rest);
    }
    return found;
  }
}

/*
 * A number played several times leaves a board that depends only on the places the men left, in any order. Such sets of places
 * are stored with the rearmost first: all but the foremost are the index, with a mask of foremost places.
 */

const BITS = 5;
/**
 * A word has a mask of 25 places, and above it the number of the search that wrote it; that many searches have distinct
 * numbers.
 */
const MASK = (1 << 25) - 1;
const MOST = 127;

/** Sets of places from which one number has been played. */
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

  /** Those of `places` that are new at an index of a table; stores them. */
  private note(table: Int32Array, at: number, places: number): number {
    const word = table[at]!;
    const known = word >>> 25 === this.search ? word & MASK : 0;
    table[at] = (this.search << 25) | known | places;
    return places & ~known;
  }

  /** Those of the places left after `a` that make a new pair with it. */
  newSecond(a: BoardPlace, places: number): number {
    let found = this.note(this.two, a, places & -(1 << a));
    for (let rest = places & ((1 << a) - 1); rest !== 0; rest &= rest - 1)
      if (this.note(this.two, 31 - Math.clz32(rest & -rest), 1 << a) !== 0) found |= rest & -rest;
    return found;
  }

  /** Whether a third place makes a new set with `a` and `b`, which are in order. */
  isNewThird(a: BoardPlace, b: BoardPlace, place: BoardPlace): boolean {
    if (place >= b) return this.note(this.three, (a << BITS) | b, 1 << place) !== 0;
    const at = place < a ? (place << BITS) | a : (a << BITS) | place;
    return this.note(this.three, at, 1 << b) !== 0;
  }

  /** Those of the places left after `a`, `b` and `c`, which are in order, that make a new set. */
  newFourth(a: BoardPlace, b: BoardPlace, c: BoardPlace, places: number): number {
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
