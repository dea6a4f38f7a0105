import { POINTS, type Place } from '#engine/tables/point.ts';

/*
 * Two men moved by two different numbers leave the same board in few ways. The same two men by the same numbers, in either
 * order. Two men off, each by either number. And one man by both numbers, or a man to where another has just left, which is
 * the same to whoever looks: then only a man hit half-way tells one way from another.
 */

/** Which boards two different numbers have led to: every set of places is a mask. */
export class FoundPairs {
  private high = 0;
  private low = 0;
  private lone = 0;
  /** Who can be moved first by the low number. */
  private byLow = 0;
  /** Who was moved first by the high number and another after him; places from where no man can follow some of those, and place → which. */
  private led = 0;
  private hampered = 0;
  private readonly cannotLead = new Int32Array(POINTS + 1);
  /** Who has left the board first of two; place → with whom further on a man from there has left it. */
  private offFirst = 0;
  private readonly bothOff = new Int32Array(POINTS + 1);
  /** How men have gone on by both numbers: hitting nobody half-way, or on the point they come to by the high number or the low. */
  private hittingNobody = 0;
  private hittingAfterHigh = 0;
  private hittingAfterLow = 0;
  /** Who has left the board alone. */
  private singles = 0;

  /** `byLow` are the places from where the low number can be played first, `lone` the points where the other has one man, as the player counts. */
  begin(high: number, low: number, byLow: number, lone: number): void {
    this.high = high;
    this.low = low;
    this.lone = lone;
    this.byLow = byLow;
    this.led = 0;
    this.hampered = 0;
    this.offFirst = 0;
    this.hittingNobody = 0;
    this.hittingAfterHigh = 0;
    this.hittingAfterLow = 0;
    this.singles = 0;
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
    const isNew = ((this.hittingNobody >> from) & 1) === 0;
    this.hittingNobody |= 1 << from;
    return isNew;
  }

  private isNewOff(one: Place, other: Place): boolean {
    const [rear, front] = one < other ? [one, other] : [other, one];
    const known = (this.offFirst >> rear) & 1 ? this.bothOff[rear]! : 0;
    this.offFirst |= 1 << rear;
    this.bothOff[rear] = known | (1 << front);
    return ((known >> front) & 1) === 0;
  }

  /** Of the men who can be moved by the low number after one from `first` by the high: those that leave a new board. */
  newAfterHigh(first: Place, seconds: number): number {
    const { high, low } = this;
    this.led |= 1 << first;
    for (let rest = this.byLow & ~seconds; rest !== 0; rest &= rest - 1) {
      const place = 31 - Math.clz32(rest & -rest);
      const known = (this.hampered >> place) & 1 ? this.cannotLead[place]! : 0;
      this.cannotLead[place] = known | (1 << first);
    }
    this.hampered |= this.byLow & ~seconds;
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

  /** The same after one from `first` by the low number, all that begins with the high having been found. */
  newAfterLow(first: Place, seconds: number): number {
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
    // Where he was moved after them by the low number, the two are told already.
    const apart = (this.hampered >> first) & 1 ? this.cannotLead[first]! : 0;
    return found & ~(this.led & ~apart & ~special);
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
