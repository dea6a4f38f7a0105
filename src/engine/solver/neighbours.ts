import { highestOf, lowestOf } from '../cards/card-masks.ts';
import type { Goal, OpenDeal } from './open-deal.ts';
import type { Pins } from './patterns/pins.ts';

/**
 * Cards that are equivalent in the search: one hand holds both, no remaining card lies between them, and no rule or goal
 * names either.
 */
export class Neighbours {
  private readonly suits: number;
  /** Suit → mask of strengths that a rule or goal names; all bits where every card matters. */
  private readonly named: readonly number[];
  private readonly own: readonly number[];

  constructor({ suits, named }: OpenDeal, goal: Goal) {
    this.suits = suits;
    this.named = named;
    const card = goal.kind === 'tricks' ? -1 : goal.card;
    this.own = named.map((_, suit) => (card >= 0 && card >> 4 === suit ? 1 << (card & 15) : 0));
  }

  /** Writes the cards to try, with the lowest of equivalent cards standing for all, and returns their number. */
  list(legal: readonly number[], left: readonly number[], moves: Int32Array, first: number): number {
    let count = 0;
    for (let suit = 0; suit < this.suits; suit++) {
      const cards = legal[suit]!;
      for (let rest = cards; rest !== 0; rest &= rest - 1) {
        const strength = lowestOf(rest);
        if (this.below(suit, strength, cards, left[suit]!) < 0) moves[first + count++] = suit * 16 + strength;
      }
    }
    return count;
  }

  /** After every card was tried, extends what the proof depends on to the neighbours of the cards tried. */
  share(hands: readonly number[], seat: number, left: readonly number[], pins: Pins, turn: number): void {
    for (let suit = 0; suit < this.suits; suit++) {
      const cards = hands[seat * this.suits + suit]!;
      const others = left[suit]! & ~cards;
      if ((cards & (cards - 1)) === 0 || others === 0 || !pins.has(turn, suit)) continue;
      let run = 0;
      for (let rest = cards; rest !== 0; rest &= rest - 1) {
        const strength = lowestOf(rest);
        if (run !== 0 && this.below(suit, strength, cards, left[suit]!) < 0) {
          if ((run & (run - 1)) !== 0) pins.share(turn, suit, run, others);
          run = 0;
        }
        run |= 1 << strength;
      }
      if ((run & (run - 1)) !== 0) pins.share(turn, suit, run, others);
    }
  }

  /** The equivalent card just below this one; -1 if there is none. */
  private below(suit: number, strength: number, cards: number, left: number): number {
    const under = left & ((1 << strength) - 1);
    if (under === 0) return -1;
    const next = highestOf(under);
    if (((cards >> next) & 1) === 0) return -1;
    const named = this.named[suit]!;
    const own = this.own[suit]!;
    const differ = (((named >> strength) ^ (named >> next)) | ((own >> strength) ^ (own >> next))) & 1;
    return differ === 0 ? next : -1;
  }
}
