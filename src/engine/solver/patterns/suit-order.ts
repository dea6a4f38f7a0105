import { PAIR, WORDS } from './pins.ts';

const EVERY = 1 << 13;

/**
 * Who holds what in one suit. Nobody ever gets a card after the first, so which cards are left says all: who has how many,
 * and how they lie. Each card left has a number: those of the first hand from the lowest, then those of the next; so numbered, a
 * hand’s second card is its second card in every deal in which everybody has as many. All is worked out once for every set of cards
 * left, when it is first met.
 */
export class SuitOrder {
  private readonly owner: Int8Array;
  private readonly seats: number;
  private readonly counts = new Int32Array(EVERY).fill(-1);
  private readonly order: readonly Int32Array[] = Array.from({ length: WORDS }, () => new Int32Array(EVERY));
  private readonly numbers = new Uint8Array(EVERY * 16);
  private readonly strengths = new Uint8Array(EVERY * 16);
  private readonly hands = new Uint8Array(EVERY * 16);

  /** `owner`: strength → seat, -1 for no card. */
  constructor(owner: Int8Array, seats: number) {
    this.owner = owner;
    this.seats = seats;
  }

  private fill(left: number): void {
    const { owner, numbers, strengths } = this;
    const at = left * 16;
    let counts = 0;
    let number = 0;
    for (let seat = 0; seat < this.seats; seat++)
      for (let strength = 0; strength < 13; strength++) {
        if (((left >> strength) & 1) === 0 || owner[strength] !== seat) continue;
        counts += 1 << (seat * 4);
        this.hands[at + number] = seat;
        numbers[at + strength] = number;
        strengths[at + number] = strength;
        number++;
      }
    for (let upper = 1; upper < number; upper++)
      for (let under = 0; under < upper; under++) {
        const pair = PAIR[upper * 16 + under]!;
        if (strengths[at + upper]! > strengths[at + under]!) this.order[pair >> 5]![left]! |= 1 << (pair & 31);
      }
    this.counts[left] = counts;
  }

  /** How many of the cards left each seat has, four bits a seat. To be asked before anything else of the same cards. */
  countsOf(left: number): number {
    if (this.counts[left]! < 0) this.fill(left);
    return this.counts[left]!;
  }

  /** One word of all pairs of numbers: whether the card with the greater number is the stronger. */
  orderOf(left: number, word: number): number {
    return this.order[word]![left]!;
  }

  /** The pair of numbers of two cards, and the pair of strengths of two numbers. */
  numbered(left: number, strength: number, other: number): number {
    return PAIR[this.numbers[left * 16 + strength]! * 16 + this.numbers[left * 16 + other]!]!;
  }
  ranked(left: number, number: number, other: number): number {
    return PAIR[this.strengths[left * 16 + number]! * 16 + this.strengths[left * 16 + other]!]!;
  }

  /** Whose card has a number. */
  handOf(left: number, number: number): number {
    return this.hands[left * 16 + number]!;
  }
}
