import { nameCard } from '#engine/cards/card-name.ts';
import { KING, QUEEN, rankOf, type Card } from '#engine/cards/card.ts';
import { PASS, printBid, type Bid } from '../rules/bids.ts';
import type { QuadrilleKey } from '../rules/keys.ts';
import { aSeat, theSeat, type Seat } from '../record/record.ts';

/** What is played, in a sentence. */
export const CONTRACT_WORDS = [
  'a forced spadille',
  'an alliance',
  'médiateur',
  'casco',
  'sans prendre',
  'grandissimo',
  'devole',
] as const;

/** What a bid made before its time breaks. */
export const bidOutOfTurn = (by: Seat, bid: Bid, turn: Seat): string =>
  `${theSeat(by)} ${bid === PASS ? 'passes' : `bids “${printBid(bid)}”`} where it was ${aSeat(turn)}’s turn to speak.`;

/** What a contract breaks that is not the one the bids come to. */
export const otherContract = (holder: Seat, high: Bid, by: Seat, bid: Bid): string =>
  `By the bids ${aSeat(holder)} plays “${printBid(high)}”; by the record ${aSeat(by)} plays “${printBid(bid)}”.`;

/** What a bid that may not be made breaks. */
export function bidDeparture(key: QuadrilleKey, by: Seat, bid: Bid, high: Bid): string {
  const made = `${theSeat(by)} bids “${printBid(bid)}”`;
  switch (key) {
    case 'auction.raise':
      return `${made} and may not: whoever has passed, or has not been overcalled, says nothing more, and one who was overcalled may raise no further than these rules let him.`;
    case 'auction.order':
      return `${made}, which is not above “${printBid(high === PASS ? bid : high)}”.`;
    case 'casco.aces':
    case 'grandissimo.aces':
      return `${made} without both black aces.`;
    case 'casco.fourKings':
      return `${made} with all four kings in hand, and so has none to call.`;
    case 'call.queen':
      return `${made} with every king and queen in hand, and so has nothing to ask for.`;
    default:
      return `${made}, which these rules do not have.`;
  }
}

/** What a call that may not be made breaks. */
export function callDeparture(key: QuadrilleKey, ombre: Seat, call: Card): string {
  const made = `${theSeat(ombre)} calls the ${nameCard(call)}`;
  switch (key) {
    case 'call.kingOfTrumps':
      return `${made}, and the king of trumps may not be called.`;
    case 'mediateur.kingOfTrumps':
      return `${made}, and the king of trumps may not be asked for.`;
    case 'casco.fourKings':
      return `${made}; in casco a king is called that ${aSeat(ombre)} lacks.`;
    case 'call.own':
      return `${made}, which is in his own hand.`;
    default:
      return rankOf(call) === KING
        ? `${made}, and that card may not be called.`
        : rankOf(call) === QUEEN
          ? `${made}; a queen may be called only by who holds all four kings, and never the queen of trumps in an alliance.`
          : `${made}; a king is called, or by who holds all four kings a queen.`;
  }
}
