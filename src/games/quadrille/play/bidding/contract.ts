import { ok, refuse, type Result } from '#engine/kernel/result.ts';
import type { Departure } from '#engine/ledger/game.ts';
import { inPhase, printPlace } from '#engine/ledger/place.ts';
import { spadilleHolder, whyNoPrice, type AuctionState, judgeBids, type BidStep } from './auction.ts';
import { BID_CONTRACT, BID_VOLE, FORCED, GRANDISSIMO, PASS, printBid, type Bid } from '../../rules/bids.ts';
import { CONTRACT_WORDS, otherContract } from '../frame.ts';
import { NOBODY, UNKNOWN, VOIDED, type Facts } from '../facts.ts';
import type { QuadrilleRules } from '../../rules/keys.ts';
import { favouriteDepartures, nameAndCall, outcomeCallDepartures } from './naming.ts';
import type { ContractInPlay } from '../play.ts';
import { NO_SUIT } from '../../rules/ranks.ts';
import { aSeat, theSeat, type QuadrilleRecord, type Seat } from '../../record/record.ts';

/** The contract of a record, with the auction that led to it. */
export interface AuctionResult {
  readonly bids: readonly BidStep[];
  /** `contract` is `UNKNOWN` if the record stops before it, `VOIDED` if all passed and the rules deal again. */
  readonly contracted: ContractInPlay;
  /** The seat that named trumps; -1 if none did. */
  readonly namedBy: Seat;
  readonly departures: readonly Departure[];
}

const NOTHING: ContractInPlay = {
  contract: UNKNOWN,
  ombre: 0,
  ally: NOBODY,
  ownKing: false,
  trump: 0,
  favourite: NOBODY,
  announced: 0,
  called: -1,
  giver: NOBODY,
};

/** Error for a contract without a price under the rules; undefined if it has one. */
function refuseUnpriced(
  ombre: Seat,
  bid: Bid,
  at: string,
  rules: QuadrilleRules,
): ReturnType<typeof refuse> | undefined {
  const missing = whyNoPrice(bid, rules);
  if (!missing) return undefined;
  const played = missing === 'auction.vole' ? `“${printBid(bid)}”` : (CONTRACT_WORDS[BID_CONTRACT[bid]!] ?? 'what');
  return refuse('unknown-contract', `${theSeat(ombre)} plays ${played}, which these rules do not have.`, at, missing);
}

/** Bid and ombre of a record, given or resulting from its bids; `PASS` is a forced spadille. */
export function declaredBid(
  { contract, hands }: QuadrilleRecord,
  { holder, high }: AuctionState,
): { readonly ombre: Seat; readonly bid: Bid } {
  const declared = contract ?? (holder >= 0 ? { by: holder, bid: high } : undefined);
  const bid = declared?.bid ?? PASS;
  return { bid, ombre: declared?.by ?? (bid === PASS ? spadilleHolder(hands) : NOBODY) };
}

/** Reads auction, trumps and call of a record. An error is a contract that cannot be played or settled. */
export function readContract(record: QuadrilleRecord, rules: QuadrilleRules): Result<AuctionResult> {
  const { steps, last, over, departures: heard } = judgeBids(record, rules);
  const departures = [...heard];
  const favourite = record.favourite ?? NOBODY;
  const end = (contracted: ContractInPlay, namedBy = NOBODY): Result<AuctionResult> =>
    ok({ bids: steps, contracted, namedBy, departures });
  /** The rest is unknown, which is an error if cards have been played. */
  const stop = (code: string, message: string, at: string, key: string): Result<AuctionResult> =>
    record.plays.length > 0 ? refuse(code, message, at, key) : end({ ...NOTHING, favourite });

  const { bid, ombre } = declaredBid(record, last);
  if (!record.contract && last.holder < 0 && (steps.length === 0 || !over))
    return stop('no-contract', 'Cards are played, but the record does not say what was bid.', 'bids', 'auction.order');
  const isNamed = record.trump !== undefined || record.call !== undefined || record.plays.length > 0;
  if (!record.contract && !over && !isNamed) return end({ ...NOTHING, favourite });
  const by = record.contract?.by;
  if (by !== undefined && over && last.holder >= 0 && (by !== last.holder || bid !== last.high))
    departures.push({
      at: inPhase('contract'),
      key: 'auction.order',
      message: otherContract(last.holder, last.high, by, bid),
    });

  const isForced = bid === PASS;
  const spadille = spadilleHolder(record.hands);
  if (ombre < 0)
    return stop('no-spadille', 'All passed, but nobody holds the ace of spades.', 'deal.hands', 'auction.allPass');
  if (isForced && rules['auction.allPass'] === 'redeal') {
    if (record.plays.length === 0) return end({ ...NOTHING, contract: VOIDED, favourite });
    const message = 'All passed, so the cards should have been dealt again.';
    departures.push({ at: inPhase('contract'), key: 'auction.allPass', message });
  } else if (isForced && spadille >= 0 && spadille !== ombre) {
    const message = `${theSeat(ombre)} is forced to play as holder of spadille, the ace of spades, but ${aSeat(spadille)} holds it.`;
    departures.push({ at: inPhase('contract'), key: 'auction.allPass', message });
  }
  const contract = isForced ? FORCED : BID_CONTRACT[bid]!;
  const at = printPlace(steps.findLast((step) => step.seat === ombre)?.at ?? inPhase('contract'));
  const refused = refuseUnpriced(ombre, bid, at, rules);
  if (refused) return refused;
  const c: ContractInPlay = { ...NOTHING, contract, ombre, favourite, announced: BID_VOLE[bid]! };
  if (contract >= GRANDISSIMO && record.trump !== undefined) {
    const key = contract === GRANDISSIMO ? 'auction.grandissimo' : 'auction.devole';
    return refuse('trumps-named', 'No suit is trumps here: only the black aces are.', 'trump', key);
  }
  if (contract < GRANDISSIMO && record.trump === undefined)
    return stop('no-trumps', 'Cards are played, but no trump suit is named.', 'trump', 'favourite.bids');
  const trump = contract >= GRANDISSIMO ? NO_SUIT : (record.trump ?? 0);
  const naming = nameAndCall(record, rules, { ...c, trump }, bid);
  if (!naming.ok) return naming;
  const { named } = naming.value;
  departures.push(...naming.value.departures);
  return named ? end(named.contracted, named.namedBy) : end({ ...NOTHING, favourite });
}

/** Contract of a deal known by its outcome. */
export function contractFromFacts(record: QuadrilleRecord, facts: Facts, rules: QuadrilleRules): Result<AuctionResult> {
  const { contract, ombre, ally, ownKing, trump, favourite, announced, giver } = facts;
  const bid = record.contract?.bid ?? PASS;
  const refused = refuseUnpriced(ombre, bid, 'contract', rules);
  if (refused) return refused;
  const { steps, departures: heard } = judgeBids(record, rules);
  const contracted = { contract, ombre, ally, ownKing, trump, favourite, announced, called: -1, giver };
  const departures = [
    ...heard,
    ...favouriteDepartures(record, rules, contracted, bid),
    ...outcomeCallDepartures(record, rules, contracted),
  ];
  return ok({ bids: steps, contracted, namedBy: trump === NO_SUIT ? NOBODY : ombre, departures });
}
