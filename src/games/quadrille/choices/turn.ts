import type { DealInPlay, PlayChoice, RefusedChoice, Turn } from '#engine/play/played-game.ts';
import { memoizeLast } from '#engine/kernel/collections.ts';
import { hasStoppedEarly, isPlayedOut } from '../play/ending.ts';
import { type PlayState, cardsHeld, whyNotCard } from '../play/play.ts';
import { type QuadrilleRecord, SEATS, type Seat, type SuitNumber } from '../record/record.ts';
import {
  UNDECLARED,
  BIDS,
  printBid,
  type Bid,
  BID_CONTRACT,
  CASCO,
  FORCED,
  GRANDISSIMO,
  MEDIATEUR,
  PASS,
} from '../rules/bids.ts';
import type { QuadrilleRules } from '../rules/keys.ts';
import { seatHeading } from '#engine/wording/sentence.ts';
import { lacksFavourite, legalBids, speaker, whyNotBid, whyNotInBook, judgeBids } from '../play/bidding/auction.ts';
import { REFUSE_TO_GO_ON, refuseToBid, refuseToCall, refuseToName, refuseToPlay } from './refusals.ts';
import { type Card, nameCard, nameSuit, KING, makeCard, QUEEN } from '#engine/cards/card.ts';
import { atExchange, inPhase, isSamePlace, type Place } from '#engine/ledger/place.ts';
import { isCalling } from '../play/bidding/naming.ts';
import { declaredBid } from '../play/bidding/contract.ts';
import { judge } from '../settle/judge.ts';
import { leadsUnasked, tableAfter } from '../play/play-out.ts';

/** Turn of a deal: the auction, trumps, call and exchange, the play, and whether to go on after the first six tricks. */
export const turn = memoizeLast(findTurn);

function findTurn(playing: DealInPlay<QuadrilleRecord>, rules: QuadrilleRules): QuadrilleTurn | undefined {
  const { record, declined } = playing;
  const before = bidTurn(record, rules) ?? namingTurn(record, rules, { left: declined.length > 0, mayLeave: true });
  if (before) return before;
  const state = tableOf(record, rules);
  if (!state) return undefined;
  const { facts, position } = state;
  if (position > 0 || !isPlayedOut(facts) || hasStoppedEarly(facts, rules)) return cardTurn(state, rules);
  const isSeventh = facts.straight === 6 && facts.played === 6 && facts.announced === UNDECLARED;
  return isSeventh ? seventh(state, playing, rules) : undefined;
}

/** Turn after the first six tricks: the leader may stop, or go on (with his ally’s leave if the book requires that). */
function seventh(
  state: PlayState,
  { record, declined }: DealInPlay<QuadrilleRecord>,
  rules: QuadrilleRules,
): QuadrilleTurn | undefined {
  const { facts, toPlay } = state;
  if (facts.leaveRefused || declined.includes(toPlay)) return undefined;
  const cards = cardTurn(state, rules);
  if (!cards) return undefined;
  const stop = { act: { kind: 'stop' } as const, label: 'stop here' };
  const asks = facts.ally >= 0 && rules['vole.asks'];
  if (!asks) return { ...cards, kind: 'seventh', legal: [...cards.legal, stop] };
  if (!facts.leaveAsked)
    return {
      seat: toPlay,
      kind: 'seventh',
      prompt: `${heading(toPlay)} to stop, or to ask leave to go on`,
      legal: [stop, { act: { kind: 'ask' }, label: 'ask leave to go on' }],
      refused: [],
    };
  if (record.vole?.answer === 'yes') return cards;
  const partner = toPlay === facts.ombre ? facts.ally : facts.ombre;
  return {
    seat: partner,
    kind: 'leave',
    prompt: `${heading(partner)} to give leave, or to refuse it`,
    legal: [
      { act: { kind: 'answer', answer: 'yes' }, label: 'yes, go on' },
      { act: { kind: 'answer', answer: 'no' }, label: 'no, stop here' },
    ],
    refused: [],
  };
}

/**
 * An act of a seat in a deal of Quadrille. `leave`: a forced ombre lets the ally name trumps. `stop`: end the game after the
 * first six tricks. `ask`: ask the ally’s leave to try for the vole; `answer`: give or refuse it.
 */
export type QuadrilleAct =
  | { readonly kind: 'bid'; readonly bid: Bid }
  | { readonly kind: 'trump'; readonly suit: SuitNumber }
  | { readonly kind: 'call' | 'give' | 'play'; readonly card: Card }
  | { readonly kind: 'leave' | 'stop' | 'ask' }
  | { readonly kind: 'answer'; readonly answer: 'yes' | 'no' };

