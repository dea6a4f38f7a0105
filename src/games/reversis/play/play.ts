import { ACE, HEARTS, JACK, KING, QUEEN, rankOf, suitOf, type Card } from '#engine/cards/card.ts';
import {
  clearFacts,
  countOf,
  emptyFacts,
  FORCED,
  layOut,
  LED,
  mayRenounce,
  PLACED,
  type Facts,
  type FactsDraft,
} from './facts.ts';
import { GREAT, honourOf, LITTLE } from '../rules/shape.ts';
import type { ReversisRules } from '../rules/keys.ts';
import type { Seat } from '../record/record.ts';

/** A hand is four masks, one a suit; bit r of a mask is the card of rank r. `hands[seat * 4 + suit]`. */
export type Hands = readonly number[];

/** The table between two cards. Records of illegal play reach `applyCard` too. */
export interface PlayState {
  readonly seats: number;
  readonly hands: Hands;
  /** The trick under way, from 0; below, how many cards lie in it, who led and whose turn it is. */
  readonly trick: number;
  readonly position: number;
  readonly leader: Seat;
  readonly toPlay: Seat;
  readonly suitLed: number;
  readonly winning: Seat;
  /** Rank of the winning card. */
  readonly best: number;
  /** Aces, kings, queens and knaves in the trick, packed as in the facts. */
  readonly value: number;
  readonly facts: Facts;
}

/** State into which `advance` writes while one deal is played. */
export type PlayDraft = { -readonly [K in keyof Omit<PlayState, 'hands' | 'facts'>]: PlayState[K] } & {
  hands: number[];
  /** Honours in the trick, as a mask. */
  honours: number;
  facts: FactsDraft;
};

export const handMasks = (hands: readonly (readonly Card[])[]): number[] => {
  const masks = new Array<number>(hands.length * 4).fill(0);
  hands.forEach((hand, seat) => {
    for (const card of hand) masks[seat * 4 + suitOf(card)]! |= 1 << rankOf(card);
  });
  return masks;
};

/** Cards of one seat, by suit, then from the ace down. */
export function cardsHeld(hands: Hands, seat: Seat): readonly Card[] {
  const cards: Card[] = [];
  for (let suit = 0; suit < 4; suit++)
    for (let rank = 12; rank >= 0; rank--)
      if (((hands[seat * 4 + suit] ?? 0) >> rank) & 1) cards.push(suit * 13 + rank);
  return cards;
}

/** Start of play as a state that `advance` can write into. */
export function startDraft(masks: number[], seats: number, tricks: number, laidOut: readonly Card[]): PlayDraft {
  const facts = emptyFacts(seats, tricks);
  layOut(facts, laidOut);
  noteHeld(facts, masks);
  return {
    seats,
    hands: masks,
    trick: 0,
    position: 0,
    leader: 0,
    toPlay: 0,
    suitLed: 0,
    winning: 0,
    best: 0,
    value: 0,
    honours: 0,
    facts,
  };
}

/** Starts another deal with the same number of seats and tricks in a used state, from the hand masks that now stand in it. */
export function restartDraft(s: PlayDraft, laidOut: readonly Card[]): void {
  const { facts } = s;
  clearFacts(facts);
  layOut(facts, laidOut);
  noteHeld(facts, s.hands);
  s.trick = 0;
  s.position = 0;
  s.leader = 0;
  s.toPlay = 0;
  s.value = 0;
  s.honours = 0;
}

/** Notes which honours each seat holds at the start of play. */
export function noteHeld(facts: FactsDraft, masks: readonly number[]): void {
  for (let seat = 0; seat < facts.seats; seat++) {
    let held = 0;
    for (let suit = 0; suit < 4; suit++) held |= ((masks[seat * 4 + suit]! >> ACE) & 1) << suit;
    const hearts = masks[seat * 4 + HEARTS]!;
    facts.held[seat] = held | (((hearts >> JACK) & 1) << GREAT) | (((hearts >> QUEEN) & 1) << LITTLE);
  }
}

