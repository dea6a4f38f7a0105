import { ok, refuse, type Result } from '#engine/kernel/result.ts';
import type { Departure } from '#engine/ledger/game.ts';
import { inPhase, printPlace } from '#engine/ledger/place.ts';
import { contractNotInBook, spadilleHolder, type AuctionState } from './auction.ts';
import { BID_CONTRACT, BID_VOLE, FORCED, GRANDISSIMO, PASS, type Bid, type Contract } from '../../rules/bids.ts';
import { CONTRACT_WORDS, otherContract } from '../departures.ts';
import { NOBODY, UNKNOWN, VOIDED, type Facts } from '../facts.ts';
import { hearBids, type BidStep } from './hearing.ts';
import type { QuadrilleRules } from '../../rules/keys.ts';
import { favouriteDepartures, nameAndCall } from './naming.ts';
import type { Contracted } from '../play.ts';
import { NO_SUIT } from '../../rules/ranks.ts';
import { aSeat, theSeat, type QuadrilleRecord, type Seat } from '../../record/record.ts';

/** What the record says is played, and how it came to that. */
export interface Agreed {
  readonly bids: readonly BidStep[];
  /** `contract` is `UNKNOWN` where the record does not go so far, `VOIDED` where all passed and the rules deal again. */
  readonly contracted: Contracted;
  /** Who named trumps; -1 where nobody did. */
  readonly namedBy: Seat;
  readonly departures: readonly Departure[];
}

const NOTHING: Contracted = {
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

const notInBook = (ombre: Seat, contract: Contract): string =>
  `${theSeat(ombre)} plays ${CONTRACT_WORDS[contract] ?? 'what'}, which these rules do not have.`;

/** What is to be played and by whom, as the record says it or as its bids come to it; `PASS` is a forced spadille. */
export function declaredOf(
  { contract, hands }: QuadrilleRecord,
  { holder, high }: AuctionState,
): { readonly ombre: Seat; readonly bid: Bid } {
  const declared = contract ?? (holder >= 0 ? { by: holder, bid: high } : undefined);
  const bid = declared?.bid ?? PASS;
  return { bid, ombre: declared?.by ?? (bid === PASS ? spadilleHolder(hands) : NOBODY) };
}

/** Reads auction, trumps and call off a record. Fails only for what cannot be played on with. */
export function agreedOf(record: QuadrilleRecord, rules: QuadrilleRules): Result<Agreed> {
  const { steps, last, over, departures: heard } = hearBids(record, rules);
  const departures = [...heard];
  const favourite = record.favourite ?? NOBODY;
  const end = (contracted: Contracted, namedBy = NOBODY): Result<Agreed> =>
    ok({ bids: steps, contracted, namedBy, departures });
  /** Nothing more is known; which will not do once cards have been played. */
  const stop = (code: string, message: string, at: string, key: string): Result<Agreed> =>
    record.plays.length > 0 ? refuse(code, message, at, key) : end({ ...NOTHING, favourite });

  const { bid, ombre } = declaredOf(record, last);
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
    return stop('no-spadille', 'All passed, and nobody holds the ace of spades.', 'deal.hands', 'auction.allPass');
  if (isForced && rules['auction.allPass'] === 'redeal') {
    if (record.plays.length === 0) return end({ ...NOTHING, contract: VOIDED, favourite });
    const message = 'All have passed, and the cards should have been dealt again.';
    departures.push({ at: inPhase('contract'), key: 'auction.allPass', message });
  } else if (isForced && spadille >= 0 && spadille !== ombre) {
    const message = `${theSeat(ombre)} plays by force, and ${aSeat(spadille)} holds the ace of spades.`;
    departures.push({ at: inPhase('contract'), key: 'auction.allPass', message });
  }
  const contract = isForced ? FORCED : BID_CONTRACT[bid]!;
  const missing = contractNotInBook(contract, rules);
  if (missing) {
    const at = printPlace(steps.findLast((step) => step.seat === ombre)?.at ?? inPhase('contract'));
    return refuse('unknown-contract', notInBook(ombre, contract), at, missing);
  }
  const c: Contracted = { ...NOTHING, contract, ombre, favourite, announced: BID_VOLE[bid]! };
  if (contract >= GRANDISSIMO && record.trump !== undefined) {
    const key = contract === GRANDISSIMO ? 'auction.grandissimo' : 'auction.devole';
    return refuse('trumps-named', 'No suit is trumps here: only the black aces are.', 'trump', key);
  }
  if (contract < GRANDISSIMO && record.trump === undefined)
    return stop('no-trumps', 'Cards are played, but no suit is named for trumps.', 'trump', 'favourite.bids');
  const trump = contract >= GRANDISSIMO ? NO_SUIT : (record.trump ?? 0);
  const naming = nameAndCall(record, rules, { ...c, trump }, bid);
  if (!naming.ok) return naming;
  const { named } = naming.value;
  departures.push(...naming.value.departures);
  return named ? end(named.contracted, named.namedBy) : end({ ...NOTHING, favourite });
}

/** The same for a deal of which only the outcome is told. */
export function agreedFromFacts(record: QuadrilleRecord, facts: Facts, rules: QuadrilleRules): Result<Agreed> {
  const { contract, ombre, ally, ownKing, trump, favourite, announced, giver } = facts;
  const missing = contractNotInBook(contract, rules);
  if (missing) return refuse('unknown-contract', notInBook(ombre, contract), 'contract', missing);
  const { steps, departures: heard } = hearBids(record, rules);
  const contracted = { contract, ombre, ally, ownKing, trump, favourite, announced, called: -1, giver };
  const departures = [...heard, ...favouriteDepartures(record, rules, contracted, record.contract?.bid ?? PASS)];
  return ok({ bids: steps, contracted, namedBy: trump === NO_SUIT ? NOBODY : ombre, departures });
}