export type QuadrilleTurn = Turn<QuadrilleAct>;
export type QuadrilleChoice = PlayChoice<QuadrilleAct>;
type QuadrilleRefused = RefusedChoice<QuadrilleAct>;

export const heading = (seat: Seat): string => seatHeading(SEATS[seat] ?? '');

/** Choice of a bid, grouped by its contract, in or out of the favourite suit, with or without the vole. */
const bidChoice = (bid: Bid): QuadrilleChoice => ({
  act: { kind: 'bid', bid },
  label: printBid(bid),
  kindOf: printBid(bid).replace(/ (in favourite|with the vole).*$/, ''),
});

/** Turn of the seat that is to bid; undefined once the auction is over, or if the record gives its result. */
export function bidTurn(record: QuadrilleRecord, rules: QuadrilleRules): QuadrilleTurn | undefined {
  const isNamed = record.trump !== undefined || record.call !== undefined || record.plays.length > 0;
  if (record.contract || isNamed) return undefined;
  const { last: state } = judgeBids(record, rules);
  const seat = speaker(state, rules['auction.raise']);
  if (seat < 0) return undefined;
  const hand = record.hands[seat] ?? [];
  const isUndrawn = (bid: Bid): boolean => lacksFavourite(bid, record.favourite, rules);
  return {
    seat,
    kind: 'bid',
    prompt: `${heading(seat)} to bid`,
    legal: legalBids(state, rules, hand)
      .filter((bid) => !isUndrawn(bid))
      .map(bidChoice),
    refused: BIDS.flatMap((_, bid): readonly QuadrilleRefused[] => {
      if (whyNotInBook(bid, rules) !== undefined) return [];
      const key = whyNotBid(state, seat, bid, rules, hand) ?? (isUndrawn(bid) ? 'favourite.suit' : undefined);
      return key ? [{ ...bidChoice(bid), key, message: refuseToBid(key, bid, state.high, rules) }] : [];
    }),
  };
}

const HIGHEST: readonly Card[] = [KING, QUEEN].flatMap((rank) => [0, 1, 2, 3].map((suit) => makeCard(suit, rank)));

const cardChoice = (kind: 'call' | 'give', card: Card): QuadrilleChoice => ({
  act: { kind, card },
  label: nameCard(card),
  card,
});

/** Judges each possible choice: legal, or with what it breaks at that place; impossible ones are left out. */
function tryEach(
  choices: readonly (readonly [QuadrilleChoice, QuadrilleRecord])[],
  at: Place,
  rules: QuadrilleRules,
  before: readonly string[],
): Pick<QuadrilleTurn, 'legal' | 'refused'> {
  const legal: QuadrilleChoice[] = [];
  const refused: QuadrilleRefused[] = [];
  for (const [choice, record] of choices) {
    const tried = judge(record, rules);
    if (!tried.ok) continue;
    // A favourite suit wrongly drawn is only noticed with the trumps, but they are not at fault.
    const broken = tried.value.departures.find(
      (one) => isSamePlace(one.at, at) && one.key !== 'favourite.suit' && !before.includes(one.message),
    );
    if (broken) {
      const message = choice.act.kind === 'call' ? refuseToCall(broken.key, choice.act.card) : refuseToName(broken.key);
      refused.push({ ...choice, key: broken.key, message: message ?? broken.message });
    } else legal.push(choice);
  }
  return { legal, refused };
}

const messagesOf = (record: QuadrilleRecord, rules: QuadrilleRules): readonly string[] => {
  const judged = judge(record, rules);
  return judged.ok ? judged.value.departures.map(({ message }) => message) : [];
};

/** Seat that names trumps: the ally in casco, or if trumps were left to him; otherwise the ombre. */
const namerOf = ({ hands, call }: QuadrilleRecord, ombre: Seat, isLeft: boolean): Seat => {
  const ally = isLeft && call !== undefined ? hands.findIndex((hand) => hand.includes(call)) : -1;
  return ally < 0 ? ombre : ally;
};

/**
 * Turn of naming trumps, calling or exchanging, in the order of the contract. `left`: the forced ombre leaves trumps to the
 * ally he calls; `mayLeave` offers that choice if the rules have it.
 */
