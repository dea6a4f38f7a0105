import { POINTS, type Place } from '#engine/tables/point.ts';

/*
 * Two men moved by two different numbers leave the same board in few ways. The same two men by the same numbers, in either
 * order. Two men off, each by either number. And one man by both numbers, or a man to where another has just left, which is
 * the same to whoever looks: then only a man hit half-way tells one way from another.
 */

/** How a man has come from a place to one further by both numbers: hitting nobody half-way, or on either point. */
const HITS_NOBODY = 1;
const HITS_AFTER_HIGH = 2;
const HITS_AFTER_LOW = 4;

/** Which boards two different numbers have led to: every set of places is a mask. */
export class FoundPairs {
  private high = 0;
  private low = 0;
  private lone = 0;
  /** Place → who was moved by the low number, that man having been moved by the high. */
  private readonly withHigh = new Int32Array(POINTS + 1);
  /** Place → with whom further on a man from there has left the board; and how men have gone on from there by both numbers. */
  private readonly bothOff = new Int32Array(POINTS + 1);
  private readonly through = new Uint8Array(POINTS + 1);
  /** Who has left the board alone. */
  private singles = 0;

  /** `lone` are the points where the other has one man, as the player counts. */
  begin(high: number, low: number, lone: number): void {
    this.high = high;
    this.low = low;
    this.lone = lone;
    this.singles = 0;
    this.withHigh.fill(0);
    this.bothOff.fill(0);
    this.through.fill(0);
  }

  /** One man by one number, where no play is of both: off the board, by whichever. */
  isNewSingle(from: Place, to: Place): boolean {
    if (to <= POINTS) return true;
    const isNew = ((this.singles >> from) & 1) === 0;
    this.singles |= 1 << from;
    return isNew;
  }

  /** A man off by the first number that is played, and no other moved: the last man, or where nobody need go on. */
  isNewEnd(from: Place): boolean {
    return this.isNewThrough(from, HITS_NOBODY);
  }

  private isNewThrough(from: Place, how: number): boolean {
    const isNew = (this.through[from]! & how) === 0;
    this.through[from]! |= how;
    return isNew;
  }

  private isNewOff(one: Place, other: Place): boolean {
    const [rear, front] = one < other ? [one, other] : [other, one];
    const isNew = ((this.bothOff[rear]! >> front) & 1) === 0;
    this.bothOff[rear]! |= 1 << front;
    return isNew;
  }

  private isLone(point: Place): boolean {
    return ((this.lone >> point) & 1) === 1;
  }

  /** Of the men who can be moved by the low number after one from `first` by the high: those that leave a new board. */
  newAfterHigh(first: Place, seconds: number): number {
    const { high, low } = this;
    this.withHigh[first] = seconds;
    let found = seconds;
    const to = first + high;
    if (to > POINTS) found = this.newOff(first, found, low);
    else if ((seconds >> to) & 1 && !this.isNewThrough(first, this.isLone(to) ? HITS_AFTER_HIGH : HITS_NOBODY))
      found &= ~(1 << to);
    const behind = first - low;
    if (behind >= 0 && (seconds >> behind) & 1 && !this.isNewThrough(behind, HITS_NOBODY)) found &= ~(1 << behind);
    return found;
  }

  /** The same after one from `first` by the low number, all that begins with the high having been found. */
  newAfterLow(first: Place, seconds: number): number {
    const { high, low } = this;
    let found = seconds;
    const to = first + low;
    const behind = first - high;
    const special = (to > POINTS ? 0 : 1 << to) | (behind < 0 ? 0 : 1 << behind);
    if (to > POINTS) found = this.newOff(first, found, high);
    else if ((seconds >> to) & 1 && !this.isNewThrough(first, this.isLone(to) ? HITS_AFTER_LOW : HITS_NOBODY))
      found &= ~(1 << to);
    if (behind >= 0 && (seconds >> behind) & 1 && !this.isNewThrough(behind, HITS_NOBODY)) found &= ~(1 << behind);
    for (let rest = found & ~special; rest !== 0; rest &= rest - 1) {
      const second = 31 - Math.clz32(rest & -rest);
      if ((this.withHigh[second]! >> first) & 1) found &= ~(rest & -rest);
    }
    return found;
  }

  /** A man from `first` being off: which others leave with him, by the other number, and are not told already. */
  private newOff(first: Place, seconds: number, die: number): number {
    let found = seconds;
    for (let rest = seconds & -(1 << (POINTS + 1 - die)); rest !== 0; rest &= rest - 1) {
      const second = 31 - Math.clz32(rest & -rest);
      if (!this.isNewOff(first, second)) found &= ~(rest & -rest);
    }
    return found;
  }
}
