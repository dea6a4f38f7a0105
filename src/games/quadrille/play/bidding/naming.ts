import { nameCard, nameSuit } from '#engine/cards/card-name.ts';
import { suitOf } from '#engine/cards/card.ts';
import { ok, refuse, type Result } from '#engine/kernel/result.ts';
import type { Departure } from '#engine/ledger/game.ts';
import { inPhase } from '#engine/ledger/place.ts';
import { BID_FAVOURITE, CASCO, FORCED, GRANDISSIMO, MEDIATEUR, printBid, SOLO, type Bid } from '../../rules/bids.ts';
import { isCalling, whyNotCall } from './call.ts';
import { callDeparture, CONTRACT_WORDS } from '../departures.ts';
import { favouriteSuit } from '../ending.ts';
import { NOBODY } from '../facts.ts';
import type { QuadrilleKey, QuadrilleRules } from '../../rules/keys.ts';
import type { Contracted } from '../play.ts';
import { aSeat, theSeat, type QuadrilleRecord, type Seat } from '../../record/record.ts';

/** Trumps named and a card called; nothing where a card has still to be called. What was amiss about it. */
export interface Naming {
  readonly named: { readonly contracted: Contracted; readonly namedBy: Seat } | undefined;
  readonly departures: readonly Departure[];
}

const amiss = (key: QuadrilleKey, message: string): Departure => ({ at: inPhase('contract'), key, message });

/** Whether trumps were named as the bid binds: a bid in favourite in that suit, a plain one in another. */
export function favouriteDepartures(
  { favourite }: QuadrilleRecord,
  rules: QuadrilleRules,
  { contract, ombre, trump }: Contracted,
  bid: Bid,
): readonly Departure[] {
  const suit = favouriteSuit(rules, favourite ?? NOBODY);
  const isMadeOther = rules['favourite.suit'] === 'hearts' && favourite !== undefined && favourite !== suit;
  const made = isMadeOther
    ? [amiss('favourite.suit', `The favourite suit is hearts, and ${nameSuit(favourite)} were made so.`)]
    : [];
  const isBound = contract !== FORCED && contract !== CASCO && contract <= SOLO;
  if (rules['favourite.bids'] === 'free' || suit < 0 || !isBound || (trump === suit) === BID_FAVOURITE[bid])
    return made;
  const who = theSeat(ombre);
  const message =
    trump === suit
      ? `${who} bid “${printBid(bid)}”, and may not play it in ${nameSuit(suit)}, the favourite suit.`
      : `${who} bid in favourite, and must play in ${nameSuit(suit)}.`;
  return [...made, amiss('favourite.bids', message)];
}

/** The call, and whom it makes the ally. */
export function nameAndCall(record: QuadrilleRecord, rules: QuadrilleRules, c: Contracted, bid: Bid): Result<Naming> {
  const departures = [...favouriteDepartures(record, rules, c, bid)];
  const { call, named } = record;
  const naming = (contracted: Contracted, namedBy: Seat): Result<Naming> =>
    ok({ named: { contracted, namedBy }, departures });
  if (!isCalling(c.contract)) {
    if (call !== undefined)
      return refuse('call-alone', `${theSeat(c.ombre)} plays alone and calls no card.`, 'call', 'auction.order');
    departures.push(...namerDepartures(c, named, NOBODY, rules));
    return naming(c, c.contract >= GRANDISSIMO ? NOBODY : (named ?? c.ombre));
  }
  if (call === undefined) {
    const message = `${theSeat(c.ombre)} plays ${CONTRACT_WORDS[c.contract] ?? ''}, but no card is called.`;
    return record.plays.length > 0
      ? refuse('no-call', message, 'call', 'call.queen')
      : ok({ named: undefined, departures });
  }
  const holder = record.hands.findIndex((hand) => hand.includes(call));
  if (holder < 0)
    return refuse('not-held', `The ${nameCard(call)} is called, and nobody holds it.`, 'call', 'call.queen');
  // In casco the ombre calls before the ally names trumps.
  const trump = c.contract === CASCO ? -1 : c.trump;
  const key = whyNotCall(c.contract, record.hands[c.ombre] ?? [], trump, call, rules);
  const isOwn = holder === c.ombre;
  if (c.contract === MEDIATEUR && isOwn) {
    const message = `${theSeat(c.ombre)} asks for the ${nameCard(call)}, and holds it himself.`;
    return refuse('own-card', message, 'call', 'call.queen');
  }
  if (key) departures.push(amiss(key, callDeparture(key, c.ombre, call)));
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
      amiss('casco.trumps', `The ${nameCard(call)} was called, so ${nameSuit(c.trump)} may not be trumps.`),
    );
  if (named !== undefined && named !== holder)
    departures.push(amiss('casco.trumps', `In casco the ally names trumps, and ${aSeat(named)} is not the ally.`));
  return naming(contracted, holder);
}

/** The ombre names trumps; in a forced spadille he may leave it to his ally, where a book says so. */
function namerDepartures(
  c: Contracted,
  namer: Seat | undefined,
  holder: Seat,
  rules: QuadrilleRules,
): readonly Departure[] {
  if (namer === undefined || namer === c.ombre) return [];
  const isAlly = c.contract === FORCED && namer === holder;
  if (isAlly && rules['call.forcedAllyNames']) return [];
  const message = isAlly
    ? `${theSeat(namer)} named trumps; ${aSeat(c.ombre)}, who plays by force, should have named them.`
    : `${theSeat(namer)} named trumps, which is for ${aSeat(c.ombre)} to do.`;
  return [amiss('call.forcedAllyNames', message)];
}
