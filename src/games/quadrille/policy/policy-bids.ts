import { cardsIn } from '#engine/cards/card-masks.ts';
import { KING, makeCard, QUEEN, rankOf, suitOf, type Card } from '#engine/cards/card.ts';
import { legalBids, type AuctionState } from '../play/bidding/auction.ts';
import {
  ALLIANCE,
  BID_CONTRACT,
  BID_FAVOURITE,
  BID_VOLE,
  CASCO,
  DEVOLE,
  GRANDISSIMO,
  MEDIATEUR,
  PASS,
  SOLO,
  UNDECLARED,
  type Bid,
  type Contract,
} from '../rules/bids.ts';
import { legalCalls } from '../play/bidding/naming.ts';
import type { QuadrilleRules } from '../rules/keys.ts';
import { handMasks } from '../play/play.ts';
import { BASTO, BASTO_BIT, FOURTH_BIT, NO_SUIT, PLAY_SUITS, rankTable, SPADILLE } from '../rules/ranks.ts';

/*
 * A plain way of bidding, our own and no source’s: counts the tricks a hand should make and bids what they suffice for, so that
 * a deal made by the site looks like one that was played.
 */

/** Contract → tricks from which a hand bids it; an ally or a king asked for should make up the six. */
const ENOUGH: Readonly<Record<Contract, number>> = {
  [ALLIANCE]: 3.6,
  [MEDIATEUR]: 5,
  [SOLO]: 6,
  [GRANDISSIMO]: 5.5,
};
const ENOUGH_FOR_VOLE = 9.4;

/** Tricks that a hand should make with a suit as trumps (`NO_SUIT`: only the black aces). */
function tricksIn(hand: readonly Card[], trump: number, rules: QuadrilleRules): number {
  const masks = handMasks([hand], rankTable(trump, rules));
  const trumps = masks[trump]!;
  const length = cardsIn(trumps);
  const matadors = cardsIn(trumps >> BASTO_BIT);
  const fourth = (trumps >> FOURTH_BIT) & 1;
  let tricks = matadors + fourth * (length > 3 ? 0.8 : 0.5);
  tricks += (length - matadors - fourth) * (length > 4 ? 0.65 : 0.35);
  for (let suit = 0; suit < PLAY_SUITS - 1; suit++) {
    if (suit === trump) continue;
    const cards = masks[suit]!;
    const size = cardsIn(cards);
    const king = (cards >> 9) & 1;
    const queen = (cards >> 8) & 1;
    // Long suits are ruffed early; a queen needs her king or other cards of the suit.
    tricks += king * (size < 5 ? 0.8 : 0.6) + queen * (king ? 0.6 : size > 1 ? 0.25 : 0);
    if (size < 2 && length > 3 && trump !== NO_SUIT) tricks += size === 0 ? 0.5 : 0.25;
  }
  return tricks;
}

/** Whether a hand should take no trick: no kings or queens, and at least half low cards in every suit. */
function isHarmless(hand: readonly Card[], rules: QuadrilleRules): boolean {
  if (hand.includes(SPADILLE) || hand.includes(BASTO)) return false;
  const masks = handMasks([hand], rankTable(NO_SUIT, rules));
  return [0, 1, 2, 3].every((suit) => {
    const cards = masks[suit]!;
    const low = cardsIn(cards & 0b1111);
    return cards >> 8 === 0 && low * 2 >= cardsIn(cards);
  });
}

/** Tricks that a hand should make with each suit as trumps, and with only the black aces. */
export const tricksInEach = (hand: readonly Card[], rules: QuadrilleRules): readonly number[] =>
  [0, 1, 2, 3, NO_SUIT].map((trump) => tricksIn(hand, trump, rules));

/** Best trump suit of those allowed. */
export function bestTrump(tricks: readonly number[], allowed: (suit: number) => boolean): number {
  let best = -1;
  for (let suit = 0; suit < NO_SUIT; suit++)
    if (allowed(suit) && (best < 0 || tricks[suit]! > tricks[best]!)) best = suit;
  return best;
}

/** Whether a hand is good enough for a bid; `tricks` are the tricks it should make in each suit. */
function isWilling(
  bid: Bid,
  hand: readonly Card[],
  tricks: readonly number[],
  favourite: number,
  rules: QuadrilleRules,
): boolean {
  const contract = BID_CONTRACT[bid]!;
  if (contract === DEVOLE) return isHarmless(hand, rules);
  const bound = favourite >= 0 && rules['favourite.bids'] === 'bound';
  const trump =
    contract === GRANDISSIMO
      ? NO_SUIT
      : bestTrump(tricks, (suit) => (BID_FAVOURITE[bid] ? suit === favourite : !bound || suit !== favourite));
  const makes = tricks[trump]!;
  if (BID_VOLE[bid] !== UNDECLARED) return makes >= ENOUGH_FOR_VOLE && contract !== MEDIATEUR;
  // Casco is for a hand with both black aces and no suit good enough to play alone.
  if (contract === CASCO) return makes < ENOUGH[MEDIATEUR]! && tricks[NO_SUIT]! >= 3;
  return makes >= ENOUGH[contract]!;
}

/** Bid of the seat whose turn it is: the highest that its hand is good enough for, else a pass. `favourite` is -1 for none. */
export function chooseBid(state: AuctionState, hand: readonly Card[], favourite: number, rules: QuadrilleRules): Bid {
  const tricks = tricksInEach(hand, rules);
  const willing = legalBids(state, rules, hand).filter(
    (bid) => bid !== PASS && isWilling(bid, hand, tricks, favourite, rules),
  );
  return willing.at(-1) ?? PASS;
}

/** Card to call: a king not held, of a suit with its queen in hand, else of the shortest suit that is not void. */
export function chooseCall(contract: Contract, hand: readonly Card[], trump: number, rules: QuadrilleRules): Card {
  const calls = legalCalls(contract, hand, trump, rules);
  const others = calls.filter((card) => !hand.includes(card) && (rankOf(card) === KING || calls.length < 5));
  const worth = (card: Card): number => {
    const suit = suitOf(card);
    const length = hand.filter((own) => suitOf(own) === suit).length;
    return (hand.includes(makeCard(suit, QUEEN)) ? 20 : 0) - (length === 0 ? 9 : length);
  };
  const from = others.length > 0 ? others : calls;
  return from.reduce((best, card) => (worth(card) > worth(best) ? card : best), from[0] ?? SPADILLE);
}

/** Card to give for the king: a low one of the shortest plain suit other than the king’s own. */
export function chooseGift(hand: readonly Card[], trump: number, call: Card, rules: QuadrilleRules): Card {
  const table = rankTable(trump, rules);
  const worth = (card: Card): number => {
    const code = table.toPlay[card]!;
    const length = hand.filter((own) => table.toPlay[own]! >> 4 === code >> 4).length;
    return (code >> 4 === trump ? 100 : 0) + (suitOf(card) === suitOf(call) ? 20 : 0) + (code & 15) * 2 + length;
  };
  return hand.reduce((least, card) => (worth(card) < worth(least) ? card : least));
}
