import { range } from '#engine/kernel/collections.ts';
import { ALL_POINTS, countBits, lowestBit, moveMan, turnBoard, unmoveMan, type Board } from '#engine/tables/board.ts';
import { HAND, OFF, PLACES, placeAfter, POINTS, type BoardPlace } from '#engine/tables/position.ts';
import { closedTo, isHorsDuJeu, sourcesAmong, type Movement } from '../record/record.ts';
import { FoundDoublets, FoundPairs } from './found-boards.ts';

/** Bits for a place in a way: all places of a way are one number, the first lowest. */
const BITS = 5;
const PLACE = (1 << BITS) - 1;
/** More groups than any throw gives. */
const ROOM = 1 << 12;
/** Mask of hand and points: every place that can hold men. */
const HELD = ALL_POINTS | 1;

/** Place → hash of a man there. Men in different places hardly ever have the same sum; if they do, the boards are compared. */
const WORDS = Array.from({ length: PLACES }, (_, place) => Math.imul(place + 1, 0x9e3779b1) % 0x100000);
const wordOf = (from: BoardPlace, die: number): number => WORDS[placeAfter(from, die)]! - WORDS[from]!;

/** One man moved by one number. */
export interface ManStep {
  readonly from: BoardPlace;
  readonly to: BoardPlace;
  readonly die: number;
  /** Whether it hits a single man of the opponent. */
  readonly hits: boolean;
}

/**
 * Finds every legal play of a throw, each resulting position once. It reads a borrowed board without changing it; its results
 * are valid until the next search. The higher number is tried first, and the rearmost man; of several plays with the same
 * result the first is kept.
 *
 * Plays that differ only in their last man are kept as one group, with a mask of the places that man may come from: a random
 * game needs only their number and one of them, so most are never unpacked.
 */
export class PlayFinder {
  /** Number of plays: at least one, which may be the pass. */
  count = 0;
  /** How many numbers of the throw each play uses: as many as possible. */
  most = 0;
  /** Landings of the play unpacked last; below, their places. */
  length = 0;
  readonly from = [0, 0, 0, 0];
  readonly to = [0, 0, 0, 0];
  private readonly dice = [0, 0, 0, 0];
  /** Mask of the landings that hit in the play made last. */
  private hits = 0;

  private groups = 0;
  /** Group of the play unpacked last; below, the index of its first play. */
  private group = 0;
  private firstOfGroup = 0;
  /** Group of the play made last by `playNext`; below, the last men of that group that are still to come. */
  private walked = -1;
  private lastToCome = 0;
  /** Group → the number played first; below, how many men move before the last, and the mask of possible last men (0: none). */
  private readonly firstDie = new Uint8Array(ROOM);
  private readonly before = new Uint8Array(ROOM);
  private readonly last = new Int32Array(ROOM);
  /** Group → the places that the men before the last come from, packed. */
  private readonly ways = new Int32Array(ROOM);

  private readonly pairs = new FoundPairs();
  private readonly doublets = new FoundDoublets();
  /** Doublets: men of the player after the part of the way searched so far. */
  private readonly men = new Uint8Array(PLACES);
  /** How many numbers the throw gives. */
  private numbers = 0;
  /** Points where the player may not land; below, those with a single man of the opponent, as the player counts. */
  private closed = 0;
  private lone = 0;
  /** Places with a single man of the player. */
  private single = 0;
  private board!: Board;
  private player = 0;
  private movement!: Movement;
  private high = 0;
  private low = 0;

  /** Finds all plays of the dice `high` and `low` for a player. */
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
    this.walked = -1;
    this.lastToCome = 0;
    this.length = 0;
    this.most = 0;
    this.closed = closedTo(board, player, movement);
    this.lone = turnBoard(board.held[other]! & ~board.doubled[other]!);
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

  /** Unpacks the play of an index into `from`, `to` and `length`. */
  look(i: number): void {
    // Callers mostly read plays in order, so the search for the group starts from the last one.
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
   * Index of the play that leads to a board; -1 if none does. Only plays whose men have the same hash are played out and
   * compared.
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

  /** Landings of the play of an index, in new memory. */
  stepsOf(i: number): readonly ManStep[] {
    this.look(i);
    let lone = this.lone;
    return range(this.length).map((n) => {
      const [from, to, die] = [this.from[n]!, this.to[n]!, this.dice[n]!];
      const hits = to !== OFF && ((lone >> to) & 1) === 1;
      if (hits) lone &= ~(1 << to);
      return { from, to, die, hits };
    });
  }

  /** Makes the play of an index on the board. */
  play(i: number): void {
    this.look(i);
    this.hits = 0;
    for (let n = 0; n < this.length; n++)
      if (moveMan(this.board, this.player, this.from[n]!, this.to[n]!)) this.hits |= 1 << n;
  }

  /** Takes the play made last back. */
  takeBack(): void {
    for (let n = this.length - 1; n >= 0; n--)
      unmoveMan(this.board, this.player, this.from[n]!, this.to[n]!, ((this.hits >> n) & 1) === 1);
  }

  /**
   * Makes the first play on the board, then each of the others in place of the one before, in the order of their indices. After
   * the last it leaves the board as it was, and returns false. Plays of a group differ in their last man alone, so only he is moved.
   */
  playNext(): boolean {
    if (this.lastToCome !== 0) this.takeBackFrom(this.before[this.walked]!);
    else {
      this.takeBackFrom(0);
      this.hits = 0;
      if (++this.walked >= this.groups) return false;
      const way = this.ways[this.walked]!;
      const before = this.before[this.walked]!;
      for (let n = 0; n < before; n++) this.moveNext((way >> (BITS * n)) & PLACE);
      this.lastToCome = this.last[this.walked]!;
      if (this.lastToCome === 0) return true;
    }
    this.moveNext(lowestBit(this.lastToCome));
    this.lastToCome &= this.lastToCome - 1;
    return true;
  }

  /** Moves another man from a place, by the number whose turn it is in the group walked. */
  private moveNext(from: BoardPlace): void {
    const n = this.length++;
    const first = this.firstDie[this.walked]!;
    const to = placeAfter(from, n === 0 ? first : this.high + this.low - first);
    this.from[n] = from;
    this.to[n] = to;
    if (moveMan(this.board, this.player, from, to)) this.hits |= 1 << n;
  }

  /** Takes back all men of the play on the board but the first ones. */
  private takeBackFrom(first: number): void {
    for (let n = this.length - 1; n >= first; n--) {
      unmoveMan(this.board, this.player, this.from[n]!, this.to[n]!, ((this.hits >> n) & 1) === 1);
      this.hits &= ~(1 << n);
    }
    this.length = first;
  }

  private findOneOrNone(own: number): void {
    this.keep(0, 0, 0, this.high, 0);
    for (let die = this.high; ; die = this.low) {
      if (sourcesAmong(own, this.closed, die, this.movement) & 1) this.keep(0, 1, HAND, die, 0);
      if (die === this.low) return;
    }
  }

  /** Plays of two different numbers in either order. */
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

  /** Plays that begin with one of the numbers. */
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

  /** Plays of one number several times; `a`, `b` and `c` are the places left so far, the rearmost first. */
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

  /** Keeps a group of plays if none so far uses more numbers. */
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

  /** If only one number can be played and the larger can, keeps only plays of the larger, which were found first. */
  private keepLarger(): void {
    let kept = 0;
    while (kept < this.groups && this.firstDie[kept] === this.high) kept++;
    this.groups = kept;
    this.count = kept;
  }
}
