import { PASS, type Bid } from '../rules/bids.ts';
import type { Seat } from './record.ts';

/**
 * Who made each of some bids given in order: the four in turn, then, eldest first, those who have bid and been overcalled,
 * until nobody raises. Knows no ladder: of two bids the later stands. Undefined from where nobody is left to speak.
 */
export function speakersOf(bids: readonly Bid[]): readonly (Seat | undefined)[] {
  let bidders = 0;
  let out = 0;
  let holder: Seat = -1;
  return bids.map((bid, i) => {
    const by = i < 4 ? i : [0, 1, 2, 3].find((seat) => seat !== holder && ((bidders & ~out) >> seat) & 1);
    if (by === undefined) return undefined;
    if (bid === PASS) out |= 1 << by;
    else {
      bidders |= 1 << by;
      holder = by;
    }
    return by;
  });
}
