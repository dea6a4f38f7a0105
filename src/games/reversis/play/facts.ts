import { ACE, JACK, rankOf, type Card } from '#engine/cards/card.ts';
import { ACE_OF_DIAMONDS, GREAT, honourOf, LITTLE } from '../rules/honours.ts';
import type { ReversisRules } from '../rules/keys.ts';
import type { Seat } from '../record/record.ts';

/** What became of an honour: it was not played, or placed, forced or led. */
export const UNPLAYED = 0;
export const PLACED = 1;
export const FORCED = 2;
export const LED = 3;

/**
 * What happened in a deal, in small integers, knowing no rule. Replay, compare, the regulator and the bench all settle
 * from here. Arrays by honour have six places (see honours.ts); -1 stands for nobody or never.
 */
export interface Facts {
  readonly seats: number;
  /** How many tricks the deal has in all, and how many are over. */
  readonly tricks: number;
  readonly played: number;
  /** Trick → who took it. */
  readonly winners: readonly Seat[];
  /** Honour → its fate, who played it, in which trick and place, who led that trick, who took it. */
  readonly fate: readonly number[];
  readonly holder: readonly Seat[];
  readonly trick: readonly number[];
  readonly position: readonly number[];
  readonly leader: readonly Seat[];
  readonly taker: readonly Seat[];
  /** Seat → tricks taken. */
  readonly taken: readonly number[];
  /** Seat → aces, kings, queens and knaves taken, eight bits each from the lowest. */
  readonly counts: readonly number[];
  /** The same for the cards laid out, and the honours among them as a bit mask. */
  readonly laid: number;
  readonly laidHonours: number;
  /** Seat → honours held when play began, as a bit mask. */
  readonly held: readonly number[];
  /** Seat → the trick in which it first renounced though able to follow. */
  readonly renounced: readonly number[];
  readonly claimed: boolean;
  readonly thrownBy: Seat;
}

/** The same while play goes on. */
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
});

/** Facts of another deal of the same number of seats and tricks, before its first card. */
export function clearFacts(facts: FactsDraft): void {
  facts.played = 0;
  facts.laid = 0;
  facts.laidHonours = 0;
  facts.claimed = true;
  facts.thrownBy = -1;
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

/** Card → one ace, king, queen or knave as it is added to `counts`; 0 for other cards. */
const COUNTS = Int32Array.from({ length: 52 }, (_, card) =>
  rankOf(card) < JACK ? 0 : 1 << (8 * (ACE - rankOf(card))),
);
export const countOf = (card: Card): number => COUNTS[card]!;

/** The cards laid out, as the facts keep them. */
export function layOut(facts: FactsDraft, cards: readonly Card[]): void {
  for (const card of cards) {
    facts.laid += countOf(card);
    const honour = honourOf(card);
    if (honour >= 0) facts.laidHonours |= 1 << honour;
  }
}

/** How many counting cards there are in such a count. */
const cardsIn = (counts: number): number =>
  (counts & 255) + ((counts >>> 8) & 255) + ((counts >>> 16) & 255) + (counts >>> 24);

/** Ace 4, king 3, queen 2, knave 1; on the high scale of the older books one more each. */
const weigh = (counts: number, rules: ReversisRules): number =>
  (counts & 255) * 4 +
  ((counts >>> 8) & 255) * 3 +
  ((counts >>> 16) & 255) * 2 +
  (counts >>> 24) +
  (rules['points.scale'] === 'high' ? cardsIn(counts) : 0);
const plainAce = (rules: ReversisRules): number => (rules['points.scale'] === 'high' ? 5 : 4);
const plainKnave = (rules: ReversisRules): number => (rules['points.scale'] === 'high' ? 2 : 1);

/** The card points of the tricks a seat took. */
export const pointsOf = (facts: Facts, rules: ReversisRules, seat: Seat): number =>
  weigh(facts.counts[seat]!, rules) +
  (facts.taker[GREAT] === seat ? rules['points.quinolaTaken'] - plainKnave(rules) : 0);

/** The card points of the cards laid out. */
export const laidPoints = (facts: Facts, rules: ReversisRules): number =>
  weigh(facts.laid, rules) +
  (facts.laidHonours & (1 << GREAT) ? rules['points.quinolaLaid'] - plainKnave(rules) : 0) +
  (facts.laidHonours & (1 << ACE_OF_DIAMONDS) ? rules['points.aceDiamondsLaid'] - plainAce(rules) : 0);

/** How many counting cards a seat took. */
export const countingCards = (facts: Facts, seat: Seat): number => cardsIn(facts.counts[seat]!);

const ACES = 0b1111;
const popcount4 = (mask: number): number => (mask & 1) + ((mask >> 1) & 1) + ((mask >> 2) & 1) + ((mask >> 3) & 1);

/** Whether honours held at the start of play, as a mask, give the right to four aces or the espagnolette. */
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

/** Who plays four aces or the espagnolette: the seat that had the right and has used it while it lasted; -1 for nobody. */
export function espagnoletteOf(facts: Facts, rules: ReversisRules): Seat {
  const until = rules['espagnolette.renounce'] === 'firstNine' ? 9 : facts.tricks;
  for (let seat = 0; seat < facts.seats; seat++) {
    const trick = facts.renounced[seat]!;
    if (trick >= 0 && trick < until && mayRenounce(facts.held[seat]!, rules)) return seat;
  }
  return -1;
}

/** The tricks and points left go to whoever threw down the cards; what was still in hand is unplayed. */
export function throwDown(facts: FactsDraft, seat: Seat, left: readonly Card[]): void {
  facts.thrownBy = seat;
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
