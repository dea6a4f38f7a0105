import { nameCard, KING, QUEEN, rankOf, type Card } from '#engine/cards/card.ts';
import type { Departure } from '#engine/ledger/game.ts';
import { inPhase } from '#engine/ledger/place.ts';
import { tricksInWords } from '#engine/wording/sentence.ts';
import { hasStoppedEarly } from './ending.ts';
import type { Facts } from './facts.ts';
import { PASS, printBid, type Bid } from '../rules/bids.ts';
import type { QuadrilleKey, QuadrilleRules } from '../rules/keys.ts';
import { aSeat, theSeat, type Seat } from '../record/record.ts';

/** Contract → words within a sentence. */
export const CONTRACT_WORDS = [
  'a forced spadille',
  'an alliance',
  'médiateur',
  'casco',
  'sans prendre',
  'grandissimo',
  'devole',
] as const;

/** Sentence: a bid out of turn. */
export const bidOutOfTurn = (by: Seat, bid: Bid, turn: Seat): string =>
  `${theSeat(by)} ${bid === PASS ? 'passes' : `bids “${printBid(bid)}”`}, but it was ${aSeat(turn)}’s turn to bid.`;

/** Sentence: a contract that does not result from the bids. */
export const otherContract = (holder: Seat, high: Bid, by: Seat, bid: Bid): string =>
  `By the bids ${aSeat(holder)} plays “${printBid(high)}”, but by the record ${aSeat(by)} plays “${printBid(bid)}”.`;

/** How far a player who has bid may bid again, after “because”. */
const RAISES: Readonly<Record<QuadrilleRules['auction.raise'], string>> = {
  toEqual: 'a player who has bid may bid again only to equal a higher bid of a player after him',
  toEqualOrHigher: 'a player who has bid may bid again only to equal or outbid a higher bid',
  never: 'a player who has bid may not bid again',
};

/** Sentence: an illegal bid; `high` is the highest bid before it, and `hasPassed` says whether the player has passed. */
export function bidDeparture(
  key: QuadrilleKey,
  {
    by,
    bid,
    high,
    hasPassed,
  }: { readonly by: Seat; readonly bid: Bid; readonly high: Bid; readonly hasPassed: boolean },
  rules: QuadrilleRules,
): string {
  const made = `${theSeat(by)} bids “${printBid(bid)}”`;
  switch (key) {
    case 'auction.raise':
      return hasPassed
        ? `${made}. This is not allowed, because he has already passed.`
        : `${made}. This is not allowed, because ${RAISES[rules['auction.raise']]}.`;
    case 'auction.order':
      return `${made}, which is not above “${printBid(high === PASS ? bid : high)}”.`;
    case 'casco.aces':
    case 'grandissimo.aces':
      return `${made} without both black aces.`;
    case 'casco.fourKings':
      return `${made} with all four kings in hand, so there is none to call.`;
    case 'mediateur.fourKings':
      return `${made} with all four kings in hand, so there is no card to ask for.`;
    case 'favourite.suit':
      return rules['favourite.suit'] === 'none'
        ? `${made}, but these rules have no favourite suit.`
        : `${made}, but the record does not say which suit was drawn as the favourite.`;
    default:
      return `${made}, which these rules do not have.`;
  }
}

/** Sentence: an illegal call. */
export function callDeparture(key: QuadrilleKey, ombre: Seat, call: Card): string {
  const made = `${theSeat(ombre)} calls the ${nameCard(call)}`;
  switch (key) {
    case 'call.kingOfTrumps':
      return `${made}, but the king of trumps may not be called.`;
    case 'mediateur.kingOfTrumps':
      return `${made}, but the king of trumps may not be asked for.`;
    case 'casco.fourKings':
      return `${made}, but in casco a player calls a king that he does not hold.`;
    case 'mediateur.fourKings':
      return `${theSeat(ombre)} asks for the ${nameCard(call)}, but in médiateur a player asks for a king; or, if these rules allow it and he holds all four kings, for a queen.`;
    case 'auction.mediateur':
      return `${theSeat(ombre)} asks for the ${nameCard(call)}, but holds it himself.`;
    case 'call.own':
      return `${made}, which is in his own hand.`;
    default:
      return rankOf(call) === KING
        ? `${made}, but that card may not be called.`
        : rankOf(call) === QUEEN
          ? `${made}, but only a player with all four kings may call a queen, and in an alliance never the queen of trumps.`
          : `${made}, but a player calls a king; or, if he holds all four kings, a queen.`;
  }
}

/** Departure of play that stopped before the tenth trick, if the rules require all ten. */
export const stopDepartures = (facts: Facts, rules: QuadrilleRules): readonly Departure[] =>
  hasStoppedEarly(facts, rules)
    ? [
        {
          at: inPhase('end'),
          key: 'play.stop',
          message: `The play stopped after ${tricksInWords(facts.played)}, but should have gone on to the tenth.`,
        },
      ]
    : [];
