import { ACE, JACK, rankOf, type Card } from '#engine/cards/card.ts';
import { ACE_OF_DIAMONDS, GREAT, honourOf, LITTLE } from '../rules/shape.ts';
import type { ReversisRules } from '../rules/keys.ts';
import type { Seat } from '../record/record.ts';
import type { Balances } from '#engine/ledger/sink.ts';
import type { Place } from '#engine/ledger/place.ts';

/** What just happened, as data; `FrameEvent` is put into words by `sayFrame`. */
export type FrameEvent =
  | { readonly kind: 'ante' }
  | {
      readonly kind: 'exchange';
      readonly seat: Seat;
      readonly laid: Card | undefined;
      readonly took: Card | undefined;
      readonly looked: Card | undefined;
    }
  | { readonly kind: 'trade'; readonly seat: Seat; readonly from: Seat; readonly gives: Card; readonly takes: Card }
  | { readonly kind: 'opposites'; readonly gives: readonly (Card | undefined)[] }
  | {
      readonly kind: 'play';
      readonly seat: Seat;
      readonly card: Card;
      readonly how: 'leads' | 'follows' | 'throws' | 'renounces';
      readonly wins: Seat | undefined;
    }
  | { readonly kind: 'thrownDown'; readonly seat: Seat }
  | { readonly kind: 'end'; readonly outcome: Outcome };

/** What decides between two seats with the same points: number of tricks, having none, counting cards, or the seat. */
export type TieBreak = 'tricks' | 'noTrick' | 'cards' | 'seat';

/** A seat with the same points as the winner or the loser, and what decided between the two. */
export interface Tie {
  readonly other: Seat;
  readonly by: TieBreak;
}

/** How the deal ended, as needed for its last sentence. */
export interface Outcome {
  readonly kind: 'partie' | 'reversisMade' | 'reversisBroken' | 'unfinished';
  readonly winner: Seat | undefined;
  /** The seat that pays the partie; undefined if every other seat pays the winner for its own points. */
  readonly loser: Seat | undefined;
  /** The player of the reversis; below, the seat that broke it. */
  readonly maker: Seat | undefined;
  readonly breaker: Seat | undefined;
  /** The seat that played four aces or the espagnolette; below, whether it took no trick. */
  readonly espagnolette: Seat | undefined;
  readonly kept: boolean;
  readonly points: readonly number[];
  /** Seats with the same points as the winner, and as the loser, with what decided between them. */
  readonly winnerTies: readonly Tie[];
  readonly loserTies: readonly Tie[];
  /** Points of the cards laid out. */
  readonly laidOut: number;
}

/** The table after one event. */
export interface Frame {
  /** `ante`, `exchange.first`, `trade.1`, `opposites`, `t5.3`, `thrown`, `end`. */
  readonly at: Place;
  readonly event: FrameEvent;
  /** Cards of each seat, by suit (spades, hearts, diamonds, clubs), then from the ace down. */
  readonly hands: readonly (readonly Card[])[];
  /** Cards on the table in order of play; below, who led. A full trick stays until the next lead. */
  readonly trick: readonly Card[];
  readonly leader: Seat;
  /** The seat whose card is winning, once a card has been played. */
  readonly winning: Seat | undefined;
  readonly tricksTaken: readonly number[];
  readonly points: readonly number[];
  /** Number of ledger entries made so far; the payments for a trick come with its last card. */
  readonly entries: number;
  readonly pools: Balances;
  readonly net: Balances;
}

/** Fates of an honour: not played, placed, forced or led. */
export const UNPLAYED = 0;
export const PLACED = 1;
export const FORCED = 2;
export const LED = 3;

/**
 * What happened in a deal, in small integers and independent of any rule. Replay, comparison, score keeping and bench all
 * settle from these. Arrays by honour have six places (`HONOURS`); -1 stands for no seat or no trick.
 */
