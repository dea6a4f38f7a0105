import { KING, makeCard, QUEEN, type Card } from '#engine/cards/card.ts';
import {
  BID_CONTRACT,
  BID_FAVOURITE,
  BID_VOLE,
  BIDS,
  CASCO,
  DEVOLE,
  GRANDISSIMO,
  MEDIATEUR,
  PASS,
  REVEALED,
  UNDECLARED,
  type Bid,
} from '../../rules/bids.ts';
import type { QuadrilleKey, QuadrilleRules } from '../../rules/keys.ts';
import { BASTO, SPADILLE } from '../../rules/ranks.ts';
import type { Seat } from '../../record/record.ts';

/**
 * The auction between two bids. One round from eldest, each bid above the last; who passed is out. Then those overcalled
 * are asked again, eldest first, until nobody raises.
 */
export interface AuctionState {
  /** How many have spoken in the first round, four when it is over. */
  readonly first: number;
  /** Seats that have bid, and seats that passed, as masks. */
  readonly bidders: number;
  readonly passed: number;
  readonly high: Bid;
  /** -1 while nobody has bid. */
  readonly holder: Seat;
}

export const startAuction: AuctionState = { first: 0, bidders: 0, passed: 0, high: PASS, holder: -1 };

/** Where a bid stands on the ladder: a mode above a mode, or every vole above every bid without. */
const rankOfBid = (bid: Bid, rules: QuadrilleRules): number =>
  rules['auction.order'] === 'volesHighest' && BID_VOLE[bid] !== UNDECLARED ? BIDS.length + bid : bid;

/** Whose turn it is, whoever may gain by it; -1 when the auction is over. `raise` as in the rule key. */
export function speaker(s: AuctionState, raise: QuadrilleRules['auction.raise']): Seat {
  if (s.first < 4) return s.first;
  if (s.holder < 0 || raise === 'never') return -1;
  // Eldest first; to equal the highest bid serves only an elder.
  const last = raise === 'toEqual' ? s.holder : 4;
  for (let seat = 0; seat < last; seat++)
    if (seat !== s.holder && (s.bidders >> seat) & 1 && !((s.passed >> seat) & 1)) return seat;
  return -1;
}

/** The state after a bid by a seat, legal or not: a bid that does not reach the highest changes nothing but who has spoken. */
export function speak(s: AuctionState, by: Seat, bid: Bid, rules: QuadrilleRules): AuctionState {
  const first = s.first < 4 && by === s.first ? s.first + 1 : s.first;
  if (bid === PASS) return { ...s, first, passed: s.passed | (1 << by) };
  const bidders = s.bidders | (1 << by);
  const holds = rankOfBid(bid, rules) > rankOfBid(s.high, rules) || (bid === s.high && by < s.holder);
  return holds ? { ...s, first, bidders, high: bid, holder: by } : { ...s, first, bidders };
}

/** Whether a bid would stand where it is made, whatever the book knows and the hand holds. */
function isHighEnough(s: AuctionState, by: Seat, bid: Bid, rules: QuadrilleRules): boolean {
  const above = rankOfBid(bid, rules) > rankOfBid(s.high, rules);
  if (s.first < 4) return above;
  if (bid === s.high) return by < s.holder;
  return above && rules['auction.raise'] === 'toEqualOrHigher';
}

/** The key by which a book does not know a bid; undefined when it does. */
export function whyNotInBook(bid: Bid, rules: QuadrilleRules): QuadrilleKey | undefined {
  const missing = contractNotInBook(BID_CONTRACT[bid]!, rules);
  if (missing) return missing;
  if (BID_FAVOURITE[bid] && rules['favourite.suit'] === 'none') return 'favourite.suit';
  const vole = BID_VOLE[bid]!;
  const known = rules['auction.vole'];
  if (vole !== UNDECLARED && (known === 'none' || (vole === REVEALED && known === 'announced'))) return 'auction.vole';
  return undefined;
}

/** The key by which a book lacks a contract altogether. */
export function contractNotInBook(contract: number, rules: QuadrilleRules): QuadrilleKey | undefined {
  if (contract === MEDIATEUR && !rules['auction.mediateur']) return 'auction.mediateur';
  if (contract === CASCO && !rules['auction.casco']) return 'auction.casco';
  if (contract === GRANDISSIMO && !rules['auction.grandissimo']) return 'auction.grandissimo';
  if (contract === DEVOLE && !rules['auction.devole']) return 'auction.devole';
  return undefined;
}

const KINGS = [0, 1, 2, 3].map((suit) => makeCard(suit, KING));
const QUEENS = [0, 1, 2, 3].map((suit) => makeCard(suit, QUEEN));

/** The key by which a hand forbids a bid: both black aces for casco, and a king to call. */
export function whyNotHand(bid: Bid, hand: readonly Card[], rules: QuadrilleRules): QuadrilleKey | undefined {
  const contract = BID_CONTRACT[bid];
  const aces = hand.includes(SPADILLE) && hand.includes(BASTO);
  if (contract === CASCO && rules['casco.aces'] && !aces) return 'casco.aces';
  const kings = KINGS.every((king) => hand.includes(king));
  if (contract === CASCO && kings && rules['casco.fourKings'] === 'mayNotBid') return 'casco.fourKings';
  if (contract === GRANDISSIMO && rules['grandissimo.aces'] && !aces) return 'grandissimo.aces';
  // Nobody who holds every king and every queen has a card to ask for.
  if (contract === MEDIATEUR && kings && QUEENS.every((queen) => hand.includes(queen))) return 'call.queen';
  return undefined;
}

/** The rule that forbids a bid by whoever is to speak; undefined when it is legal. The hand is asked where it is known. */
export function whyNotBid(
  s: AuctionState,
  by: Seat,
  bid: Bid,
  rules: QuadrilleRules,
  hand?: readonly Card[],
): QuadrilleKey | undefined {
  if (bid === PASS) return undefined;
  if (speaker(s, rules['auction.raise']) !== by) return 'auction.raise';
  const unknown = whyNotInBook(bid, rules);
  if (unknown) return unknown;
  if (!isHighEnough(s, by, bid, rules)) return s.first < 4 ? 'auction.order' : 'auction.raise';
  return hand && hand.length > 0 ? whyNotHand(bid, hand, rules) : undefined;
}

/** What whoever is to speak may say, lowest first, a pass always; nothing when the auction is over. */
export function legalBids(s: AuctionState, rules: QuadrilleRules, hand?: readonly Card[]): readonly Bid[] {
  const by = speaker(s, rules['auction.raise']);
  if (by < 0) return [];
  return BIDS.map((_, bid) => bid).filter((bid) => whyNotBid(s, by, bid, rules, hand) === undefined);
}

/** Whose hand holds spadille; -1 for nobody’s. */
export const spadilleHolder = (hands: readonly (readonly Card[])[]): Seat =>
  hands.findIndex((hand) => hand.includes(SPADILLE));
