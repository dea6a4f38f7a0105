import { highestOf, lowestOf } from '../../cards/card-masks.ts';
import type { OpenDeal } from '../open-deal.ts';
import { PAIR, UNDER, UPPER, WORDS, type Pins } from './pins.ts';
import { Proved } from './proved.ts';
import { SuitOrder } from './suit-order.ts';

/** In a key, after how many of a suit each has, which of the cards told apart are left; or a suit of which all are. */
const TOLD_AT = 20;
const EXACT = 1 << 30;

const EVERY = (1 << 13) - 1;

/**
 * What was proved of one deal, as patterns of the cards left when a trick is led to: who leads, how many of each suit everybody has, and
 * the pairs of cards of which it matters which is the stronger. A card is known by its hand and its place there; so one
 * proof serves every position that fits.
 */
export class Patterns {
  private readonly suits: number;
  /** Suit → the cards that are told apart: those a law knows by name, and all above them. */
  private readonly told: readonly number[];
  private readonly orders: readonly SuitOrder[];
  private readonly proved: Proved;
  private readonly exactSuit: number;
  private readonly key: Int32Array;
  private readonly order: Int32Array;
  private readonly pinned: Int32Array;

  /** `exactSuit`: one of which every card is told apart, -1 for none. */
  constructor(deal: OpenDeal, exactSuit: number) {
    const { suits } = deal;
    this.suits = suits;
    this.told = deal.named.map((named) => (named === 0 ? 0 : EVERY & -(named & -named)));
    this.orders = ordersOf(deal);
    this.exactSuit = exactSuit;
    const size = suits * WORDS;
    this.proved = new Proved(suits + 1, size);
    this.key = new Int32Array(suits + 1);
    this.order = new Int32Array(size);
    this.pinned = new Int32Array(size);
  }

  /** Whether `need` more can be had where these cards are left and this seat leads; undefined where it is not known. */
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
    return this.proved.says(proof);
  }

  /** Keeps what was proved, with what it depends on. */
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

  /** Lets go what follows from the rest: who beats a card beats those below it in its hand, and so do those above him in his. */
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
      const told = this.told[suit]!;
      const own = this.orders[suit]!;
      const counts = own.countsOf(cards);
      if (suit === this.exactSuit) key[suit] = cards | EXACT;
      else key[suit] = told === 0 ? counts : counts | (((cards & told) >> lowestOf(told)) << TOLD_AT);
      for (let word = 0; word < WORDS; word++) order[word * suits + suit] = own.orderOf(cards, word);
    }
    key[suits] = leader;
  }
}

/** Of each pair pinned in a suit, which card is the stronger, and between whose hands it is. */
const winners = new Uint8Array(UPPER.length);
const losers = new Uint8Array(UPPER.length);
const between = new Uint8Array(UPPER.length);

const known = new WeakMap<OpenDeal, readonly SuitOrder[]>();

/** Who holds what in each suit of a deal: the same for every search over it. */
function ordersOf(deal: OpenDeal): readonly SuitOrder[] {
  const { seats, suits, hands } = deal;
  const orders =
    known.get(deal) ??
    deal.named.map((_, suit) => {
      const owner = new Int8Array(13).fill(-1);
      for (let seat = 0; seat < seats; seat++)
        for (let bit = 0; bit < 13; bit++) if ((hands[seat * suits + suit]! >> bit) & 1) owner[bit] = seat;
      return new SuitOrder(owner, seats);
    });
  known.set(deal, orders);
  return orders;
}