export interface Facts {
  readonly seats: number;
  /** Number of tricks in the deal; below, how many of them are over. */
  readonly tricks: number;
  readonly played: number;
  /** Trick → the seat that took it. */
  readonly winners: readonly Seat[];
  /** Honour → its fate; below, who played it, in which trick and place, who led that trick and who took it. */
  readonly fate: readonly number[];
  readonly holder: readonly Seat[];
  readonly trick: readonly number[];
  readonly position: readonly number[];
  readonly leader: readonly Seat[];
  readonly taker: readonly Seat[];
  /** Seat → number of tricks taken. */
  readonly taken: readonly number[];
  /** Seat → number of aces, kings, queens and knaves taken, packed eight bits each, aces lowest. */
  readonly counts: readonly number[];
  /** The same numbers for the cards laid out; below, the honours among those as a bit mask. */
  readonly laid: number;
  readonly laidHonours: number;
  /** Seat → honours held at the start of play, as a bit mask. */
  readonly held: readonly number[];
  /** Seat → first trick in which it renounced although it could follow. */
  readonly renounced: readonly number[];
  readonly claimed: boolean;
  /** The seat that threw down its cards; below, how many tricks were over by then. */
  readonly thrownBy: Seat;
  readonly thrownAfter: number;
}

/** Facts that are still being written during play. */
export type FactsDraft = { -readonly [K in keyof Facts]: Facts[K] extends readonly number[] ? number[] : Facts[K] };

const NOBODY = (n: number): number[] => new Array<number>(n).fill(-1);
const NONE = (n: number): number[] => new Array<number>(n).fill(0);

export const emptyFacts = (seats: number, tricks: number): FactsDraft => ({
  seats,
  tricks,
  played: 0,
  winners: NOBODY(tricks),
  fate: NONE(6),
  holder: NOBODY(6),
  trick: NOBODY(6),
  position: NOBODY(6),
  leader: NOBODY(6),
  taker: NOBODY(6),
  taken: NONE(seats),
  counts: NONE(seats),
  laid: 0,
  laidHonours: 0,
  held: NONE(seats),
  renounced: NOBODY(seats),
  claimed: true,
  thrownBy: -1,
  thrownAfter: -1,
});

/** Clears the facts for another deal with the same number of seats and tricks. */
export function clearFacts(facts: FactsDraft): void {
  facts.played = 0;
  facts.laid = 0;
  facts.laidHonours = 0;
  facts.claimed = true;
  facts.thrownBy = -1;
  facts.thrownAfter = -1;
  for (let honour = 0; honour < 6; honour++) {
    facts.fate[honour] = UNPLAYED;
    facts.taker[honour] = -1;
  }
  for (let seat = 0; seat < facts.seats; seat++) {
    facts.taken[seat] = 0;
    facts.counts[seat] = 0;
    facts.renounced[seat] = -1;
  }
}

/** Card → one ace, king, queen or knave, as packed in `counts`; 0 for other cards. */
const COUNTS = Int32Array.from({ length: 52 }, (_, card) =>
  rankOf(card) < JACK ? 0 : 1 << (8 * (ACE - rankOf(card))),
);
export const countOf = (card: Card): number => COUNTS[card]!;

/** Adds the cards laid out to the facts. */
export function layOut(facts: FactsDraft, cards: readonly Card[]): void {
  for (const card of cards) {
    facts.laid += countOf(card);
    const honour = honourOf(card);
    if (honour >= 0) facts.laidHonours |= 1 << honour;
  }
}

/** Number of cards in packed counts. */
const cardsIn = (counts: number): number =>
  (counts & 255) + ((counts >>> 8) & 255) + ((counts >>> 16) & 255) + (counts >>> 24);

