import type { OpenDeal } from './open-deal.ts';
import { COUNT, lowest } from './suit-ranks.ts';

/**
 * For one hand that would rather take no trick, against all others: 1 where it certainly takes none of those left, -1 where
 * it takes more than `may`, 0 where neither is plain. What the answer depends on is written into `pins`.
 */
export function shunned(
  deal: OpenDeal,
  hands: readonly number[],
  left: readonly number[],
  leader: number,
  hand: number,
  may: number,
  tricks: number,
  pins: Int8Array,
  from: number,
): number {
  const { suits, trump } = deal;
  // With a trump it is safe nowhere; and others who have one may be made to take what they would leave.
  if (trump >= 0 && hands[hand * suits + trump] !== 0) return 0;
  if (trump < 0 && leader === hand && stuckFor(deal, hands, left, hand, tricks, pins, from) > may) return -1;
  if (isSafe(deal, hands, left, leader, hand, pins, from)) return 1;
  for (let suit = 0; suit < suits; suit++) pins[from + suit] = -1;
  return 0;
}

/**
 * Whether every suit of a hand can be ducked for ever: below its lowest card no other is left, below its second at most
 * one, below its third at most two. On each lead it then plays the highest card under the one led, and away from the suit
 * its highest. Where it leads itself, it needs a suit that stays so though nobody plays low on its lowest.
 */
function isSafe(
  { suits, follows }: OpenDeal,
  hands: readonly number[],
  left: readonly number[],
  leader: number,
  hand: number,
  pins: Int8Array,
  from: number,
): boolean {
  let canLead = leader !== hand;
  for (let suit = 0; suit < suits; suit++) {
    pins[from + suit] = -1;
    const own = hands[hand * suits + suit]!;
    if (own === 0) continue;
    const others = left[suit]! & ~own;
    let before = 0;
    let staysSafe = others !== 0 && follows;
    for (let rest = own; rest !== 0; rest &= rest - 1, before++) {
      const strength = lowest(rest);
      const below = COUNT[others & ((1 << strength) - 1)]!;
      if (below > before) return false;
      if (below > 0 && below > before - 1) staysSafe = false;
      pins[from + suit] = strength;
    }
    canLead ||= staysSafe;
  }
  return canLead;
}

/**
 * How many tricks a hand that leads must take before it can lose the lead: in a suit, as many as each of the others can
 * stay under it, card for card from the lowest; it takes the suit in which that ends first. All that are left, where it
 * ends in none.
 */
function stuckFor(
  { seats, suits }: OpenDeal,
  hands: readonly number[],
  left: readonly number[],
  hand: number,
  tricks: number,
  pins: Int8Array,
  from: number,
): number {
  let stuck = tricks;
  for (let suit = 0; suit < suits; suit++) {
    pins[from + suit] = -1;
    const own = hands[hand * suits + suit]!;
    if (own === 0) continue;
    const size = COUNT[own]!;
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
  // Pinned are the cards that the others were seen to stay under, in so many rounds.
  for (let suit = 0; suit < suits; suit++) {
    const own = hands[hand * suits + suit]!;
    let rest = own & left[suit]!;
    for (let i = 0; i < stuck && rest !== 0; i++, rest &= rest - 1) pins[from + suit] = lowest(rest);
  }
  return stuck;
}
