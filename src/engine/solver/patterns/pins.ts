import { lowestOf } from '../../cards/card-masks.ts';

/** Cards on the table in the current trick, and the seat that would take it. */
export class TrickOnTable {
  winner = 0;
  /** Suit and strength of the best card. */
  suit = 0;
  strength = 0;

  /** Adds a card. */
  lay(card: number, seat: number, position: number, trump: number): void {
    const suit = card >> 4;
    const strength = card & 15;
    if (position > 0 && (suit === this.suit ? strength < this.strength : suit !== trump)) return;
    this.suit = suit;
    this.strength = strength;
    this.winner = seat;
  }

  /** Pins what the winner of these cards depends on: the best card beats the others of its suit. */
  pin(table: Int32Array, first: number, end: number, pins: Pins, turn: number): void {
    for (let i = first; i < end; i++) {
      const card = table[i]!;
      if (card >> 4 === this.suit && (card & 15) !== this.strength) pins.pin(turn, this.suit, this.strength, card & 15);
    }
  }
}

/** Words in a bit set with a bit for each of the 78 pairs in a suit of thirteen cards. */
export const WORDS = 3;

const MOST = 13;

/** Bit number of a pair, in either order: `PAIR[a * 16 + b]`. */
export const PAIR = new Uint8Array(MOST * 16);
/** The two cards of a pair, by bit number. */
export const UPPER = new Uint8Array((MOST * (MOST - 1)) / 2);
export const UNDER = new Uint8Array(UPPER.length);

for (let upper = 1, pair = 0; upper < MOST; upper++)
  for (let under = 0; under < upper; under++, pair++) {
    PAIR[upper * 16 + under] = pair;
    PAIR[under * 16 + upper] = pair;
    UPPER[pair] = upper;
    UNDER[pair] = under;
  }

/**
 * Pairs of cards whose relative strength the proof of each turn depends on; the cards of a pair are of one suit, in
 * different hands. Leader and suit counts are part of every pattern anyway. A turn has `suits * WORDS` words: the first
 * word of every suit, then the second, and so on.
 */
export class Pins {
  readonly words: Int32Array;
  readonly size: number;
  private readonly suits: number;

  constructor(turns: number, suits: number) {
    this.suits = suits;
    this.size = suits * WORDS;
    this.words = new Int32Array(turns * this.size);
  }

  clear(turn: number): void {
    const { words, size } = this;
    for (let at = turn * size, end = at + size; at < end; at++) words[at] = 0;
  }

  /** Records that a turn depends on the order of two cards. */
  pin(turn: number, suit: number, card: number, other: number): void {
    const pair = PAIR[card * 16 + other]!;
    this.words[turn * this.size + (pair >> 5) * this.suits + suit]! |= 1 << (pair & 31);
  }

  /** Copies the dependencies of the next turn, replacing this turn's; the variant below adds them. */
  take(turn: number): void {
    const { words, size } = this;
    for (let at = turn * size, end = at + size; at < end; at++) words[at] = words[at + size]!;
  }
  add(turn: number): void {
    const { words, size } = this;
    for (let at = turn * size, end = at + size; at < end; at++) words[at]! |= words[at + size]!;
  }

  /** Extends what is pinned for one card of a hand to all its equivalent cards, against each of `others`. */
  share(turn: number, suit: number, cards: number, others: number): void {
    for (let rest = others; rest !== 0; rest &= rest - 1) {
      const other = lowestOf(rest) * 16;
      for (let some = cards; some !== 0; some &= some - 1)
        if (this.isPinned(turn, suit, PAIR[other + lowestOf(some)]!)) {
          for (let all = cards; all !== 0; all &= all - 1) this.pin(turn, suit, lowestOf(all), other >> 4);
          break;
        }
    }
  }

  private isPinned(turn: number, suit: number, pair: number): boolean {
    return ((this.words[turn * this.size + (pair >> 5) * this.suits + suit]! >> (pair & 31)) & 1) === 1;
  }

  /** Whether anything is pinned in a suit. */
  has(turn: number, suit: number): boolean {
    const at = turn * this.size + suit;
    for (let word = 0; word < WORDS; word++) if (this.words[at + word * this.suits] !== 0) return true;
    return false;
  }
}
