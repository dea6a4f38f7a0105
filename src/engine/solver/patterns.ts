import type { OpenDeal } from './open-deal.ts';
import { Proved } from './proved.ts';
import { COUNT, highest, lowest, SuitRanks, TOP_HIGH, TOP_LOW } from './suit-ranks.ts';

/**
 * What was proved of one deal, as patterns of the cards left when a trick is led to. `tops` says, for each suit, down to
 * which strength a proof depends on who holds what, `lows` up to which; who holds the others does not matter.
 */
export class Patterns {
  private readonly suits: number;
  private readonly named: readonly number[];
  private readonly ranks: readonly SuitRanks[];
  private readonly proved: Proved;
  /** Suits of which every card is told apart; of the others the named cards, if any, are the highest. */
  private readonly isExact: readonly boolean[];
  private readonly key: Int32Array;
  private readonly owners: Int32Array;
  private readonly pinned: Int32Array;
  private readonly depths: Int32Array;

  /** `exactSuit`: one of which every card is told apart, -1 for none. */
  constructor(deal: OpenDeal, exactSuit: number) {
    const { seats, suits, hands } = deal;
    this.suits = suits;
    this.named = deal.named;
    this.ranks = ranksOf(deal);
    this.isExact = deal.named.map((named, suit) => {
      let others = 0;
      for (let seat = 0; seat < seats; seat++) others |= hands[seat * suits + suit]! & ~named;
      return suit === exactSuit || (named !== 0 && others > (named & -named));
    });
    this.proved = new Proved(suits * 2, suits, suits * 2);
    this.key = new Int32Array(suits + 1);
    this.owners = new Int32Array(suits * 2);
    this.pinned = new Int32Array(suits * 2);
    this.depths = new Int32Array(suits * 2);
  }

  /** Whether `need` more can be had where these cards are left and this seat leads; undefined where it is not known. */
  recall(
    left: readonly number[],
    leader: number,
    need: number,
    tops: Int8Array,
    lows: Int8Array,
    from: number,
  ): boolean | undefined {
    this.describe(left, leader);
    const proof = this.proved.find(this.key, this.owners, need);
    if (proof < 0) return undefined;
    for (let suit = 0; suit < this.suits; suit++) {
      const top = this.proved.depth(proof, suit * 2);
      const low = this.proved.depth(proof, suit * 2 + 1);
      if (top > 0) tops[from + suit] = fromTop(left[suit]!, top);
      if (low > 0) lows[from + suit] = fromBottom(left[suit]!, low);
    }
    return this.proved.says(proof);
  }

  /** Keeps what was proved, with what it depends on. */
  remember(
    left: readonly number[],
    leader: number,
    need: number,
    can: boolean,
    tops: Int8Array,
    lows: Int8Array,
    from: number,
  ): void {
    this.describe(left, leader);
    for (let suit = 0; suit < this.suits; suit++) {
      const cards = left[suit]!;
      const all = COUNT[cards]!;
      let top = COUNT[cards & ~((1 << Math.min(13, tops[from + suit]!)) - 1)]!;
      const low = COUNT[cards & ((1 << (lows[from + suit]! + 1)) - 1)]!;
      // Named cards are never let go.
      if (!this.isExact[suit]!) top = Math.max(top, COUNT[cards & this.named[suit]!]!);
      this.depths[suit * 2] = top;
      this.depths[suit * 2 + 1] = low;
      const under = all - low;
      this.pinned[suit * 2] = this.isExact[suit]! ? 0 : TOP_HIGH[top]! | (TOP_HIGH[all]! & ~TOP_HIGH[under]!);
      this.pinned[suit * 2 + 1] = this.isExact[suit]! ? 0 : TOP_LOW[top]! | (TOP_LOW[all]! & ~TOP_LOW[under]!);
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
}

const known = new WeakMap<OpenDeal, readonly SuitRanks[]>();

/** Who holds what in each suit of a deal: the same for every search over it. */
function ranksOf(deal: OpenDeal): readonly SuitRanks[] {
  const { seats, suits, hands } = deal;
  const ranks =
    known.get(deal) ??
    deal.named.map((_, suit) => {
      const owner = new Int8Array(13).fill(-1);
      for (let seat = 0; seat < seats; seat++)
        for (let bit = 0; bit < 13; bit++) if ((hands[seat * suits + suit]! >> bit) & 1) owner[bit] = seat;
      return new SuitRanks(owner);
    });
  known.set(deal, ranks);
  return ranks;
}

/** The strength of the card so many from the top, or from the bottom. */
function fromTop(cards: number, depth: number): number {
  let rest = cards;
  for (let i = 1; i < depth; i++) rest ^= 1 << highest(rest);
  return highest(rest);
}
function fromBottom(cards: number, depth: number): number {
  let rest = cards;
  for (let i = 1; i < depth; i++) rest &= rest - 1;
  return lowest(rest);
}
