import { range } from '#engine/kernel/collections.ts';
import { ALL_POINTS, countBits, lowestBit, moveMan, turned, unmoveMan, type Board } from '#engine/tables/board.ts';
import { HAND, OFF, PLACES, placeAfter, POINTS, type Place } from '#engine/tables/point.ts';
import { closedTo, isHorsDuJeu, sourcesAmong, type Movement } from '../../record/movement.ts';
import { FoundDoublets } from './found-doublets.ts';
import { FoundPairs } from './found-pairs.ts';

/** A place in a way, which is all of them in one number, the first lowest. */
const BITS = 5;
const PLACE = (1 << BITS) - 1;
/** More groups than any throw gives. */
const ROOM = 1 << 12;
/** Hand and points: all that a mask of men has bits for. */
const HELD = ALL_POINTS | 1;

/** Place → a word for a man there. Men in different places hardly ever come to the same word, and then are looked at. */
const WORDS = Array.from({ length: PLACES }, (_, place) => Math.imul(place + 1, 0x9e3779b1) % 0x100000);
const wordOf = (from: Place, die: number): number => WORDS[placeAfter(from, die)]! - WORDS[from]!;

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
 *
 * Plays that differ in their last man only are kept together, as a mask of where he may come from: a random game wants to
 * know how many plays there are and one of them, and most of them are never looked at.
 */
export class PlayFinder {
  /** How many plays there are: at least one, which may be the pass. */
  count = 0;
  /** How many numbers each of them plays: the most that can be. */
  most = 0;
  /** Of the play last looked at: how many landings, from where to where. */
  length = 0;
  readonly from = [0, 0, 0, 0];
  readonly to = [0, 0, 0, 0];
  private readonly dice = [0, 0, 0, 0];
  /** Which landings of the play last played have hit. */
  private hits = 0;

  private groups = 0;
  /** The group of the play last looked at, and the number of its first play. */
  private group = 0;
  private firstOfGroup = 0;
  /** Group → the number played first, how many men before the last, the mask of those who may be the last; 0: there is none. */
  private readonly firstDie = new Uint8Array(ROOM);
  private readonly before = new Uint8Array(ROOM);
  private readonly last = new Int32Array(ROOM);
  /** Group → where the men before the last come from, as a way. */
  private readonly ways = new Int32Array(ROOM);

  private readonly pairs = new FoundPairs();
  private readonly doublets = new FoundDoublets();
  /** Doublets: the player's men as they stand after the way gone so far. */
  private readonly men = new Uint8Array(PLACES);
  /** How many numbers the throw gives. */
  private numbers = 0;
  /** Where the player may not land, and where the other's lone men stand, as the player counts. */
  private closed = 0;
  private lone = 0;
  /** The player's places with one man only. */
  private single = 0;
  private board!: Board;
  private player = 0;
  private movement!: Movement;
  private high = 0;
  private low = 0;

  /** All plays of the dice `high` and `low` for a player. */
  find(board: Board, player: number, high: number, low: number, movement: Movement): void {
    const own = board.held[player]!;
    const other = 1 - player;
    this.board = board;
    this.player = player;
    this.movement = movement;
    this.high = high;
    this.low = low;
    this.count = 0;
    this.groups = 0;
    this.group = 0;
    this.firstOfGroup = 0;
    this.most = 0;
    this.closed = closedTo(board, player, movement);
    this.lone = turned(board.held[other]! & ~board.doubled[other]!);
    if (movement.oneOrNone && own & 1 && isHorsDuJeu(board, player, movement)) {
      this.numbers = 2;
      this.findOneOrNone(own);
      return;
    }
    if (high === low) {
      this.numbers = movement.doublet;
      for (let place = 0; place < PLACES; place++) this.men[place] = board.men[player * PLACES + place]!;
      this.doublets.forget();
      this.walkDoublet(0, own, 0, 0, 0, 0);
      return;
    }
    this.numbers = 2;
    this.single = own & ~board.doubled[player]!;
    if (own & 1 && board.men[player * PLACES + HAND]! > 1) this.single &= ~1;
    this.findPairs(own);
  }

