import { lowestOf } from '../../cards/card-masks.ts';

/** Two cards of a suit of thirteen make 78 pairs: so many words have a bit for each. */
export const WORDS = 3;

const MOST = 13;

/** Which bit a pair has, whichever of the two comes first: `PAIR[a * 16 + b]`. */
export const PAIR = new Uint8Array(MOST * 16);
/** The two of a pair. */
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
 * What the proof of each turn depends on: of two cards of a suit in different hands, which is the stronger. Everything else that it
 * depends on (who leads, and how many of each suit everybody has) is part of every pattern. A turn has `suits` times `WORDS` words,
 * the first word of every suit before the second of any.
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

  /** Two cards of a suit are as they are. */
  pin(turn: number, suit: number, card: number, other: number): void {
    const pair = PAIR[card * 16 + other]!;
    this.words[turn * this.size + (pair >> 5) * this.suits + suit]! |= 1 << (pair & 31);
  }

  /** A turn depends on what the next one does, and on nothing else; or on that as well. */
  take(turn: number): void {
    const { words, size } = this;
    for (let at = turn * size, end = at + size; at < end; at++) words[at] = words[at + size]!;
  }
  add(turn: number): void {
    const { words, size } = this;
    for (let at = turn * size, end = at + size; at < end; at++) words[at]! |= words[at + size]!;
  }

  /** Cards of one hand stand for each other: what is pinned of one is pinned of all, against each of these others. */
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
