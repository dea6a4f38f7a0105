import { cardsIn, lowestOf } from '../../cards/card-masks.ts';
import type { OpenDeal } from '../open-deal.ts';
import type { Pins } from '../patterns/pins.ts';

/**
 * Whether one hand, which would rather take no trick, certainly loses one of those left, where there is no trump.
 *
 * In a suit somebody who has to follow cannot stay under the hand for ever where, counted from the lowest, one of his cards
 * is above the hand’s card of the same place: the hand leads from its lowest upwards, and by then he has to take the trick. That is
 * all where the hand leads. Where another does, he must find a suit in which all stay under its lowest card, and nobody must
 * be found who cannot stay under it afterwards. Who follows suit keeps his other suits as they were, and in the suit led the hand
 * plays its lowest, so that his card comes down a place with its own; who cannot may throw one card away, which does not
 * help him where he has more of the suit than the hand.
 */
export class Escape {
  private readonly deal: OpenDeal;
  private readonly hand: number;
  private readonly pins: Pins;
  /** Suit × seat → the first card that is above the hand’s of the same place, -1 for none; and the hand’s. */
  private readonly over: Int8Array;
  private readonly under: Int8Array;

  constructor(deal: OpenDeal, hand: number, pins: Pins) {
    this.deal = deal;
    this.hand = hand;
    this.pins = pins;
    this.over = new Int8Array(deal.suits * deal.seats);
    this.under = new Int8Array(deal.suits * deal.seats);
  }

  /** Before a trick is led to. What the answer depends on is pinned. */
  isSure(hands: readonly number[], leader: number, turn: number): boolean {
    const { hand } = this;
    const first = this.compare(hands);
    if (first < 0) return false;
    if (leader === hand) {
      this.pin(turn, first);
      return true;
    }
    const { suits } = this.deal;
    const isLed = (suit: number): boolean => hands[leader * suits + suit] !== 0 && hands[hand * suits + suit] !== 0;
    for (let suit = 0; suit < suits; suit++) if (isLed(suit) && this.stopper(hands, suit) < 0) return false;
    for (let suit = 0; suit < suits; suit++) if (isLed(suit)) this.pin(turn, this.stopper(hands, suit));
    return true;
  }

  /** Finds for each suit who cannot stay under the hand; the first of them, -1 where there is none. */
  private compare(hands: readonly number[]): number {
    const { hand, over, under, deal } = this;
    const { seats, suits, follows } = deal;
    let first = -1;
    for (let suit = 0, at = 0; suit < suits; suit++)
      for (let seat = 0; seat < seats; seat++, at++) {
        over[at] = -1;
        if (seat === hand || ((follows >> seat) & 1) === 0) continue;
        let own = hands[hand * suits + suit]!;
        let theirs = hands[seat * suits + suit]!;
        for (; theirs !== 0 && own !== 0; theirs &= theirs - 1, own &= own - 1)
          if ((theirs & -theirs) > (own & -own)) {
            over[at] = lowestOf(theirs);
            under[at] = lowestOf(own);
            if (first < 0) first = at;
            break;
          }
      }
    return first;
  }

  /** Who cannot stay under the hand where this suit is led, or cannot afterwards; -1 for nobody. */
  private stopper(hands: readonly number[], led: number): number {
    const { hand, over, deal } = this;
    const { seats, suits } = deal;
    for (let at = led * seats; at < (led + 1) * seats; at++) if (over[at]! >= 0) return at;
    for (let suit = 0, at = 0; suit < suits; suit++)
      for (let seat = 0; seat < seats; seat++, at++) {
        if (over[at]! < 0) continue;
        const hasMore = cardsIn(hands[seat * suits + suit]!) > cardsIn(hands[hand * suits + suit]!);
        if (hasMore || hands[seat * suits + led] !== 0) return at;
      }
    return -1;
  }

  private pin(turn: number, at: number): void {
    const { seats } = this.deal;
    this.pins.pin(turn, Math.floor(at / seats), this.over[at]!, this.under[at]!);
  }
}
