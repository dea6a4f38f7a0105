import { cardsIn, lowestOf } from '../../cards/card-masks.ts';
import type { OpenDeal } from '../open-deal.ts';
import type { Pins } from '../patterns/pins.ts';

/**
 * Proves that a hand that wants no trick must lose one of those left; no trump.
 *
 * In a suit, compare the hand's cards with those of an opponent who must follow, both counted from the lowest. If one of
 * the opponent's is above the hand's card of the same place, leading upwards from the lowest makes the opponent take a
 * trick. That is enough if the hand leads. If another seat leads, it must find a suit in which everyone stays below the
 * hand's lowest card and can still do so afterwards. A seat that follows keeps its other suits unchanged, and in the suit
 * led both it and the hand move down one place. A seat that cannot follow may throw a card away, which does not help if
 * it has more of the suit than the hand.
 */
export class Escape {
  private readonly deal: OpenDeal;
  private readonly hand: number;
  private readonly pins: Pins;
  /** Suit × seat → first card above the hand's card of the same place (-1 for none), and that card of the hand. */
  private readonly over: Int8Array;
  private readonly under: Int8Array;

  constructor(deal: OpenDeal, hand: number, pins: Pins) {
    this.deal = deal;
    this.hand = hand;
    this.pins = pins;
    this.over = new Int8Array(deal.suits * deal.seats);
    this.under = new Int8Array(deal.suits * deal.seats);
  }

  /** Whether the hand certainly loses a trick; called before a lead. Pins what the answer depends on. */
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

  /** Finds for each suit the seats that cannot stay below the hand; returns the first, -1 for none. */
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

  /** A seat that cannot stay below the hand if this suit is led, or cannot afterwards; -1 for none. */
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
