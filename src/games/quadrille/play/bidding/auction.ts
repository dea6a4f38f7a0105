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
import type { Seat, QuadrilleRecord } from '../../record/record.ts';
import type { Departure } from '#engine/ledger/game.ts';
import { atBid, inPhase, type Place } from '#engine/ledger/place.ts';
import { bidDeparture, bidOutOfTurn } from '../frame.ts';

/**
 * The auction between two bids. First one round from eldest, each bid above the last; a seat that passes is out. Then the
 * overcalled bidders are asked again, eldest first, until nobody raises.
 */
export interface AuctionState {
  /** Number of seats that have spoken in the first round; four when it is over. */
  readonly first: number;
  /** Seats that have bid, as a mask; below, seats that have passed. */
  readonly bidders: number;
  readonly passed: number;
  readonly high: Bid;
  /** Seat with the highest bid; -1 while nobody has bid. */
  readonly holder: Seat;
}

export const startAuction: AuctionState = { first: 0, bidders: 0, passed: 0, high: PASS, holder: -1 };

/** Rank of a bid: by the mode and then its kind, or every vole above every bid without. */
const rankOfBid = (bid: Bid, rules: QuadrilleRules): number =>
  rules['auction.order'] === 'volesHighest' && BID_VOLE[bid] !== UNDECLARED ? BIDS.length + bid : bid;

/** Seat whose turn it is to bid; -1 when the auction is over. `raise` is the answer to the rule key. */
export function speaker(s: AuctionState, raise: QuadrilleRules['auction.raise']): Seat {
  if (s.first < 4) return s.first;
  if (s.holder < 0 || raise === 'never') return -1;
  // Eldest first; only an elder seat gains by equalling the highest bid.
  const last = raise === 'toEqual' ? s.holder : 4;
  for (let seat = 0; seat < last; seat++)
    if (seat !== s.holder && (s.bidders >> seat) & 1 && !((s.passed >> seat) & 1)) return seat;
  return -1;
}

/** State after a bid, legal or not. A bid that is not high enough changes only who has spoken. */
export function applyBid(s: AuctionState, by: Seat, bid: Bid, rules: QuadrilleRules): AuctionState {
  const first = s.first < 4 && by === s.first ? s.first + 1 : s.first;
  if (bid === PASS) return { ...s, first, passed: s.passed | (1 << by) };
  const bidders = s.bidders | (1 << by);
  const holds = rankOfBid(bid, rules) > rankOfBid(s.high, rules) || (bid === s.high && by < s.holder);
  return holds ? { ...s, first, bidders, high: bid, holder: by } : { ...s, first, bidders };
}

/** Whether a bid is high enough where it is made, without regard to book and hand. */
function isHighEnough(s: AuctionState, by: Seat, bid: Bid, rules: QuadrilleRules): boolean {
  const above = rankOfBid(bid, rules) > rankOfBid(s.high, rules);
  if (s.first < 4) return above;
  if (bid === s.high) return by < s.holder;
  return above && rules['auction.raise'] === 'toEqualOrHigher';
}

/** Rule key by which a book lacks a bid; undefined if it has it. */
export function whyNotInBook(bid: Bid, rules: QuadrilleRules): QuadrilleKey | undefined {
  const missing = whyNoPrice(bid, rules);
  if (missing) return missing;
  return BID_FAVOURITE[bid] && rules['favourite.suit'] === 'none' ? 'favourite.suit' : undefined;
}

/**
 * Rule key by which a book has no price for a bid: it lacks the contract, or the vole as a bid. Every book has a price for a
 * bid in favourite (reading quadrille.across.favourite).
 */
export function whyNoPrice(bid: Bid, rules: QuadrilleRules): QuadrilleKey | undefined {
  const missing = contractNotInBook(BID_CONTRACT[bid]!, rules);
  if (missing) return missing;
  const vole = BID_VOLE[bid]!;
  const known = rules['auction.vole'];
  if (vole !== UNDECLARED && (known === 'none' || (vole === REVEALED && known === 'announced'))) return 'auction.vole';
  return undefined;
}

/** Rule key by which a book lacks a contract. */
export function contractNotInBook(contract: number, rules: QuadrilleRules): QuadrilleKey | undefined {
  if (contract === MEDIATEUR && !rules['auction.mediateur']) return 'auction.mediateur';
  if (contract === CASCO && !rules['auction.casco']) return 'auction.casco';
  if (contract === GRANDISSIMO && !rules['auction.grandissimo']) return 'auction.grandissimo';
  if (contract === DEVOLE && !rules['auction.devole']) return 'auction.devole';
  return undefined;
}

const KINGS = [0, 1, 2, 3].map((suit) => makeCard(suit, KING));
const QUEENS = [0, 1, 2, 3].map((suit) => makeCard(suit, QUEEN));