  /** Looks at what was found under a number: `from`, `to` and `length` are then its. */
  look(i: number): void {
    // Who looks at all of them looks in order: on from where the last one was.
    if (i < this.firstOfGroup) this.group = this.firstOfGroup = 0;
    let { group } = this;
    let left = i - this.firstOfGroup;
    for (; ; group++) {
      const many = this.last[group] === 0 ? 1 : countBits(this.last[group]!);
      if (left < many) break;
      left -= many;
    }
    this.group = group;
    this.firstOfGroup = i - left;
    const before = this.before[group]!;
    const way = this.ways[group]!;
    for (let n = 0; n < before; n++) this.from[n] = (way >> (BITS * n)) & PLACE;
    let last = this.last[group]!;
    this.length = last === 0 ? before : before + 1;
    if (last !== 0) {
      for (; left > 0; left--) last &= last - 1;
      this.from[before] = lowestBit(last);
    }
    const first = this.firstDie[group]!;
    for (let n = 0; n < this.length; n++) {
      this.dice[n] = n === 0 ? first : this.high + this.low - first;
      this.to[n] = placeAfter(this.from[n]!, this.dice[n]!);
    }
  }

  /**
   * The number of the play that leads to a board; -1 when none does. Only those are played out and held against it whose own
   * men come to the same word.
   */
  numberLeadingTo(after: Board): number {
    const from = this.player * PLACES;
    let sought = 0;
    for (let place = 0; place < PLACES; place++)
      sought += (after.men[from + place]! - this.board.men[from + place]!) * WORDS[place]!;
    let first = 0;
    for (let group = 0; group < this.groups; group++) {
      const before = this.before[group]!;
      const way = this.ways[group]!;
      let die = this.firstDie[group]!;
      let word = 0;
      for (let n = 0; n < before; n++) {
        word += wordOf((way >> (BITS * n)) & PLACE, die);
        if (n === 0) die = this.high + this.low - die;
      }
      let rest = this.last[group]!;
      let number = first;
      do {
        if (word + (rest === 0 ? 0 : wordOf(lowestBit(rest), die)) === sought && this.isLeadingTo(number, after))
          return number;
        number++;
        rest &= rest - 1;
      } while (rest !== 0);
      first = number;
    }
    return -1;
  }

  private isLeadingTo(number: number, { men }: Board): boolean {
    this.play(number);
    let place = 0;
    while (place < men.length && this.board.men[place] === men[place]) place++;
    this.takeBack();
    return place === men.length;
  }

  /** What was found under a number, in new memory. */
  stepsOf(i: number): readonly Step[] {
    this.look(i);
    let lone = this.lone;
    return range(this.length).map((n) => {
      const [from, to, die] = [this.from[n]!, this.to[n]!, this.dice[n]!];
      const hits = to !== OFF && ((lone >> to) & 1) === 1;
      if (hits) lone &= ~(1 << to);
      return { from, to, die, hits };
    });
  }

  /** Plays what was found under a number. */
  play(i: number): void {
    this.look(i);
    this.hits = 0;
    for (let n = 0; n < this.length; n++)
      if (moveMan(this.board, this.player, this.from[n]!, this.to[n]!)) this.hits |= 1 << n;
  }

  /** Takes back what was played last. */
  takeBack(): void {
    for (let n = this.length - 1; n >= 0; n--)
      unmoveMan(this.board, this.player, this.from[n]!, this.to[n]!, ((this.hits >> n) & 1) === 1);
  }

  private findOneOrNone(own: number): void {
    this.keep(0, 0, 0, this.high, 0);
    for (let die = this.high; ; die = this.low) {
      if (sourcesAmong(own, this.closed, die, this.movement) & 1) this.keep(0, 1, HAND, die, 0);
      if (die === this.low) return;
    }
  }

