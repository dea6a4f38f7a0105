import { nameCard, nameSuit } from '#engine/cards/card-name.ts';
import { KING, makeCard, printCard, QUEEN, SUITS, type Card } from '#engine/cards/card.ts';
import { legalBids, speaker, whyNotBid, whyNotInBook, type AuctionState } from '../../play/auction.ts';
import {
  BID_CONTRACT,
  BID_VOLE,
  BIDS,
  CASCO,
  FORCED,
  GRANDISSIMO,
  MEDIATEUR,
  PASS,
  printBid,
  UNDECLARED,
} from '../../rules/bids.ts';
import { isCalling } from '../../play/call.ts';
import { agreedOf, declaredOf } from '../../play/contract.ts';
import { bidDeparture } from '../../play/departures.ts';
import { endingOf } from '../../play/ending.ts';
import { exchangedHands } from '../../play/exchange.ts';
import { hearBids } from '../../play/hearing.ts';
import { judge } from '../../settle/judge.ts';
import type { QuadrilleRules } from '../../rules/keys.ts';
import { advance, cardsHeld, type PlayState } from '../../play/play.ts';
import { begin } from '../../play/play-out.ts';
import { SEATS, type QuadrilleRecord, type Seat } from '../../record/record.ts';
import { speakersOf } from '../../record/speakers.ts';
import { seatHeading } from '#engine/words/account-words.ts';
import { atCard, atExchange, inPhase, isSamePlace, type Place } from '#engine/ledger/place.ts';
import { PLAYS } from '#islands/editor/draft.ts';
import type { Choice, NextStep, Refused } from '#islands/editor/next-step.ts';
import * as places from './draft.ts';

const heading = (seat: Seat): string => seatHeading(SEATS[seat] ?? '');
const choiceOf = (card: Card): Choice => ({ write: printCard(card), label: nameCard(card), card });

/**
 * What comes next in a record that stops short: a bid, trumps, the call, the card given for the king, a card of the play.
 * Nothing once the hands are empty, or where the record cannot have happened.
 */
export function nextStep(record: QuadrilleRecord, rules: QuadrilleRules): NextStep | undefined {
  if (record.result || !judge(record, rules).ok) return undefined;
  const { last, over } = hearBids(record, rules, []);
  const isNamed = record.trump !== undefined || record.call !== undefined || record.plays.length > 0;
  if (!record.contract && !over && !isNamed) return nextBid(record, rules, last);
  return nextNaming(record, rules, last) ?? nextCard(record, rules);
}

/** Each way to go on under the judge: allowed, or with what it breaks at that place; what cannot be is left out. */
function tryEach(
  choices: readonly (readonly [Choice, QuadrilleRecord])[],
  at: Place,
  rules: QuadrilleRules,
  before: readonly string[],
): Pick<NextStep, 'legal' | 'others'> {
  const legal: Choice[] = [];
  const others: Refused[] = [];
  for (const [choice, record] of choices) {
    const tried = judge(record, rules);
    if (!tried.ok) continue;
    // A favourite suit wrongly drawn comes to light with the trumps, and is not their fault.
    const broken = tried.value.departures.find(
      (one) => isSamePlace(one.at, at) && one.key !== 'favourite.suit' && !before.includes(one.message),
    );
    if (broken) others.push({ ...choice, message: broken.message });
    else legal.push(choice);
  }
  return { legal, others };
}

const messagesOf = (record: QuadrilleRecord, rules: QuadrilleRules): readonly string[] => {
  const judged = judge(record, rules);
  return judged.ok ? judged.value.departures.map(({ message }) => message) : [];
};

function nextBid(record: QuadrilleRecord, rules: QuadrilleRules, state: AuctionState): NextStep | undefined {
  const by = speaker(state, rules['auction.raise']);
  if (by < 0) return undefined;
  const hand = record.hands[by] ?? [];
  const legal = legalBids(state, rules, hand);
  // Bids are read in turn; where these rules have another speak, his name stands with his bid.
  const isInTurn = speakersOf([...record.bids.map(({ bid }) => bid), PASS]).at(-1) === by;
  const choice = (bid: number): Choice => ({
    write: isInTurn ? printBid(bid) : `${SEATS[by] ?? ''}: ${printBid(bid)}`,
    label: printBid(bid),
    ...(BID_VOLE[bid] !== UNDECLARED && { under: 'with the vole' }),
  });
  const others = BIDS.flatMap((_, bid): readonly Refused[] => {
    const key = whyNotInBook(bid, rules) === undefined ? whyNotBid(state, by, bid, rules, hand) : undefined;
    return key === undefined ? [] : [{ ...choice(bid), message: bidDeparture(key, by, bid, state.high) }];
  });
  return { says: `${heading(by)} to speak`, place: places.BIDS, legal: legal.map(choice), others };
}