/** Plays one card of the seat whose turn it is, in place. */
export function advance(s: PlayDraft, card: Card): void {
  const facts = s.facts;
  const suit = (card / 13) | 0;
  const rank = card - suit * 13;
  const seat = s.toPlay;
  const position = s.position;
  s.hands[seat * 4 + suit]! &= ~(1 << rank);
  let fate = LED;
  if (position === 0) {
    s.leader = seat;
    s.suitLed = suit;
    s.winning = seat;
    s.best = rank;
  } else if (suit === s.suitLed) {
    fate = FORCED;
    if (rank > s.best) {
      s.best = rank;
      s.winning = seat;
    }
  } else {
    fate = PLACED;
    if (facts.renounced[seat]! < 0 && s.hands[seat * 4 + s.suitLed] !== 0) facts.renounced[seat] = s.trick;
  }
  s.value += countOf(card);
  const honour = honourOf(card);
  if (honour >= 0) {
    facts.fate[honour] = fate;
    facts.holder[honour] = seat;
    facts.trick[honour] = s.trick;
    facts.position[honour] = position;
    facts.leader[honour] = s.leader;
    s.honours |= 1 << honour;
  }
  if (position + 1 < s.seats) {
    s.position = position + 1;
    s.toPlay = seat + 1 === s.seats ? 0 : seat + 1;
    return;
  }
  const taker = s.winning;
  facts.winners[s.trick] = taker;
  facts.taken[taker]!++;
  facts.counts[taker]! += s.value;
  for (let honour = 0, mask = s.honours; mask !== 0; honour++, mask >>= 1) if (mask & 1) facts.taker[honour] = taker;
  s.value = 0;
  s.honours = 0;
  s.trick++;
  facts.played = s.trick;
  s.position = 0;
  s.leader = taker;
  s.toPlay = taker;
}

/** Copy of a state in memory of its own. */
export function copyOf(state: PlayState): PlayDraft {
  const s = state as PlayDraft;
  const f = s.facts;
  return {
    ...s,
    hands: s.hands.slice(),
    facts: {
      ...f,
      winners: f.winners.slice(),
      fate: f.fate.slice(),
      holder: f.holder.slice(),
      trick: f.trick.slice(),
      position: f.position.slice(),
      leader: f.leader.slice(),
      taker: f.taker.slice(),
      taken: f.taken.slice(),
      counts: f.counts.slice(),
      held: f.held.slice(),
      renounced: f.renounced.slice(),
    },
  };
}

/** State after one card of the seat whose turn it is; the given state is unchanged. */
export function applyCard(state: PlayState, card: Card): PlayState {
  const copy = copyOf(state);
  advance(copy, card);
  return copy;
}

/** King, queen and knave of hearts: the hearts that a void player may throw in 1659. */
const HEART_COURTS = (1 << KING) | (1 << QUEEN) | (1 << JACK);

/** Whether the seat whose turn it is may renounce although it could follow: four aces or the espagnolette. */
export const hasPrivilege = (s: PlayState, rules: ReversisRules): boolean =>
  rules['espagnolette.hands'] !== 'none' &&
  mayRenounce(s.facts.held[s.toPlay]!, rules) &&
  (rules['espagnolette.renounce'] === 'throughout' || s.trick < 9);

/**
 * Writes the legal cards of the seat whose turn it is, one mask a suit, and returns the rule that limits them: `play.follow`
 * (follow the suit led), `play.firstLead` (lead hearts), `play.throwHearts` (throw no small heart), or `free`. There is at
 * least one legal card while the seat has any.
 */
export function legalMasks(
  s: PlayState,
  rules: ReversisRules,
  masks: number[],
): 'free' | 'play.follow' | 'play.firstLead' | 'play.throwHearts' {
  const own = s.toPlay * 4;
  const led = s.position === 0 ? -1 : s.suitLed;
  if (led >= 0 && s.hands[own + led] !== 0 && rules['play.follow'] && !hasPrivilege(s, rules)) {
    masks[0] = masks[1] = masks[2] = masks[3] = 0;
    masks[led] = s.hands[own + led]!;
    return 'play.follow';
  }
  const spades = (masks[0] = s.hands[own]!);
  const hearts = (masks[HEARTS] = s.hands[own + HEARTS]!);
  const diamonds = (masks[2] = s.hands[own + 2]!);
  const clubs = (masks[3] = s.hands[own + 3]!);
  const others = spades | diamonds | clubs;
  if (led < 0) {
    if (s.trick > 0 || hearts === 0 || rules['play.firstLead'] !== 'heart') return 'free';
    masks[0] = masks[2] = masks[3] = 0;
    return 'play.firstLead';
  }
  if (led === HEARTS || rules['play.throwHearts'] === 'any') return 'free';
  if (others !== 0 || (hearts & HEART_COURTS) !== 0) masks[HEARTS] = hearts & HEART_COURTS;
  return 'play.throwHearts';
}

const scratch = [0, 0, 0, 0];

/** Legal cards of the seat whose turn it is; at least one while it has any. */
export function legalCards(s: PlayState, rules: ReversisRules): readonly Card[] {
  legalMasks(s, rules, scratch);
  return cardsHeld(scratch, 0);
}

/** Rule key that forbids a card held by the seat whose turn it is; undefined if the card is legal. */
export function whyNotCard(
  s: PlayState,
  rules: ReversisRules,
  card: Card,
): 'play.follow' | 'play.firstLead' | 'play.throwHearts' | undefined {
  const bound = legalMasks(s, rules, scratch);
  return bound === 'free' || (scratch[suitOf(card)]! >> rankOf(card)) & 1 ? undefined : bound;
}

/** Facts of the deal so far. */
export const factsOf = (state: PlayState): Facts => state.facts;
