import { range } from '#engine/kernel/collections.ts';
import { ALL_POINTS, lowestBit, menAt, moveMan, turned, type Board } from '#engine/tables/board.ts';
import { HAND, OFF, PLACES, placeAfter, type Place } from '#engine/tables/point.ts';
import { closedTo, isHorsDuJeu, MEN, sourcesAmong, type Movement } from '../record/movement.ts';
import { Seen } from './seen.ts';

/** A doublet gives four numbers, any other throw two. */
const STRIDE = 4;

/** Hand and points: all that a mask of men has bits for. */
const HELD = ALL_POINTS | 1;
const OFF_SHIFT = 24;

/** Place → the word that counts its men, and one man there. A play changes nothing but these and what it hits. */
const WORD = Uint8Array.from({ length: PLACES }, (_, place) => (place === HAND || place === OFF ? 4 : (place - 1) / 6));
const ONE = Int32Array.from({ length: PLACES }, (_, place) =>
  place === HAND ? 0 : place === OFF ? 1 << OFF_SHIFT : 1 << (4 * ((place - 1) % 6)),
);

/** One man moved by one number. */
export interface Step {
  readonly from: Place;
  readonly to: Place;
  readonly die: number;
  /** Whether a lone man of the other player was there. */
  readonly hits: boolean;
}

/**
 * Finds every legal play of a throw, each position that can follow once. Works beside a board it is lent and does not
 * touch, in its own memory: what was found is good until the next search. The higher number is tried first, and the man
 * furthest back; of several ways to one position the first is the one that is kept.
 */
export class PlayFinder {
  /** How many plays there are: at least one, which may be the pass. */
  count = 0;
  /** How many numbers each of them plays: the most that can be. */
  most = 0;
  /** Play × 4 + landing → where from, where to, and 1 where a man was hit; play → how many landings. */
  readonly from: Place[] = [];
  readonly to: Place[] = [];
  readonly hits: number[] = [];
  readonly lengths: number[] = [];
  /** Play → the number played first. */
  private readonly firstDie: number[] = [];
  private high = 0;
  private low = 0;

  private readonly seen = new Seen();
  private readonly words = new Int32Array(5);
  private readonly wayFrom = [0, 0, 0, 0];
  private readonly wayTo = [0, 0, 0, 0];
  private readonly wayHit = [0, 0, 0, 0];
  private readonly dice = [0, 0];
  /** How many numbers the throw gives. */
  private numbers = 0;
  /** Where the player may not land, and where the other's lone men stand, as the player counts. */
  private closed = 0;
  private lone = 0;
  /** The player's men in hand; the others are in `words`. */
  private hand = 0;
  private board!: Board;
  private player = 0;
  private movement!: Movement;

  /** All plays of the dice `high` and `low` for a player. */
  find(board: Board, player: number, high: number, low: number, movement: Movement): void {
    this.board = board;
    this.player = player;
    this.movement = movement;
    this.high = high;
    this.low = low;
    this.count = 0;
    this.most = 0;
    this.closed = closedTo(board, player, movement);
    this.lone = turned(board.held[1 - player]! & ~board.doubled[1 - player]!);
    this.seen.forget();
    this.countWords();
    const { dice } = this;
    const own = board.held[player]!;
    if (movement.oneOrNone && own & 1 && isHorsDuJeu(board, player, movement)) {
      this.findOneOrNone(own);
      return;
    }
    this.numbers = high === low ? movement.doublet : 2;
    dice[0] = high;
    if (high === low) {
      this.walkDoublet(0, own);
      return;
    }
    dice[1] = low;
    this.walk(0, own);
    dice[0] = low;
    dice[1] = high;
    this.walk(0, own);
    if (movement.larger && movement.obliged && this.most === 1) this.keepLarger(high);
  }

  /** What was found under a number, in new memory. */
  stepsOf(i: number): readonly Step[] {
    const first = this.firstDie[i]!;
    return range(this.lengths[i]!).map((n) => ({
      from: this.from[i * STRIDE + n]!,
      to: this.to[i * STRIDE + n]!,
      die: n === 0 ? first : this.high + this.low - first,
      hits: this.hits[i * STRIDE + n] === 1,
    }));
  }

  /** Plays what was found under a number. */
  play(i: number): void {
    for (let n = 0; n < this.lengths[i]!; n++)
      moveMan(this.board, this.player, this.from[i * STRIDE + n]!, this.to[i * STRIDE + n]!);
  }

  private countWords(): void {
    const { words, board, player } = this;
    words[0] = words[1] = words[2] = words[3] = 0;
    words[4] = menAt(board, player, OFF) * ONE[OFF]!;
    this.hand = menAt(board, player, HAND);
    for (let rest = board.held[player]! & ALL_POINTS; rest !== 0; rest &= rest - 1) {
      const point = lowestBit(rest);
      words[WORD[point]!]! += menAt(board, player, point) * ONE[point]!;
    }
  }

