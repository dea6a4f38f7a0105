import { Escape } from './escape.ts';
import { cardsIn, lowestOf } from '../../cards/card-masks.ts';
import type { AtTable, OpenDeal } from '../open-deal.ts';
import type { Pins } from '../patterns/pins.ts';

/** What is plain of one hand that would rather take no trick, against all others, before a trick is led to. */
export class Shunning {
  private readonly deal: OpenDeal;
  private readonly hand: number;
  private readonly pins: Pins;
  private readonly escape: Escape;
  /** Whether a law tells cards of a plain suit from others, so that a hand may not always throw away its highest. */
  private readonly isTold: boolean;

  constructor(deal: OpenDeal, hand: number, pins: Pins) {
    this.deal = deal;
    this.hand = hand;
    this.pins = pins;
    this.escape = new Escape(deal, hand, pins);
    this.isTold = deal.named.some((mask, suit) => mask !== 0 && suit !== deal.trump);
  }

  /**
   * 1 where the hand certainly takes no more than `may` of the tricks left, -1 where it takes more, 0 where neither is plain.
   * What the answer depends on is pinned.
   */
  settle({ hands, toPlay: leader, trick }: AtTable, left: readonly number[], may: number, turn: number): number {
    const { deal, hand, pins } = this;
    const { suits, trump } = deal;
    const tricks = deal.tricks - trick;
    // With a trump it is safe nowhere; and others who have one may be made to take what they would leave.
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
 * Whether every suit of a hand can be ducked for ever: below its lowest card no other is left, below its second at most
 * one, below its third at most two. On each lead it then plays the highest card under the one led, and away from the suit
 * its highest. Where it leads itself, it needs a suit that stays so though nobody plays low on its lowest.
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

/** Whether any of the others has to follow in a suit. */
function hasBound({ seats, suits, follows }: OpenDeal, hands: readonly number[], hand: number, suit: number): boolean {
  for (let seat = 0; seat < seats; seat++)
    if (seat !== hand && (follows >> seat) & 1 && hands[seat * suits + suit] !== 0) return true;
  return false;
}

/** That no more of the others lie below any card of a hand than do. */
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
 * How many tricks a hand that leads must take before it can lose the lead: in a suit, as many as each of the others can
 * stay under it, card for card from the lowest; it takes the suit in which that ends first. All that are left, where it
 * ends in none.
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

/** That each of the others can stay under a hand for so many rounds of every suit, as they were seen to. */
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