const HIGHEST: readonly Card[] = [KING, QUEEN].flatMap((rank) => [0, 1, 2, 3].map((suit) => makeCard(suit, rank)));

/** Trumps, call and exchange, in the order in which the game played has them. */
function nextNaming(record: QuadrilleRecord, rules: QuadrilleRules, state: AuctionState): NextStep | undefined {
  const { ombre, bid } = declaredOf(record, state);
  if (ombre < 0 || record.plays.length > 0) return undefined;
  if (bid === PASS && rules['auction.allPass'] === 'redeal') return undefined;
  const contract = bid === PASS ? FORCED : BID_CONTRACT[bid]!;
  const before = messagesOf(record, rules);
  const trumps = (): NextStep | undefined => {
    if (contract >= GRANDISSIMO || record.trump !== undefined) return undefined;
    const choices = [0, 1, 2, 3].map(
      (trump) =>
        [
          { write: SUITS[trump] ?? '', label: nameSuit(trump) },
          { ...record, trump },
        ] as const,
    );
    const who = contract === CASCO ? 'The ally' : heading(ombre);
    return {
      says: `${who} to name trumps`,
      place: places.TRUMP,
      ...tryEach(choices, inPhase('contract'), rules, before),
    };
  };
  const call = (): NextStep | undefined => {
    if (!isCalling(contract) || record.call !== undefined) return undefined;
    const isHeld = (card: Card): boolean => record.hands.some((hand) => hand.includes(card));
    // A call needs trumps beside it to be judged; in casco they are named after it.
    const trump = record.trump ?? (contract === CASCO ? 0 : undefined);
    const choices = HIGHEST.filter(isHeld).map((card) => [choiceOf(card), { ...record, trump, call: card }] as const);
    const says = contract === MEDIATEUR ? 'to ask for a card' : 'to call';
    return {
      says: `${heading(ombre)} ${says}`,
      place: places.CALL,
      ...tryEach(choices, inPhase('contract'), rules, before),
    };
  };
  const gift = (): NextStep | undefined => {
    if (contract !== MEDIATEUR || record.gives !== undefined) return undefined;
    const hand = record.hands[ombre] ?? [];
    const choices = hand.map((card) => [choiceOf(card), { ...record, gives: card }] as const);
    return {
      says: `${heading(ombre)} to give a card for it`,
      place: places.GIVES,
      ...tryEach(choices, atExchange(), rules, before),
    };
  };
  const steps = contract === CASCO ? [call, trumps] : [trumps, call, gift];
  for (const step of steps) {
    const next = step();
    if (next) return next;
  }
  return undefined;
}

function nextCard(record: QuadrilleRecord, rules: QuadrilleRules): NextStep | undefined {
  const agreed = agreedOf(record, rules);
  if (!agreed.ok || agreed.value.contracted.contract < 0) return undefined;
  const { contracted } = agreed.value;
  const hands = exchangedHands(record, contracted);
  if (!hands.ok) return undefined;
  const state = begin(record, hands.value, contracted, rules);
  for (const card of record.plays.flat()) advance(state, state.table.toPlay[card]!);
  const held = cardsHeld(state.hands, state.toPlay, state.table);
  if (held.length === 0) return undefined;
  const { trick, position, toPlay } = state;
  const at = atCard(trick + 1, position + 1);
  const { plays } = record;
  const choices = held.map((card) => {
    const tried = position === 0 ? [...plays, [card]] : plays.with(-1, [...(plays.at(-1) ?? []), card]);
    return [choiceOf(card), { ...record, plays: tried }] as const;
  });
  return { says: sayPlay(state, rules, toPlay), place: PLAYS, ...tryEach(choices, at, rules, []) };
}

/** Whose card is next; between tricks also what could be done instead. */
function sayPlay({ position, facts, trick }: PlayState, rules: QuadrilleRules, toPlay: Seat): string {
  if (position > 0) return `${heading(toPlay)} to play`;
  if (trick === 6 && facts.straight === 6 && facts.ally >= 0 && rules['vole.asks'])
    return `The game is won. ${heading(toPlay)} may stop, or ask leave and lead to the seventh trick`;
  if (endingOf(facts, rules).kind !== 'unfinished') return `The game is decided. ${heading(toPlay)} may lead on`;
  return `${heading(toPlay)} to lead`;
}
