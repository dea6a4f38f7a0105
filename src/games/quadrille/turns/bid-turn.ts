import { seatHeading } from '#engine/words/seats.ts';
import { legalBids, speaker, whyNotBid, whyNotInBook } from '../play/bidding/auction.ts';
import { bidDeparture } from '../play/departures.ts';
import { hearBids } from '../play/bidding/hearing.ts';
import { SEATS, type QuadrilleRecord, type Seat } from '../record/record.ts';
import { BIDS, printBid, type Bid } from '../rules/bids.ts';
import type { QuadrilleRules } from '../rules/keys.ts';
import type { QuadrilleChoice, QuadrilleRefused, QuadrilleTurn } from './acts.ts';

export const heading = (seat: Seat): string => seatHeading(SEATS[seat] ?? '');

/** A bid, and the game of which it is one, in or out of the favourite suit, with the vole or without. */
const choiceOf = (bid: Bid): QuadrilleChoice => ({
  act: { kind: 'bid', bid },
  label: printBid(bid),
  kindOf: printBid(bid).replace(/ (in favourite|with the vole).*$/, ''),
});

/** Whoever is to speak; nobody once the auction is over, or where the record gives its end. */
export function bidTurn(record: QuadrilleRecord, rules: QuadrilleRules): QuadrilleTurn | undefined {
  const isNamed = record.trump !== undefined || record.call !== undefined || record.plays.length > 0;
  if (record.contract || isNamed) return undefined;
  const { last: state } = hearBids(record, rules);
  const seat = speaker(state, rules['auction.raise']);
  if (seat < 0) return undefined;
  const hand = record.hands[seat] ?? [];
  return {
    seat,
    kind: 'bid',
    says: `${heading(seat)} to speak`,
    legal: legalBids(state, rules, hand).map(choiceOf),
    refused: BIDS.flatMap((_, bid): readonly QuadrilleRefused[] => {
      const key = whyNotInBook(bid, rules) === undefined ? whyNotBid(state, seat, bid, rules, hand) : undefined;
      return key ? [{ ...choiceOf(bid), key, message: bidDeparture(key, seat, bid, state.high) }] : [];
    }),
  };
}