/** Points of packed counts: ace 4, king 3, queen 2, knave 1; on the high scale of the older books one more each. */
const weigh = (counts: number, rules: ReversisRules): number =>
  (counts & 255) * 4 +
  ((counts >>> 8) & 255) * 3 +
  ((counts >>> 16) & 255) * 2 +
  (counts >>> 24) +
  (rules['points.scale'] === 'high' ? cardsIn(counts) : 0);
const plainAce = (rules: ReversisRules): number => (rules['points.scale'] === 'high' ? 5 : 4);
const plainKnave = (rules: ReversisRules): number => (rules['points.scale'] === 'high' ? 2 : 1);

/** Points of one card in a trick, or laid out. */
export function cardPoints(card: Card, rules: ReversisRules, isLaid = false): number {
  const honour = honourOf(card);
  if (honour === GREAT) return isLaid ? rules['points.quinolaLaid'] : rules['points.quinolaTaken'];
  if (isLaid && honour === ACE_OF_DIAMONDS) return rules['points.aceDiamondsLaid'];
  return weigh(countOf(card), rules);
}

/** Card points in the tricks of a seat. */
export const pointsOf = (facts: Facts, rules: ReversisRules, seat: Seat): number =>
  weigh(facts.counts[seat]!, rules) +
  (facts.taker[GREAT] === seat ? rules['points.quinolaTaken'] - plainKnave(rules) : 0);

/** Card points of the cards laid out. */
export const laidPoints = (facts: Facts, rules: ReversisRules): number =>
  weigh(facts.laid, rules) +
  (facts.laidHonours & (1 << GREAT) ? rules['points.quinolaLaid'] - plainKnave(rules) : 0) +
  (facts.laidHonours & (1 << ACE_OF_DIAMONDS) ? rules['points.aceDiamondsLaid'] - plainAce(rules) : 0);

/** Number of aces, kings, queens and knaves that a seat took. */
export const countingCards = (facts: Facts, seat: Seat): number => cardsIn(facts.counts[seat]!);

const ACES = 0b1111;
const popcount4 = (mask: number): number => (mask & 1) + ((mask >> 1) & 1) + ((mask >> 2) & 1) + ((mask >> 3) & 1);

/** Whether honours held at the start of play, as a mask, give the privilege of four aces or the espagnolette. */
export function mayRenounce(held: number, rules: ReversisRules): boolean {
  const aces = popcount4(held & ACES);
  const great = (held >> GREAT) & 1;
  const little = rules['quinola.little'] ? (held >> LITTLE) & 1 : 0;
  switch (rules['espagnolette.hands']) {
    case 'none':
      return false;
    case 'fourAces':
      return aces === 4;
    case 'orThreeAndQuinola':
      return aces === 4 || (aces === 3 && great === 1);
    case 'orTwoAndBoth':
      return aces === 4 || (aces === 3 && great + little >= 1) || (aces === 2 && great + little === 2);
  }
}

/** The seat that plays four aces or the espagnolette: it has the privilege and has renounced by it in time; -1 if none. */
export function espagnoletteOf(facts: Facts, rules: ReversisRules): Seat {
  const until = rules['espagnolette.renounce'] === 'firstNine' ? 9 : facts.tricks;
  for (let seat = 0; seat < facts.seats; seat++) {
    const trick = facts.renounced[seat]!;
    if (trick >= 0 && trick < until && mayRenounce(facts.held[seat]!, rules)) return seat;
  }
  return -1;
}

/** Gives the remaining tricks and points to the seat that threw down its cards; honours still in hand stay unplayed. */
export function throwDown(facts: FactsDraft, seat: Seat, left: readonly Card[]): void {
  facts.thrownBy = seat;
  facts.thrownAfter = facts.played;
  for (; facts.played < facts.tricks; facts.played++) {
    facts.winners[facts.played] = seat;
    facts.taken[seat]!++;
  }
  for (const card of left) {
    facts.counts[seat]! += countOf(card);
    const honour = honourOf(card);
    if (honour >= 0) facts.taker[honour] = seat;
  }
}
