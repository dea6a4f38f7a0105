import type { OpenDeal } from './open-deal.ts';
import { Proved } from './proved.ts';
import { COUNT, highest, lowest, SuitRanks, TOP_HIGH, TOP_LOW } from './suit-ranks.ts';

/**
 * What was proved of one deal, as patterns of the cards left when a trick is led to. `pins` says, for each suit, down to
 * which strength a proof depends on who holds what; where proofs go by the cards from the bottom, up to which.
 */
export class Patterns {
  private readonly suits: number;
  private readonly named: readonly number[];
  private readonly fromTop: boolean;
  private readonly ranks: readonly SuitRanks[];
  private readonly proved: Proved;
  /** Suits of which every card is told apart; of the others the named cards, if any, are the highest. */
  private readonly isExact: readonly boolean[];
  private readonly key: Int32Array;
  private readonly owners: Int32Array;
  private readonly pinned: Int32Array;
  private readonly depths: Int32Array;

  /** `exactSuit`: one of which every card is told apart, -1 for none. */
  constructor(deal: OpenDeal, exactSuit: number, fromTop: boolean) {
    const { seats, suits, hands } = deal;
    this.suits = suits;
    this.named = deal.named;
    this.fromTop = fromTop;
    const owners = deal.named.map((_, suit) => {
      const owner = new Int8Array(13).fill(-1);
      for (let seat = 0; seat < seats; seat++)
        for (let bit = 0; bit < 13; bit++) if ((hands[seat * suits + suit]! >> bit) & 1) owner[bit] = seat;
      return owner;
    });
    this.ranks = owners.map((owner) => new SuitRanks(owner));
    this.isExact = owners.map((owner, suit) => {
      const named = deal.named[suit]!;
      const above = owner.findLastIndex((seat, bit) => seat >= 0 && ((named >> bit) & 1) === 0);
      return suit === exactSuit || (named !== 0 && (!fromTop || 1 << above > (named & -named)));
    });
    this.proved = new Proved(suits, suits * 2);
    this.key = new Int32Array(suits + 1);
    this.owners = new Int32Array(suits * 2);
    this.pinned = new Int32Array(suits * 2);
    this.depths = new Int32Array(suits);
  }

  /** Whether `need` more can be had where these cards are left and this seat leads; undefined where it is not known. */
  recall(left: readonly number[], leader: number, need: number, pins: Int8Array, from: number): boolean | undefined {
    this.describe(left, leader);
    const proof = this.proved.find(this.key, this.owners, need);
    if (proof < 0) return undefined;
    for (let suit = 0; suit < this.suits; suit++) {
      const depth = this.proved.depth(proof, suit);
      pins[from + suit] = depth === 0 ? (this.fromTop ? 15 : -1) : this.strengthAt(left[suit]!, depth);
    }
    return this.proved.says(proof);
  }

  /** Keeps what was proved, with what it depends on. */
  remember(left: readonly number[], leader: number, need: number, can: boolean, pins: Int8Array, from: number): void {
    this.describe(left, leader);
    for (let suit = 0; suit < this.suits; suit++) {
      const depth = this.depthOf(left[suit]!, pins[from + suit]!, suit);
      this.depths[suit] = depth;
      if (this.isExact[suit]!) {
        this.pinned[suit * 2] = this.pinned[suit * 2 + 1] = 0;
        continue;
      }
      const all = COUNT[left[suit]!]!;
      this.pinned[suit * 2] = this.fromTop ? TOP_HIGH[depth]! : TOP_HIGH[all]! & ~TOP_HIGH[all - depth]!;
      this.pinned[suit * 2 + 1] = this.fromTop ? TOP_LOW[depth]! : TOP_LOW[all]! & ~TOP_LOW[all - depth]!;
    }
    this.proved.keep(this.key, this.owners, this.pinned, this.depths, need, can);
  }

  private describe(left: readonly number[], leader: number): void {
    for (let suit = 0; suit < this.suits; suit++) {
      const cards = left[suit]!;
      const ranks = this.ranks[suit]!;
      const counts = ranks.countsOf(cards);
      this.key[suit] = this.isExact[suit]! ? cards | (1 << 30) : counts | (COUNT[cards & this.named[suit]!]! << 20);
      this.owners[suit * 2] = ranks.highOf(cards);
      this.owners[suit * 2 + 1] = ranks.lowOf(cards);
    }
    this.key[this.suits] = leader;
  }

  /** How many cards a pin reaches to, from the end that proofs go by; named cards are never let go. */
  private depthOf(cards: number, pin: number, suit: number): number {
    if (!this.fromTop) return pin < 0 ? 0 : COUNT[cards & ((2 << pin) - 1)]!;
    const depth = pin > 13 ? 0 : COUNT[cards & ~((1 << pin) - 1)]!;
    return this.isExact[suit]! ? depth : Math.max(depth, COUNT[cards & this.named[suit]!]!);
  }

  /** The strength of the card so many from that end. */
  private strengthAt(cards: number, depth: number): number {
    let rest = cards;
    for (let i = 1; i < depth; i++) rest ^= 1 << (this.fromTop ? highest(rest) : lowest(rest));
    return this.fromTop ? highest(rest) : lowest(rest);
  }
}
