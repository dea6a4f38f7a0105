import { cardsIn, lowestOf } from '../../cards/card-masks.ts';
import type { TrickState, OpenDeal } from '../open-deal.ts';
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
class Escape {
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

/** Simple proofs, before a lead, about a single hand that avoids tricks against all others. */
export class Shunning {
  private readonly deal: OpenDeal;
  private readonly hand: number;
  private readonly pins: Pins;
  private readonly escape: Escape;
  /** Whether a rule names cards of a plain suit, so that the hand may not always throw its highest away. */
  private readonly isTold: boolean;

  constructor(deal: OpenDeal, hand: number, pins: Pins) {
    this.deal = deal;
    this.hand = hand;
    this.pins = pins;
    this.escape = new Escape(deal, hand, pins);
    this.isTold = deal.named.some((mask, suit) => mask !== 0 && suit !== deal.trump);
  }

  /**
   * Returns 1 if the hand certainly takes at most `may` of the tricks left, -1 if it certainly takes more, 0 if neither
   * is proved. Pins what the answer depends on.
   */
  settle({ hands, toPlay: leader, trick }: TrickState, left: readonly number[], may: number, turn: number): number {
    const { deal, hand, pins } = this;
    const { suits, trump } = deal;
    const tricks = deal.tricks - trick;
    // A hand with trumps is never safe, and other hands with trumps may be forced to take its tricks.
    if (trump >= 0 && hands[hand * suits + trump] !== 0) return 0;
    if (trump < 0 && may === tricks - 1 && this.escape.isSure(hands, leader, turn)) return 1;
    if (this.isTold) return 0;
    if (trump < 0 && leader === hand && stuckFor(deal, hands, hand, tricks) > may) {
      pinUnder(deal, hands, hand, may + 1, pins, turn);
      return -1;
    }
    if (!isSafe(deal, hands, left, leader, hand)) return 0;
    pinOver(deal, hands, hand, pins, turn);
    return 1;
  }
}

/**
 * Whether a hand can avoid every trick in all its suits: no card left is below its lowest, at most one below its second,
 * at most two below its third. It follows with the highest card below the one that wins, and discards its highest. If it
 * leads, it needs a suit that stays safe even if nobody plays below its lowest card.
 */
function isSafe(
  deal: OpenDeal,
  hands: readonly number[],
  left: readonly number[],
  leader: number,
  hand: number,
): boolean {
  const { suits } = deal;
  let canLead = leader !== hand;
  for (let suit = 0; suit < suits; suit++) {
    const own = hands[hand * suits + suit]!;
    if (own === 0) continue;
    const others = left[suit]! & ~own;
    let before = 0;
    let staysSafe = hasBound(deal, hands, hand, suit);
    for (let rest = own; rest !== 0; rest &= rest - 1, before++) {
      const below = cardsIn(others & ((rest & -rest) - 1));
      if (below > before) return false;
      if (below > 0 && below > before - 1) staysSafe = false;
    }
    canLead ||= staysSafe;
  }
  return canLead;
}

/** Whether any other seat must follow in a suit. */
function hasBound({ seats, suits, follows }: OpenDeal, hands: readonly number[], hand: number, suit: number): boolean {
  for (let seat = 0; seat < seats; seat++)
    if (seat !== hand && (follows >> seat) & 1 && hands[seat * suits + suit] !== 0) return true;
  return false;
}

/** Pins that no more of the others' cards lie below any card of the hand than now. */
function pinOver({ seats, suits }: OpenDeal, hands: readonly number[], hand: number, pins: Pins, turn: number): void {
  for (let suit = 0; suit < suits; suit++)
    for (let rest = hands[hand * suits + suit]!; rest !== 0; rest &= rest - 1) {
      const strength = lowestOf(rest);
      for (let seat = 0; seat < seats; seat++) {
        const above = hands[seat * suits + suit]! & ~((2 << strength) - 1);
        if (seat !== hand && above !== 0) pins.pin(turn, suit, strength, lowestOf(above));
      }
    }
}

/**
 * Minimum number of tricks that a leading hand takes before it can lose the lead: in each suit, as many rounds as every
 * other seat can stay below it, card for card from the lowest; it chooses the shortest suit. All tricks left if no suit
 * ends.
 */
function stuckFor({ seats, suits }: OpenDeal, hands: readonly number[], hand: number, tricks: number): number {
  let stuck = tricks;
  for (let suit = 0; suit < suits; suit++) {
    const own = hands[hand * suits + suit]!;
    if (own === 0) continue;
    const size = cardsIn(own);
    let ends = size;
    for (let seat = 0; seat < seats; seat++) {
      if (seat === hand) continue;
      let theirs = hands[seat * suits + suit]!;
      let rest = own;
      let rounds = 0;
      while (theirs !== 0 && rest !== 0) {
        if ((theirs & -theirs) > (rest & -rest)) {
          if (rounds < ends) ends = rounds;
          break;
        }
        theirs &= theirs - 1;
        rest &= rest - 1;
        rounds++;
      }
    }
    if (ends < size && ends < stuck) stuck = ends;
    if (stuck === 0) return 0;
  }
  return stuck;
}

/** Pins that each other seat can stay below the hand for so many rounds of every suit. */
function pinUnder(
  { seats, suits }: OpenDeal,
  hands: readonly number[],
  hand: number,
  rounds: number,
  pins: Pins,
  turn: number,
): void {
  for (let suit = 0; suit < suits; suit++)
    for (let seat = 0; seat < seats; seat++) {
      if (seat === hand) continue;
      let theirs = hands[seat * suits + suit]!;
      let own = hands[hand * suits + suit]!;
      for (let round = 0; round < rounds && theirs !== 0 && own !== 0; round++, theirs &= theirs - 1, own &= own - 1)
        pins.pin(turn, suit, lowestOf(theirs), lowestOf(own));
    }
}