  private isOver(): boolean {
    return this.words[4]! >>> OFF_SHIFT === MEN;
  }

  private findOneOrNone(own: number): void {
    this.keep(0, 0);
    for (let die = this.high; ; die = this.low) {
      if (sourcesAmong(own, this.closed, die, this.movement) & 1) {
        this.dice[0] = die;
        this.note(0, own, HAND, die);
        this.keep(0, 1);
        this.forget(0);
      }
      if (die === this.low) return;
    }
  }

  /** Two different numbers in the order in which they stand in `dice`; `own` is where the player now has men. */
  private walk(depth: number, own: number): void {
    const { movement } = this;
    const die = this.dice[depth]!;
    if (!movement.obliged) this.keep(0, depth);
    const isOver = this.isOver();
    const sources = isOver ? 0 : sourcesAmong(own, this.closed, die, movement);
    if (sources === 0 && movement.obliged) this.keep(isOver ? 2 : depth, depth);
    for (let rest = sources; rest !== 0; rest &= rest - 1) {
      const next = this.note(depth, own, lowestBit(rest), die);
      if (depth === 0) this.walk(1, next);
      else this.keep(movement.obliged ? 2 : 0, 2);
      this.forget(depth);
    }
  }

  /** One number, several times: how often it was played is plain from the position, so that none need be entered twice. */
  private walkDoublet(depth: number, own: number): void {
    const { movement } = this;
    const isOver = this.isOver();
    const sources = isOver ? 0 : sourcesAmong(own, this.closed, this.high, movement);
    if (sources === 0 || !movement.obliged) this.keepNew(isOver ? this.numbers : depth, depth);
    for (let rest = sources; rest !== 0; rest &= rest - 1) {
      const next = this.note(depth, own, lowestBit(rest), this.high);
      if (this.seen.isNew(this.words)) {
        if (depth < this.numbers - 1) this.walkDoublet(depth + 1, next);
        else this.keepNew(this.numbers, this.numbers);
      }
      this.forget(depth);
    }
  }

  /** Makes the next landing of the way, on paper: the men on the board stay. Gives where the player then has men. */
  private note(depth: number, own: number, from: Place, die: number): number {
    const { words } = this;
    const to = placeAfter(from, die);
    const hit = to === OFF ? 0 : (this.lone >>> to) & ~(words[4]! >>> (to - 1)) & 1;
    this.wayFrom[depth] = from;
    this.wayTo[depth] = to;
    this.wayHit[depth] = hit;
    words[WORD[to]!]! += ONE[to]!;
    words[4]! |= hit << (to - 1);
    const next = (own | (1 << to)) & HELD;
    if (from === HAND) return --this.hand === 0 ? next & ~1 : next;
    const left = (words[WORD[from]!]! -= ONE[from]!);
    return left & (ONE[from]! * 15) ? next : next & ~(1 << from);
  }

  private forget(depth: number): void {
    const { words } = this;
    const from = this.wayFrom[depth]!;
    const to = this.wayTo[depth]!;
    words[4]! &= ~(this.wayHit[depth]! << (to - 1));
    words[WORD[to]!]! -= ONE[to]!;
    if (from === HAND) this.hand++;
    else words[WORD[from]!]! += ONE[from]!;
  }

  /** Keeps the way gone so far, if none plays more numbers and none has led to the same position. */
  private keep(worth: number, depth: number): void {
    if (worth < this.most) return;
    if (worth > this.most) this.seen.forget();
    if (this.seen.isNew(this.words)) this.keepNew(worth, depth);
  }

  private keepNew(worth: number, depth: number): void {
    if (this.movement.obliged) {
      if (worth < this.most) return;
      if (worth > this.most) this.count = 0;
      this.most = worth;
    }
    const at = this.count * STRIDE;
    for (let n = 0; n < depth; n++) {
      this.from[at + n] = this.wayFrom[n]!;
      this.to[at + n] = this.wayTo[n]!;
      this.hits[at + n] = this.wayHit[n]!;
    }
    this.firstDie[this.count] = this.dice[0]!;
    this.lengths[this.count++] = depth;
  }

  /** Where only one number can be played, those plays that play the larger, if there are any. */
  private keepLarger(high: number): void {
    let kept = 0;
    for (let i = 0; i < this.count; i++) {
      if (this.firstDie[i] !== high) continue;
      this.firstDie[kept] = high;
      this.from[kept * STRIDE] = this.from[i * STRIDE]!;
      this.to[kept * STRIDE] = this.to[i * STRIDE]!;
      this.hits[kept * STRIDE] = this.hits[i * STRIDE]!;
      kept++;
    }
    if (kept > 0) this.count = kept;
  }
}
