import { highestOf, lowestOf } from '../../cards/card-masks.ts';
import { memoizeByIdentity } from '../../kernel/collections.ts';
import type { OpenDeal } from '../open-deal.ts';
import { PAIR, UNDER, UPPER, WORDS, type Pins } from './pins.ts';
import { ProofTable } from './proof-table.ts';

/**
 * Bit position in a key of the distinguished cards left in a suit, above the counts of each seat; or of all cards left
 * where the whole suit is distinguished.
 */
const LOWEST_NAMED_AT = 20;
const EXACT = 1 << 30;

const EVERY_STRENGTH = (1 << 13) - 1;

/**
 * Proofs of one deal, stored as patterns of the cards left before a lead: the leader, each seat's number of cards in each
 * suit, and the pairs of cards whose relative strength matters. A card is identified by its hand and its rank within it,
 * so one proof serves every position that fits.
 */
export class Patterns {
  private readonly suits: number;
  /** Suit → mask of distinguished cards: those a rule names, and all above them. */
  private readonly lowestNamed: readonly number[];
  private readonly orders: readonly SuitOrder[];
  private readonly proved: ProofTable;
  private readonly exactSuit: number;
  private readonly key: Int32Array;
  private readonly order: Int32Array;
  private readonly pinned: Int32Array;

  /** `exactSuit`: suit of which every card is distinguished, -1 for none. */
  constructor(deal: OpenDeal, exactSuit: number) {
    const { suits } = deal;
    this.suits = suits;
    this.lowestNamed = deal.named.map((named) => (named === 0 ? 0 : EVERY_STRENGTH & -(named & -named)));
    this.orders = ordersOf(deal);
    this.exactSuit = exactSuit;
    const size = suits * WORDS;
    this.proved = new ProofTable(suits + 1, size);
    this.key = new Int32Array(suits + 1);
    this.order = new Int32Array(size);
    this.pinned = new Int32Array(size);
  }

  /** Whether `need` more can be had with these cards left and this leader; undefined if not known. */
  recall(left: readonly number[], leader: number, need: number, pins: Pins, turn: number): boolean | undefined {
    this.describe(left, leader);
    const proof = this.proved.find(this.key, this.order, need);
    if (proof < 0) return undefined;
    const { suits, orders } = this;
    const to = turn * pins.size;
    const length = this.proved.length(proof);
    for (let word = 0, at = 0; at < length; word++)
      for (let suit = 0; suit < suits && at < length; suit++, at++)
        for (let rest = this.proved.pinned(proof, at); rest !== 0;) {
          const bit = highestOf(rest);
          rest ^= 1 << bit;
          const pair = word * 32 + bit;
          const own = orders[suit]!.ranked(left[suit]!, UPPER[pair]!, UNDER[pair]!);
          pins.words[to + (own >> 5) * suits + suit]! |= 1 << (own & 31);
        }
    return this.proved.canReach(proof);
  }

  /** Stores a proof and what it depends on. */
  remember(left: readonly number[], leader: number, need: number, can: boolean, pins: Pins, turn: number): void {
    this.describe(left, leader);
    const { suits, orders, pinned } = this;
    const from = turn * pins.size;
    pinned.fill(0);
    for (let word = 0; word < WORDS; word++)
      for (let suit = 0; suit < suits; suit++) {
        if (suit === this.exactSuit) continue;
        for (let rest = pins.words[from + word * suits + suit]!; rest !== 0;) {
          const bit = highestOf(rest);
          rest ^= 1 << bit;
          const pair = word * 32 + bit;
          const own = orders[suit]!.numbered(left[suit]!, UPPER[pair]!, UNDER[pair]!);
          pinned[(own >> 5) * suits + suit]! |= 1 << (own & 31);
        }
      }
    for (let suit = 0; suit < suits; suit++) this.thin(suit, left[suit]!);
    this.proved.keep(this.key, this.order, pinned, need, can);
  }

