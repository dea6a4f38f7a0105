import { nameCard, nameSuit, suitOf, KING, makeCard, QUEEN, rankOf, type Card } from '#engine/cards/card.ts';
import { ok, refuse, type Result } from '#engine/kernel/result.ts';
import type { Departure } from '#engine/ledger/game.ts';
import { inPhase } from '#engine/ledger/place.ts';
import {
  BID_FAVOURITE,
  CASCO,
  FORCED,
  GRANDISSIMO,
  MEDIATEUR,
  printBid,
  SOLO,
  type Bid,
  ALLIANCE,
  type Contract,
} from '../../rules/bids.ts';
import { callDeparture, CONTRACT_WORDS } from '../frame.ts';
import { favouriteSuit } from '../ending.ts';
import { NOBODY } from '../facts.ts';
import type { QuadrilleKey, QuadrilleRules } from '../../rules/keys.ts';
import type { ContractInPlay } from '../play.ts';
import { aSeat, theSeat, type QuadrilleRecord, type Seat } from '../../record/record.ts';

/** Trumps and call, with departures from the rules; undefined while a card must still be called. */
interface TrumpDeclaration {
  readonly named: { readonly contracted: ContractInPlay; readonly namedBy: Seat } | undefined;
  readonly departures: readonly Departure[];
}

const addDeparture = (key: QuadrilleKey, message: string): Departure => ({ at: inPhase('contract'), key, message });

/** Departures if trumps do not match the bid: a bid in favourite names that suit, a plain one another. */
export function favouriteDepartures(
  { favourite }: QuadrilleRecord,
  rules: QuadrilleRules,
  { contract, ombre, trump }: ContractInPlay,
  bid: Bid,
): readonly Departure[] {
  const suit = favouriteSuit(rules, favourite ?? NOBODY);
  const isMadeOther = rules['favourite.suit'] === 'hearts' && favourite !== undefined && favourite !== suit;
  const made = isMadeOther
    ? [
        addDeparture(
          'favourite.suit',
          `By these rules hearts are the favourite suit, but the record names ${nameSuit(favourite)}.`,
        ),
      ]
    : [];
  const isBound = contract !== FORCED && contract !== CASCO && contract <= SOLO;
  if (rules['favourite.bids'] === 'free' || suit < 0 || !isBound || (trump === suit) === BID_FAVOURITE[bid])
    return made;
  const who = theSeat(ombre);
  const message =
    trump === suit
      ? `${who} bid “${printBid(bid)}” and so may not play in ${nameSuit(suit)}, the favourite suit.`
      : `${who} bid in the favourite suit and so must play in ${nameSuit(suit)}.`;
  return [...made, addDeparture('favourite.bids', message)];
}

/** Departures of a call in a deal known by its outcome, without the hands. */
export function outcomeCallDepartures(
  { call }: QuadrilleRecord,
  rules: QuadrilleRules,
  { contract, ombre, ownKing, trump }: ContractInPlay,
): readonly Departure[] {
  if (call !== undefined) {
    // In casco the ombre calls before the ally names trumps.
    const named = contract === CASCO ? -1 : trump;
    const key = isCalling(contract) ? whyNotCallUnseen(contract, ownKing, named, call, rules) : undefined;
    return key ? [addDeparture(key, callDeparture(key, ombre, call))] : [];
  }
  if (!ownKing || rules['call.own']) return [];
  return [addDeparture('call.own', `${theSeat(ombre)} called a king of his own, which these rules do not allow.`)];
}

/** The call, and the ally it makes. */
export function nameAndCall(
  record: QuadrilleRecord,
  rules: QuadrilleRules,
  c: ContractInPlay,
  bid: Bid,
): Result<TrumpDeclaration> {
  const departures = [...favouriteDepartures(record, rules, c, bid)];
  const { call, named } = record;
  const naming = (contracted: ContractInPlay, namedBy: Seat): Result<TrumpDeclaration> =>
    ok({ named: { contracted, namedBy }, departures });
  if (!isCalling(c.contract)) {
    if (call !== undefined)
      return refuse('call-alone', `${theSeat(c.ombre)} plays alone and calls no card.`, 'call', 'auction.order');
    departures.push(...namerDepartures(c, named, NOBODY, rules));
    return naming(c, c.contract >= GRANDISSIMO ? NOBODY : (named ?? c.ombre));
  }
  const callKey = c.contract === MEDIATEUR ? 'auction.mediateur' : 'call.queen';
  if (call === undefined) {
    const message = `${theSeat(c.ombre)} plays ${CONTRACT_WORDS[c.contract] ?? ''}, but no card is called.`;
    return record.plays.length > 0 ? refuse('no-call', message, 'call', callKey) : ok({ named: undefined, departures });
  }
  const holder = record.hands.findIndex((hand) => hand.includes(call));
  if (holder < 0) return refuse('not-held', `The ${nameCard(call)} is called, but nobody holds it.`, 'call', callKey);
  // In casco the ombre calls before the ally names trumps.
  const trump = c.contract === CASCO ? -1 : c.trump;
  const key = whyNotCall(c.contract, record.hands[c.ombre] ?? [], trump, call, rules);
  const isOwn = holder === c.ombre;
  if (c.contract === MEDIATEUR && isOwn) {
    const message = `${theSeat(c.ombre)} asks for the ${nameCard(call)}, but holds it himself.`;
    return refuse('own-card', message, 'call', 'auction.mediateur');
  }
  if (key) departures.push(addDeparture(key, callDeparture(key, c.ombre, call)));
  if (c.contract === MEDIATEUR) {
    departures.push(...namerDepartures(c, named, NOBODY, rules));
    return naming({ ...c, called: call, giver: holder }, named ?? c.ombre);
  }
  const contracted = { ...c, called: call, ownKing: isOwn, ally: isOwn ? NOBODY : holder };
  if (c.contract !== CASCO) {
    departures.push(...namerDepartures(c, named, holder, rules));
    return naming(contracted, named ?? c.ombre);
  }
  if (rules['casco.trumps'] === 'notCalled' && suitOf(call) === c.trump)
    departures.push(
      addDeparture('casco.trumps', `The ${nameCard(call)} was called, so ${nameSuit(c.trump)} may not be trumps.`),
    );
  if (named !== undefined && named !== holder)
    departures.push(
      addDeparture('casco.trumps', `In casco the ally names trumps, but ${aSeat(named)} is not the ally.`),
    );
  return naming(contracted, holder);
}