  /** Two different numbers in either order. */
  private findPairs(own: number): void {
    const { movement, pairs, high, low } = this;
    const byHigh = sourcesAmong(own, this.closed, high, movement);
    const byLow = sourcesAmong(own, this.closed, low, movement);
    pairs.begin(high, low, byLow, this.lone);
    if (!movement.obliged || (byHigh | byLow) === 0) this.keep(0, 0, 0, high, 0);
    this.findAfter(own, byHigh, high, low);
    this.findAfter(own, byLow, low, high);
    if (this.most === 1 && movement.larger && movement.obliged && byHigh !== 0) this.keepLarger();
  }

  /** The plays that begin with one of the numbers. */
  private findAfter(own: number, sources: number, first: number, second: number): void {
    const { movement, closed, pairs } = this;
    const isHigh = first > second;
    for (let rest = sources; rest !== 0; rest &= rest - 1) {
      const from = lowestBit(rest);
      const to = from + first;
      const bit = rest & -rest;
      const next = (to > POINTS ? own : own | (1 << to)) & (this.single & bit ? ~bit : -1);
      const isOver = next === 0;
      const seconds = isOver ? 0 : sourcesAmong(next, closed, second, movement);
      if (!movement.obliged) {
        if (to <= POINTS || pairs.isNewEnd(from)) this.keep(0, 1, from, first, 0);
      } else if (isOver) {
        if (pairs.isNewEnd(from)) this.keep(2, 1, from, first, 0);
        continue;
      } else if (seconds === 0) {
        if (this.most < 2 && pairs.isNewSingle(from, to)) this.keep(1, 1, from, first, 0);
        continue;
      }
      const found = isHigh ? pairs.newAfterHigh(from, seconds) : pairs.newAfterLow(from, seconds);
      if (found !== 0) this.keep(movement.obliged ? 2 : 0, 1, from, first, found);
    }
  }

  /** One number, several times; `a`, `b` and `c` are the places left so far, the rearmost first. */
  private walkDoublet(depth: number, own: number, way: number, a: number, b: number, c: number): void {
    const { movement, men, doublets, high, numbers } = this;
    const sources = own === 0 ? 0 : sourcesAmong(own, this.closed, high, movement);
    if (sources === 0 || !movement.obliged)
      this.keep(movement.obliged ? (own === 0 ? numbers : depth) : 0, depth, way, high, 0);
    if (sources === 0) return;
    if (depth === numbers - 1) {
      const found = depth === 3 ? doublets.newFourth(a, b, c, sources) : doublets.newSecond(a, sources);
      if (found !== 0) this.keep(movement.obliged ? numbers : 0, depth, way, high, found);
      return;
    }
    for (let rest = sources; rest !== 0; rest &= rest - 1) {
      const from = lowestBit(rest);
      if (depth === 1 && doublets.newSecond(a, rest & -rest) === 0) continue;
      if (depth === 2 && !doublets.isNewThird(a, b, from)) continue;
      const to = placeAfter(from, high);
      const on = way | (from << (BITS * depth));
      men[to]!++;
      const next = (own | (1 << to)) & HELD & (--men[from]! === 0 ? ~(1 << from) : -1);
      if (depth === 0) this.walkDoublet(1, next, on, from, 0, 0);
      else if (depth === 1) this.walkDoublet(2, next, on, from < a ? from : a, from < a ? a : from, 0);
      else if (from >= b) this.walkDoublet(3, next, on, a, b, from);
      else this.walkDoublet(3, next, on, from < a ? from : a, from < a ? a : from, b);
      men[from]!++;
      men[to]!--;
    }
  }

  /** Keeps a way of so many men, with whoever may go on from there, if no play plays more numbers. */
  private keep(worth: number, before: number, way: number, firstDie: number, last: number): void {
    if (worth < this.most) return;
    if (worth > this.most) {
      this.count = 0;
      this.groups = 0;
      this.most = worth;
    }
    const group = this.groups++;
    this.ways[group] = way;
    this.before[group] = before;
    this.firstDie[group] = firstDie;
    this.last[group] = last;
    this.count += last === 0 ? 1 : countBits(last);
  }

  /** Where only one number can be played, and the larger can: those plays that play it, which were found first. */
  private keepLarger(): void {
    let kept = 0;
    while (kept < this.groups && this.firstDie[kept] === this.high) kept++;
    this.groups = kept;
    this.count = kept;
  }
}