  /**
   * Removes pairs implied by others: a card that beats another beats all lower cards of that hand, and so do higher cards
   * of its own hand.
   */
  private thin(suit: number, left: number): void {
    const { suits, pinned, order } = this;
    const own = this.orders[suit]!;
    let count = 0;
    for (let word = 0; word < WORDS; word++)
      for (let rest = pinned[word * suits + suit]!; rest !== 0; count++) {
        const bit = highestOf(rest);
        rest ^= 1 << bit;
        const pair = word * 32 + bit;
        const isUpper = ((order[word * suits + suit]! >> bit) & 1) === 1;
        winners[count] = isUpper ? UPPER[pair]! : UNDER[pair]!;
        losers[count] = isUpper ? UNDER[pair]! : UPPER[pair]!;
        between[count] = own.handOf(left, winners[count]!) * 8 + own.handOf(left, losers[count]!);
      }
    for (let i = 0; i < count; i++) {
      const winner = winners[i]!;
      const loser = losers[i]!;
      for (let j = 0; j < count; j++) {
        if (between[i] !== between[j] || winners[j]! > winner || losers[j]! < loser || i === j) continue;
        const pair = PAIR[winner * 16 + loser]!;
        pinned[(pair >> 5) * suits + suit]! &= ~(1 << (pair & 31));
        break;
      }
    }
  }

  private describe(left: readonly number[], leader: number): void {
    const { suits, key, order } = this;
    for (let suit = 0; suit < suits; suit++) {
      const cards = left[suit]!;
      const named = this.lowestNamed[suit]!;
      const own = this.orders[suit]!;
      const counts = own.countsOf(cards);
      if (suit === this.exactSuit) key[suit] = cards | EXACT;
      else key[suit] = named === 0 ? counts : counts | (((cards & named) >> lowestOf(named)) << LOWEST_NAMED_AT);
      for (let word = 0; word < WORDS; word++) order[word * suits + suit] = own.orderOf(cards, word);
    }
    key[suits] = leader;
  }
}

/** Stronger card of each pinned pair in a suit, and the two hands. */
const winners = new Uint8Array(UPPER.length);
const losers = new Uint8Array(UPPER.length);
const between = new Uint8Array(UPPER.length);

/** Order of the cards in each suit of a deal; shared by every search of it. */
const ordersOf = memoizeByIdentity(({ seats, suits, hands, named }: OpenDeal): readonly SuitOrder[] =>
  named.map((_, suit) => {
    const owner = new Int8Array(13).fill(-1);
    for (let seat = 0; seat < seats; seat++)
      for (let bit = 0; bit < 13; bit++) if ((hands[seat * suits + suit]! >> bit) & 1) owner[bit] = seat;
    return new SuitOrder(owner, seats);
  }),
);

const EVERY = 1 << 13;

/**
 * Holders of the cards of one suit. Hands only shrink, so the set of cards left determines each seat's count and the
 * order. The cards left are numbered: those of the first hand from the lowest, then those of the next; a hand's second
 * card has the same number in every deal with equal counts. Computed once for each set of cards left.
 */
class SuitOrder {
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

  /** Number of cards left for each seat, four bits a seat. Call it first for a new set of cards. */
  countsOf(left: number): number {
    if (this.counts[left]! < 0) this.fill(left);
    return this.counts[left]!;
  }

  /** One word of the pair bits: whether the card with the higher number is the stronger. */
  orderOf(left: number, word: number): number {
    return this.order[word]![left]!;
  }

  /** Pair of card numbers for two strengths; below, the pair of strengths for two numbers. */
  numbered(left: number, strength: number, other: number): number {
    return PAIR[this.numbers[left * 16 + strength]! * 16 + this.numbers[left * 16 + other]!]!;
  }
  ranked(left: number, number: number, other: number): number {
    return PAIR[this.strengths[left * 16 + number]! * 16 + this.strengths[left * 16 + other]!]!;
  }

  /** Seat that holds the card with this number. */
  handOf(left: number, number: number): number {
    return this.hands[left * 16 + number]!;
  }
}