/**
 * Departure if the wrong seat names trumps: the ombre does, but a forced ombre may leave it to his ally where a book says so.
 */
function namerDepartures(
  c: ContractInPlay,
  namer: Seat | undefined,
  holder: Seat,
  rules: QuadrilleRules,
): readonly Departure[] {
  if (namer === undefined || namer === c.ombre) return [];
  const isAlly = c.contract === FORCED && namer === holder;
  if (isAlly && rules['call.forcedAllyNames']) return [];
  const message = isAlly
    ? `${theSeat(namer)} named trumps, but ${aSeat(c.ombre)}, who is forced to play, should have named them.`
    : `${theSeat(namer)} named trumps, but only ${aSeat(c.ombre)} may.`;
  return [addDeparture('call.forcedAllyNames', message)];
}

/** Whether a contract calls a card, for an ally or into the ombre's own hand. */
export const isCalling = (contract: Contract): boolean => contract >= FORCED && contract <= CASCO;

/** Suits whose kings a hand holds. */
const kingsIn = (hand: readonly Card[]): readonly number[] =>
  [0, 1, 2, 3].filter((suit) => hand.includes(makeCard(suit, KING)));

/**
 * Rule key that forbids a call; undefined if it is allowed. `hand` is the ombre's hand as dealt. In casco trumps are named
 * after the call: give -1 for `trump`.
 */
export function whyNotCall(
  contract: Contract,
  hand: readonly Card[],
  trump: number,
  call: Card,
  rules: QuadrilleRules,
): QuadrilleKey | undefined {
  const kings = kingsIn(hand);
  const suit = suitOf(call);
  const isOwn = hand.includes(call);
  if (rankOf(call) === KING) {
    if (suit === trump && contract === MEDIATEUR && !rules['mediateur.kingOfTrumps']) return 'mediateur.kingOfTrumps';
    if (suit === trump && (contract === FORCED || contract === ALLIANCE)) {
      const onlyOneLacking = kings.length === 3 && !isOwn;
      if (rules['call.kingOfTrumps'] === 'never' || !onlyOneLacking) return 'call.kingOfTrumps';
    }
  } else {
    const mayCallTrumps = contract === MEDIATEUR || contract === CASCO;
    const queenKey = contract === MEDIATEUR ? 'mediateur.fourKings' : 'call.queen';
    if (rankOf(call) !== QUEEN || (suit === trump && !mayCallTrumps)) return queenKey;
    if (contract === CASCO && rules['casco.fourKings'] === 'mayNotBid') return 'casco.fourKings';
    if (kings.length < 4 && !hasNoneLeft(contract, kings, trump, rules)) return queenKey;
    if (contract === MEDIATEUR && kings.length === 4 && rules['mediateur.fourKings'] === 'mayNotBid') return queenKey;
  }
  if (!isOwn) return undefined;
  if (contract === CASCO) return 'casco.fourKings';
  if (contract === MEDIATEUR) return 'auction.mediateur';
  return rules['call.own'] ? undefined : 'call.own';
}

/**
 * Rule key that forbids a call if the ombre's hand is unknown but for whether the card called was his own. He is assumed to
 * have held whatever cards make the call legal: the other three kings for a king, all four for a queen.
 */
function whyNotCallUnseen(
  contract: Contract,
  isOwn: boolean,
  trump: number,
  call: Card,
  rules: QuadrilleRules,
): QuadrilleKey | undefined {
  const kings = [0, 1, 2, 3].map((suit) => makeCard(suit, KING)).filter((king) => king !== call);
  return whyNotCall(contract, isOwn ? [...kings, call] : kings, trump, call, rules);
}

/** Whether a hand has three kings and none left to call, in a book where that is enough to call a queen. */
function hasNoneLeft(contract: Contract, kings: readonly number[], trump: number, rules: QuadrilleRules): boolean {
  if (rules['call.queen'] !== 'noneLeft' || kings.length < 3 || kings.includes(trump)) return false;
  return contract === MEDIATEUR ? !rules['mediateur.kingOfTrumps'] : contract !== CASCO;
}

/** Legal calls, kings first; cards of the ombre's own hand last. */
export function legalCalls(
  contract: Contract,
  hand: readonly Card[],
  trump: number,
  rules: QuadrilleRules,
): readonly Card[] {
  return [KING, QUEEN]
    .flatMap((rank) => [0, 1, 2, 3].map((suit) => makeCard(suit, rank)))
    .filter((card) => whyNotCall(contract, hand, trump, card, rules) === undefined)
    .sort((a, b) => Number(hand.includes(a)) - Number(hand.includes(b)));
}