/** Rule key by which a hand forbids a bid: casco requires both black aces, médiateur a king to ask for. */
export function whyNotHand(bid: Bid, hand: readonly Card[], rules: QuadrilleRules): QuadrilleKey | undefined {
  const contract = BID_CONTRACT[bid];
  const aces = hand.includes(SPADILLE) && hand.includes(BASTO);
  if (contract === CASCO && rules['casco.aces'] && !aces) return 'casco.aces';
  const kings = KINGS.every((king) => hand.includes(king));
  if (contract === CASCO && kings && rules['casco.fourKings'] === 'mayNotBid') return 'casco.fourKings';
  if (contract === GRANDISSIMO && rules['grandissimo.aces'] && !aces) return 'grandissimo.aces';
  // With every king and every queen in hand there is no card to ask for.
  const asksNothing = rules['mediateur.fourKings'] === 'mayNotBid' || QUEENS.every((queen) => hand.includes(queen));
  if (contract === MEDIATEUR && kings && asksNothing) return 'mediateur.fourKings';
  return undefined;
}

/** Rule key that forbids a bid of the seat whose turn it is; undefined if it is legal. The hand is judged if known. */
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

/** Whether a bid is in favourite, that suit is drawn by lot, and the record does not name it. */
export const lacksFavourite = (bid: Bid, drawn: number | undefined, rules: QuadrilleRules): boolean =>
  BID_FAVOURITE[bid]! && drawn === undefined && rules['favourite.suit'].startsWith('lot');

/** Legal bids of the seat whose turn it is, lowest first, always with a pass; empty when the auction is over. */
export function legalBids(s: AuctionState, rules: QuadrilleRules, hand?: readonly Card[]): readonly Bid[] {
  const by = speaker(s, rules['auction.raise']);
  if (by < 0) return [];
  return BIDS.map((_, bid) => bid).filter((bid) => whyNotBid(s, by, bid, rules, hand) === undefined);
}

/** The seat that holds spadille; -1 if none does. */
export const spadilleHolder = (hands: readonly (readonly Card[])[]): Seat =>
  hands.findIndex((hand) => hand.includes(SPADILLE));

/** The table after one bid. */
export interface BidStep {
  readonly at: Place;
  readonly seat: Seat;
  readonly bid: Bid;
  /** Whether an overcalled bidder speaks again. */
  readonly isSecondBid: boolean;
  readonly high: Bid;
  readonly holder: Seat;
}

/** Steps of an auction, its state after the last bid, and departures from the rules. */
interface AuctionRecord {
  readonly steps: readonly BidStep[];
  readonly last: AuctionState;
  readonly over: boolean;
  readonly departures: readonly Departure[];
}

/** Goes through the bids of a record and judges each; bids missing at the end count as passes. */
export function judgeBids(record: QuadrilleRecord, rules: QuadrilleRules): AuctionRecord {
  const departures: Departure[] = [];
  let state = startAuction;
  const steps = record.bids.map(({ by, bid }, i): BidStep => {
    const at = atBid(i + 1);
    const isSecondBid = ((state.bidders | state.passed) >> by) & 1;
    const turn = speaker(state, rules['auction.raise']);
    // A seat that is out may say so again, but in the first round nobody passes before his turn.
    const passesEarly = bid === PASS && state.first < 4 && turn !== by;
    const key =
      (passesEarly ? 'auction.raise' : whyNotBid(state, by, bid, rules, record.hands[by])) ??
      (lacksFavourite(bid, record.favourite, rules) ? 'favourite.suit' : undefined);
    const early = key === 'auction.raise' && turn >= 0 && turn !== by;
    const message = early
      ? bidOutOfTurn(by, bid, turn)
      : key && bidDeparture(key, { by, bid, high: state.high, hasPassed: ((state.passed >> by) & 1) === 1 }, rules);
    if (key && message) departures.push({ at, key, message });
    state = applyBid(state, by, bid, rules);
    return { at, seat: by, bid, isSecondBid: isSecondBid === 1, high: state.high, holder: state.holder };
  });
  const declared = record.contract;
  if (declared?.by !== undefined && declared.bid !== PASS) {
    const key =
      whyNotInBook(declared.bid, rules) ??
      (record.result ? undefined : whyNotHand(declared.bid, record.hands[declared.by] ?? [], rules)) ??
      (lacksFavourite(declared.bid, record.favourite, rules) ? 'favourite.suit' : undefined);
    const said = { by: declared.by, bid: declared.bid, high: PASS, hasPassed: false };
    if (key) departures.push({ at: inPhase('contract'), key, message: bidDeparture(key, said, rules) });
  }
  return { steps, last: state, over: speaker(state, rules['auction.raise']) < 0, departures };
}
