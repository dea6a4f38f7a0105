import { cardsIn, highestOf } from '../../cards/card-masks.ts';
import type { TrickState, OpenDeal, Seats } from '../open-deal.ts';
import type { Pins } from '../patterns/pins.ts';

/** Simple proofs, before a lead, from tricks that only have to be cashed. */
export class SureTricks {
  private readonly deal: OpenDeal;
  private readonly makers: Seats;
  private readonly pins: Pins;
  /** Suit → last card cashed. */
  private readonly last: Int8Array;

  constructor(deal: OpenDeal, makers: Seats, pins: Pins) {
    this.deal = deal;
    this.makers = makers;
    this.pins = pins;
    this.last = new Int8Array(deal.suits);
  }

  /**
   * Returns 1 if the leader's cashable tricks give the makers their `need`, -1 if they give the others too many, 0 if
   * nothing is settled. Pins what the answer depends on.
   *
   * The highest cards left of a suit win; once no other hand has the suit, so do all its cards. With trumps, only trumps
   * count until no other hand has one.
   */
  settle({ hands, toPlay: leader, trick }: TrickState, left: readonly number[], need: number, turn: number): number {
    const { last, pins } = this;
    const { seats, suits, trump, follows, tricks } = this.deal;
    const isMaker = ((this.makers >> leader) & 1) === 1;
    const enough = isMaker ? need : tricks - trick - need + 1;
    let sure = 0;
    let reached = -1;
    const isDrawn = trump < 0 || hands[leader * suits + trump]! === left[trump]!;
    for (let suit = 0; suit < suits && sure < enough; suit++) {
      last[suit] = -1;
      const own = hands[leader * suits + suit]!;
      if (own === 0 || (suit !== trump && !isDrawn)) continue;
      let rest = left[suit]!;
      let top = 0;
      while (rest !== 0) {
        const strength = highestOf(rest);
        if (((own >> strength) & 1) === 0) break;
        rest ^= 1 << strength;
        last[suit] = strength;
        top++;
        if (sure + top >= enough) break;
      }
      if (top === 0) continue;
      sure += top;
      reached = suit;
      if (sure >= enough || suit === trump) continue;
      let longest = 0;
      for (let seat = 0; seat < seats; seat++) {
        const theirs = cardsIn(hands[seat * suits + suit]!);
        // A seat that need not follow may keep the suit to the end.
        if (seat !== leader && theirs > 0) longest = Math.max(longest, (follows >> seat) & 1 ? theirs : Infinity);
      }
      if (top >= longest) sure += cardsIn(own) - top;
    }
    if (sure >= enough) {
      for (let suit = 0; suit <= reached; suit++)
        if (last[suit]! >= 0)
          for (let seat = 0; seat < seats; seat++)
            if (seat !== leader && hands[seat * suits + suit]! !== 0)
              pins.pin(turn, suit, last[suit]!, highestOf(hands[seat * suits + suit]!));
      return isMaker ? 1 : -1;
    }
    return trump < 0 ? 0 : this.sureTrumps(hands, left[trump]!, need, tricks - trick, turn);
  }

  /**
   * Tricks that the highest trumps take, whoever leads: of the top trumps in sequence on one side, a hand takes as many
   * as it holds, because it plays one card a trick.
   */
  private sureTrumps(hands: readonly number[], left: number, need: number, tricks: number, turn: number): number {
    if (left === 0) return 0;
    const { makers, pins } = this;
    const { seats, suits, trump } = this.deal;
    const top = highestOf(left);
    let side = 0;
    let others = 0;
    for (let seat = 0; seat < seats; seat++)
      if ((makers >> seat) & 1) side |= hands[seat * suits + trump]!;
      else others |= hands[seat * suits + trump]!;
    const isMakers = ((side >> top) & 1) === 1;
    const against = isMakers ? others : side;
    const run = against === 0 ? left : left & ~((2 << highestOf(against)) - 1);
    const enough = isMakers ? need : tricks - need + 1;
    if (cardsIn(run) < enough) return 0;
    for (let seat = 0; seat < seats; seat++) {
      let own = hands[seat * suits + trump]! & run;
      if (cardsIn(own) < enough) continue;
      for (let n = 1; n < enough; n++) own ^= 1 << highestOf(own);
      for (let other = 0; other < seats; other++) {
        const theirs = hands[other * suits + trump]!;
        if ((theirs & against) !== 0) pins.pin(turn, trump, highestOf(own), highestOf(theirs));
      }
      return isMakers ? 1 : -1;
    }
    return 0;
  }
}
