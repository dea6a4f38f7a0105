import { boardOf, type Board, countBits, lowestBit } from '#engine/tables/board.ts';
import { otherPlayer, type Player, type Position, HAND, OFF, PLACES, POINTS } from '#engine/tables/position.ts';
import { isDoublet, THROWS, type Throw } from '#engine/tables/play.ts';
import { endingOnBoard, type Ending } from '../play/frame.ts';
import { PlayFinder } from '../play/find-plays.ts';
import { movementOf, type Movement, entryPoints, MEN, ownFree } from '../record/record.ts';
import type { RevertierRules } from '../rules/keys.ts';
import { isDouble, termsOf, type StakeTerms } from '../settle/judge.ts';
import { shotAt } from '../policy/worth.ts';

/*
 * Weights of the features in hundredths, learnt from 100,000 games of the house with itself by `node
 * src/games/revertier/house/learn.ts`.
 */
const HUNDREDTHS = `
105 34 -7 -39 -64 -7 0 0 0 0 0 0 0 0 0 0 0 -5 7 17 23 30 33 27 21 13 4 -4 -14 -28 -43 0 0 -4 0 0 0 0 0 0 0 0 0 0
0 0 0 0 0 -8 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 -4 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 -8 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 -5
0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 -4 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 -1 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 2 0 0 0 0 0 0 0
0 0 0 0 0 0 0 0 3 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 2 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 9 18 19 18 16 12 1 -1 0 0 0 0 0
0 0 0 -11 -15 -20 -14 -2 -3 -1 0 0 0 0 0 0 0 0 0 -12 22 31 30 25 1 -1 1 0 0 0 0 0 0 0 0 -14 16 25 26 20 5 -1 3 0
-1 0 0 0 0 0 0 -13 11 23 20 15 3 0 1 -1 0 0 0 0 0 0 0 -17 4 11 10 0 -4 -2 2 1 0 0 0 0 0 0 0 -18 4 8 1 -8 -12 -14
-4 -2 -2 0 -1 0 0 0 0 -21 -2 -10 -13 -26 -23 -13 -4 -2 -1 0 0 -1 0 0 0 -22 -4 -14 -20 -30 -40 -37 -30 -14 -5 -3
-2 -2 1 0 0 -25 -10 -19 -24 -34 -40 -44 -42 -32 -27 -12 -6 -6 -1 0 0 -31 -17 -26 -40 -44 -53 -55 -53 -53 -44 -29
-15 -8 -5 0 0 -35 -24 -34 -55 -58 -60 -62 -62 -64 -60 -53 -49 -30 2 -4 0 -45 -32 -52 -71 -83 -86 -92 -95 -97 -95
-91 -80 -59 -14 1 -434 -260 -235 -210 -185 -149 -120 -75 -49 13 32 128 141 293 312 823 -117 -36 18 71 55 27 4 0
0 0 0 0 0 0 0 0 0 3 -5 -15 -24 -30 -32 -25 -18 -10 -2 6 16 27 39 48 0 1 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 4 0 0 0 0
0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 5 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 3 0 0 0 0 0 0 0 0 0 0 0 0
0 0 0 3 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 -1 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 -4 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 -4 0 0 0
0 0 0 0 0 0 0 0 0 0 0 0 -3 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 -8 -16 -19 -19 -15 -14 -6 -3 -1 0 0 0 0 0 0 0 9 13 14
12 4 3 1 0 0 0 0 0 0 0 0 0 -3 -22 -28 -30 -25 -7 2 0 0 0 0 0 0 0 0 0 -2 -15 -24 -24 -19 -6 0 0 0 0 0 0 0 0 0 0
-1 -8 -20 -18 -13 -3 2 3 1 0 0 0 0 0 0 0 -1 -1 -9 -9 -1 4 6 6 2 0 0 0 0 0 0 0 -4 -1 -5 0 10 15 17 13 10 3 1 0 1
0 0 0 7 4 11 14 25 25 17 10 4 3 -2 3 -1 0 0 0 11 7 13 20 28 35 36 28 16 4 2 -1 -5 -1 0 0 16 11 20 26 32 39 41 38
29 22 5 1 -4 -5 0 0 22 20 29 38 44 52 51 50 46 39 24 8 -1 -15 -3 0 29 27 37 54 57 58 60 59 60 52 47 38 23 -22
-13 0 41 32 56 71 79 83 89 92 93 88 82 68 46 -4 -62 439 257 231 199 173 130 100 43 16 -61 -83 -200 -226 -473
-523 0 0 0 0 0 0 0 0 -71 -3 18 26 31 33 0 -25 -55 -2 18 28 30 0 0 -23 -47 -4 15 19 0 0 1 -3 -52 -18 1 0 0 0 0 0
0 0 0 108 11 -15 -27 -34 -37 -42 31 83 9 -14 -24 -27 -39 2 53 73 14 -10 -21 -39 0 2 0 75 20 -1 -10 0 0 0 0 0 0 0
0 -57 -6 19 27 25 25 0 0 -84 -13 19 32 39 0 0 0 -89 -14 24 40 0 0 0 0 -72 -4 5 0 0 0 0 0 0 0 129 19 -22 -38 -46
-45 -33 3 194 39 -25 -55 -71 -67 0 0 283 29 -50 -88 -103 0 0 0 86 65 -17 -47 -18 8 172 -172
`;

