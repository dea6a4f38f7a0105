import { countBits, lowestBit, type Board } from '#engine/tables/board.ts';
import { HAND, OFF, PLACES, POINTS } from '#engine/tables/point.ts';
import { entriesOf, MEN, ownFree, type Movement } from '../record/movement.ts';
import { shotAt } from '../policy/worth.ts';

/*
 * How likely a player who has just moved is to win, as a sum of what is true of the board: so many men of his on each place,
 * so many of the other’s; how many of either wait in hand, and at how many points they could enter; how open the lone men lie;
 * how far each has gone. What each counts was learnt by games of the house with itself (learn.ts).
 */

/** So many men on a place count as much as that many and all fewer. */
const COUNTS = MEN + 1;
const PLACES_WORD = PLACES * COUNTS;
/** Men in hand, at most so many told apart, by points where they may enter, and by points free of their own men. */
const HANDS = 5;
const ENTRIES = 7;
const HAND_WORD = HANDS * ENTRIES;

/** Own men, the other’s; entering and being shut out, of either; and what is measured and not counted. */
export const SPARSE = 2 * PLACES_WORD + 4 * HAND_WORD;
export const MEASURED = 4;
export const WEIGHTS = SPARSE + MEASURED;
/** More than are ever true of one board. */
const MOST_TRUE = 2 * PLACES + 4;

/** What is true of a board: a list of numbers, and some measures. */
export class Features {
  count = 0;
  readonly list = new Int32Array(MOST_TRUE);
  readonly measured = new Float64Array(MEASURED);

  /** Looks at the board as the player sees it who has just moved. */
  look(board: Board, player: number, movement: Movement): void {
    this.count = 0;
    for (let side = 0; side < 2; side++) {
      const who = side === 0 ? player : 1 - player;
      const from = who * PLACES;
      let pips = board.men[from + OFF]! * (POINTS + 1);
      let open = 0;
      const held = board.held[who]!;
      const theirs = board.held[1 - who]!;
      for (let rest = held & ~1; rest !== 0; rest &= rest - 1) {
        const point = lowestBit(rest);
        const men = board.men[from + point]!;
        pips += point * men;
        if (men === 1) open += shotAt(theirs, point);
        this.list[this.count++] = side * PLACES_WORD + point * COUNTS + men;
      }
      const hand = board.men[from + HAND]!;
      this.list[this.count++] = side * PLACES_WORD + HAND * COUNTS + hand;
      this.list[this.count++] = side * PLACES_WORD + OFF * COUNTS + board.men[from + OFF]!;
      if (hand > 0) {
        const at = 2 * PLACES_WORD + Math.min(hand, HANDS - 1) * ENTRIES;
        this.list[this.count++] = at + side * HAND_WORD + countBits(entriesOf(board, who, movement));
        this.list[this.count++] = at + (2 + side) * HAND_WORD + countBits(ownFree(board, who));
      }
      this.measured[side] = open / 36;
      this.measured[2 + side] = pips / 100;
    }
  }

  /** What it all counts. */
  sum(weights: Float64Array): number {
    let sum = 0;
    for (let i = 0; i < this.count; i++) sum += weights[this.list[i]!]!;
    for (let i = 0; i < MEASURED; i++) sum += weights[SPARSE + i]! * this.measured[i]!;
    return sum;
  }
}

/** A sum as a chance. */
export const chanceOf = (sum: number): number => 1 / (1 + Math.exp(-sum));