export function namingTurn(
  record: QuadrilleRecord,
  rules: QuadrilleRules,
  { left = false, mayLeave = false }: { readonly left?: boolean; readonly mayLeave?: boolean } = {},
): QuadrilleTurn | undefined {
  const { ombre, bid } = declaredBid(record, judgeBids(record, rules).last);
  if (ombre < 0 || record.plays.length > 0) return undefined;
  if (bid === PASS && rules['auction.allPass'] === 'redeal') return undefined;
  const contract = bid === PASS ? FORCED : BID_CONTRACT[bid]!;
  const before = messagesOf(record, rules);
  const callsFirst = contract === CASCO || left;
  const trumps = (): QuadrilleTurn | undefined => {
    if (contract >= GRANDISSIMO || record.trump !== undefined) return undefined;
    const seat = namerOf(record, ombre, callsFirst);
    const choices = [0, 1, 2, 3].map((trump) => {
      const choice: QuadrilleChoice = { act: { kind: 'trump', suit: trump }, label: nameSuit(trump) };
      return [choice, { ...record, trump }] as const;
    });
    const { legal, refused } = tryEach(choices, inPhase('contract'), rules, before);
    const leave: readonly QuadrilleChoice[] =
      mayLeave && !left && contract === FORCED && rules['call.forcedAllyNames']
        ? [{ act: { kind: 'leave' }, label: 'leave it to the ally' }]
        : [];
    return {
      seat,
      kind: 'trump',
      prompt: `${callsFirst ? 'The ally' : heading(ombre)} to name trumps`,
      legal: [...legal, ...leave],
      refused,
    };
  };
  const call = (): QuadrilleTurn | undefined => {
    if (!isCalling(contract) || record.call !== undefined) return undefined;
    const isHeld = (card: Card): boolean => record.hands.some((hand) => hand.includes(card));
    // A call can only be judged with trumps; if it comes first, any suit but the card's own serves.
    const trumpFor = (card: Card) => record.trump ?? (contract === CASCO ? 0 : left ? (card < 13 ? 1 : 0) : undefined);
    const choices = HIGHEST.filter(isHeld).map(
      (card) => [cardChoice('call', card), { ...record, trump: trumpFor(card), call: card }] as const,
    );
    return {
      seat: ombre,
      kind: 'call',
      prompt: `${heading(ombre)} ${contract === MEDIATEUR ? 'to ask for a card' : 'to call'}`,
      ...tryEach(choices, inPhase('contract'), rules, before),
    };
  };
  const gift = (): QuadrilleTurn | undefined => {
    if (contract !== MEDIATEUR || record.gives !== undefined) return undefined;
    const choices = (record.hands[ombre] ?? []).map(
      (card) => [cardChoice('give', card), { ...record, gives: card }] as const,
    );
    return {
      seat: ombre,
      kind: 'give',
      prompt: `${heading(ombre)} to give a card for it`,
      ...tryEach(choices, atExchange(), rules, before),
    };
  };
  for (const step of callsFirst ? [call, trumps] : [trumps, call, gift]) {
    const next = step();
    if (next) return next;
  }
  return undefined;
}

/** The table after the cards played; undefined while the contract is unknown. */
export const tableOf: (record: QuadrilleRecord, rules: QuadrilleRules) => PlayState | undefined =
  memoizeLast(tableAfter);

/** Turn of the seat that is to play, even if the game is decided; undefined once the hands are empty. */
export function cardTurn(state: PlayState, rules: QuadrilleRules): QuadrilleTurn | undefined {
  const seat = state.toPlay;
  const held = cardsHeld(state.hands, seat, state.table);
  if (held.length === 0) return undefined;
  const legal: QuadrilleChoice[] = [];
  const refused: QuadrilleRefused[] = [];
  const unasked = leadsUnasked(state, rules) ? ({ key: 'vole.asks', message: REFUSE_TO_GO_ON } as const) : undefined;
  for (const card of held) {
    const choice: QuadrilleChoice = { act: { kind: 'play', card }, label: nameCard(card), card };
    const broken = unasked ?? fault(state, rules, card);
    if (broken) refused.push({ ...choice, ...broken });
    else legal.push(choice);
  }
  return { seat, kind: 'play', prompt: sayPlay(state, rules, seat), legal, refused };
}

function fault(
  state: PlayState,
  rules: QuadrilleRules,
  card: Card,
): Pick<QuadrilleRefused, 'key' | 'message'> | undefined {
  const key = whyNotCard(state, rules, card);
  return key && { key, message: refuseToPlay(state, key) };
}

/** Prompt for a card; between tricks it also names the other choices. */
function sayPlay(state: PlayState, rules: QuadrilleRules, toPlay: Seat): string {
  const { position, facts, trick } = state;
  if (position > 0) return `${heading(toPlay)} to play`;
  if (trick === 6 && facts.straight === 6 && facts.ally >= 0 && rules['vole.asks'])
    return `The game is won. ${heading(toPlay)} may stop, or ask leave and lead to the seventh trick`;
  if (isPlayedOut(facts)) return `The game is decided. ${heading(toPlay)} may lead on`;
  return `${heading(toPlay)} to lead`;
}