/** Weight of each feature, in the order of `Features`. */
const LEARNT = Float64Array.from(HUNDREDTHS.trim().split(/\s+/), (weight) => Number(weight) / 100);

/** Number of plays examined two throws deep: those that look best after one. */
const DEEP = 8;

/** Expected value of a play in stakes, from −1 (−2 with a double) to 1 (2). */
export interface PlayValue {
  /** Index among the legal plays. */
  readonly play: number;
  readonly stakes: number;
}

/**
 * Examines each play, each throw with which the opponent may answer and his best play of it, and evaluates the board that is
 * then left by the learnt weights. Reuses its own memory.
 */
export class AttentivePlayer {
  private readonly own = new PlayFinder();
  private readonly his = new PlayFinder();
  private readonly features = new Features();

  /** Plays of a throw with their values, best first; plays that look weak are examined one throw deep only. */
  weigh(position: Position, dice: Throw, rules: RevertierRules): readonly PlayValue[] {
    const movement = movementOf(rules);
    const terms = termsOf(rules, { stake: undefined, double: undefined });
    const board = boardOf(position);
    const player = position.toPlay;
    const { own } = this;
    own.find(board, player, dice[0], dice[1], movement);
    const first: PlayValue[] = [];
    for (let play = 0; play < own.count; play++) {
      own.play(play);
      first.push({ play, stakes: this.standing(board, player, movement, rules, terms) });
      own.takeBack();
    }
    first.sort((a, b) => b.stakes - a.stakes || a.play - b.play);
    const deep = first.slice(0, DEEP).map(({ play, stakes }) => {
      if (first.length === 1) return { play, stakes };
      own.play(play);
      const ending = endingOnBoard(board, player, movement, rules);
      const expected = ending ? stakes : this.afterOpponentThrow(board, otherPlayer(player), movement, rules, terms);
      own.takeBack();
      return { play, stakes: expected };
    });
    return [...deep.sort((a, b) => b.stakes - a.stakes || a.play - b.play), ...first.slice(DEEP)];
  }

  /** Value of the board for the player who has just moved. */
  private standing(board: Board, mover: Player, movement: Movement, rules: RevertierRules, terms: StakeTerms): number {
    const ending = endingOnBoard(board, mover, movement, rules);
    if (ending) return worthOfEnd(ending, mover, terms);
    this.features.look(board, mover, movement);
    return 2 * chanceOf(this.features.sum(LEARNT)) - 1;
  }

  /** Value for the player who does not throw, with the opponent's best answer to each of the 21 throws. */
  private afterOpponentThrow(
    board: Board,
    thrower: Player,
    movement: Movement,
    rules: RevertierRules,
    terms: StakeTerms,
  ): number {
    const { his } = this;
    let sum = 0;
    for (const dice of THROWS) {
      his.find(board, thrower, dice[0], dice[1], movement);
      let best = -Infinity;
      for (let i = 0; i < his.count; i++) {
        his.play(i);
        best = Math.max(best, this.standing(board, thrower, movement, rules, terms));
        his.takeBack();
      }
      sum -= best * (isDoublet(dice) ? 1 : 2);
    }
    return sum / 36;
  }
}

const worthOfEnd = (ending: Ending, mover: Player, terms: StakeTerms): number =>
  ending.winner === undefined ? 0 : (ending.winner === mover ? 1 : -1) * (isDouble(ending, terms) ? 2 : 1);

/*
 * Winning chance of a player who has just moved, as a weighted sum of features of the board: the number of his men on each
 * place and of the opponent’s; men in hand of either, by the points where they could enter; the exposure of single men; the
 * distance each side has moved. The weights were learnt from games of the house with itself (learn.ts).
 */

/** Each number of men on a place is a feature of its own. */
const COUNTS = MEN + 1;
const PLACES_WORD = PLACES * COUNTS;
/**
 * Numbers of men in hand that are distinguished, by the points where they may enter, and by the points free of their own men.
 */
const HANDS = 5;
const ENTRIES = 7;
const HAND_WORD = HANDS * ENTRIES;

/** Men of the player and of the opponent; entering and being shut out, for either; then measured features. */
export const SPARSE = 2 * PLACES_WORD + 4 * HAND_WORD;
export const MEASURED = 4;
export const WEIGHTS = SPARSE + MEASURED;
/** Upper limit for the features of one board. */
const MOST_TRUE = 2 * PLACES + 4;

/** Features of a board: a list of their indices, and some measured quantities. */
export class Features {
  count = 0;
  readonly list = new Int32Array(MOST_TRUE);
  readonly measured = new Float64Array(MEASURED);

  /** Computes the features of the board for the player who has just moved. */
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
        this.list[this.count++] = at + side * HAND_WORD + countBits(entryPoints(board, who, movement));
        this.list[this.count++] = at + (2 + side) * HAND_WORD + countBits(ownFree(board, who));
      }
      this.measured[side] = open / 36;
      this.measured[2 + side] = pips / 100;
    }
  }

  /** Weighted sum of the features. */
  sum(weights: Float64Array): number {
    let sum = 0;
    for (let i = 0; i < this.count; i++) sum += weights[this.list[i]!]!;
    for (let i = 0; i < MEASURED; i++) sum += weights[SPARSE + i]! * this.measured[i]!;
    return sum;
  }
}

/** Chance that a weighted sum stands for (logistic function). */
export const chanceOf = (sum: number): number => 1 / (1 + Math.exp(-sum));
