import type { Departure } from '#engine/ledger/game.ts';
import { atBid, inPhase, type Place } from '#engine/ledger/place.ts';
import { speak, speaker, startAuction, whyNotBid, whyNotHand, whyNotInBook, type AuctionState } from './auction.ts';
import { PASS, type Bid } from '../../rules/bids.ts';
import { bidDeparture, bidOutOfTurn } from '../departures.ts';
import type { QuadrilleRules } from '../../rules/keys.ts';
import type { QuadrilleRecord, Seat } from '../../record/record.ts';

/** The table after one bid. */
export interface BidStep {
  readonly at: Place;
  readonly seat: Seat;
  readonly bid: Bid;
  /** Whether a bidder speaks again, having been overcalled. */
  readonly again: boolean;
  readonly high: Bid;
  readonly holder: Seat;
}

/** An auction as far as it goes: its steps, how it stands after the last, and what was bid amiss. */
export interface Heard {
  readonly steps: readonly BidStep[];
  readonly last: AuctionState;
  readonly over: boolean;
  readonly departures: readonly Departure[];
}

/** The bids one after another, each judged where it is made; what is not said at the end counts as passed. */
export function hearBids(record: QuadrilleRecord, rules: QuadrilleRules): Heard {
  const departures: Departure[] = [];
  let state = startAuction;
  const steps = record.bids.map(({ by, bid }, i): BidStep => {
    const at = atBid(i + 1);
    const again = ((state.bidders | state.passed) >> by) & 1;
    const turn = speaker(state, rules['auction.raise']);
    // Whoever is out may say so again, but nobody passes in the first round before he is asked.
    const passesEarly = bid === PASS && state.first < 4 && turn !== by;
    const key = passesEarly ? 'auction.raise' : whyNotBid(state, by, bid, rules, record.hands[by]);
    const early = key === 'auction.raise' && turn >= 0 && turn !== by;
    const message = early ? bidOutOfTurn(by, bid, turn) : key && bidDeparture(key, by, bid, state.high);
    if (key && message) departures.push({ at, key, message });
    state = speak(state, by, bid, rules);
    return { at, seat: by, bid, again: again === 1, high: state.high, holder: state.holder };
  });
  const declared = record.contract;
  if (declared?.by !== undefined && declared.bid !== PASS) {
    const key =
      whyNotInBook(declared.bid, rules) ??
      (record.result ? undefined : whyNotHand(declared.bid, record.hands[declared.by] ?? [], rules));
    if (key)
      departures.push({ at: inPhase('contract'), key, message: bidDeparture(key, declared.by, declared.bid, PASS) });
  }
  return { steps, last: state, over: speaker(state, rules['auction.raise']) < 0, departures };
}
