import { highestOf, lowestOf } from '../cards/card-masks.ts';
import type { Goal, OpenDeal } from './open-deal.ts';
import type { Pins } from './patterns/pins.ts';

/** Facts about the deal that the order of moves depends on. */
export interface MoveOrderContext {
  readonly makers: number;
  /** Whether the makers avoid tricks. */
  readonly isMisere: boolean;
  readonly trump: number;
  readonly seats: number;
  readonly suits: number;
  /** Seat × card → how often the card settled a turn. */
  readonly tried: Int32Array;
}

/** One turn of the search. */
export interface SolverTurn {
  readonly toPlay: number;
  readonly position: number;
  readonly winner: number;
  readonly bestSuit: number;
  readonly best: number;
  readonly left: readonly number[];
  readonly hands: readonly number[];
}

const scores = new Int32Array(64);

/**
 * Sorts the most promising moves first: those that settled earlier turns, then by who takes the trick and at what cost.
 */
export function orderMoves(
  moves: Int32Array,
  first: number,
  count: number,
  ordering: MoveOrderContext,
  turn: SolverTurn,
): void {
  const { isMisere, makers, suits, tried } = ordering;
  const isMaker = ((makers >> turn.toPlay) & 1) === 1;
  // Seats whose tricks suit this player: his side's, or the other side's where the makers avoid tricks.
  const glad = isMaker !== isMisere ? makers : ~makers;
  for (let i = 0; i < count; i++) {
    const card = moves[first + i]!;
    const before = tried[turn.toPlay * suits * 16 + card]!;
    if (turn.position > 0) scores[i] = whenFollowing(card, ordering, turn, glad) + Math.min(60, before >> 8);
    else if (isMisere) scores[i] = whenShunning(card, ordering, turn, isMaker) + Math.min(120, before >> 6);
    else scores[i] = whenLeading(card, turn) + Math.min(200, before >> 6);
  }
  for (let i = 1; i < count; i++) {
    const score = scores[i]!;
    const move = moves[first + i]!;
    let j = i - 1;
    for (; j >= 0 && scores[j]! < score; j--) {
      scores[j + 1] = scores[j]!;
      moves[first + j + 1] = moves[first + j]!;
    }
    scores[j + 1] = score;
    moves[first + j + 1] = move;
  }
}

/** Leads: prefers the highest card left of a suit. */
function whenLeading(card: number, { left }: SolverTurn): number {
  const strength = card & 15;
  return strength === highestOf(left[card >> 4]!) ? 40 : strength;
}

/** Follows: prefers cards that take the trick cheaply; where tricks are avoided, prefers to get rid of high cards. */
function whenFollowing(
  card: number,
  { isMisere, trump, seats, suits, makers }: MoveOrderContext,
  { toPlay, position, winner, bestSuit, best, hands }: SolverTurn,
  glad: number,
): number {
  const suit = card >> 4;
  const strength = card & 15;
  const beats = suit === bestSuit ? strength > best : suit === trump;
  const isGlad = ((glad >> (beats ? toPlay : winner)) & 1) === 1;
  const price = (isMisere ? strength : -strength) * 4;
  if (position === seats - 1) return (isGlad ? 400 : 0) + price;
  if (isMisere && ((makers >> toPlay) & 1) === 0 && suit === bestSuit) {
    // The hand that avoids tricks is still to play: prefer the highest card below all it holds of the suit.
    const shunner = 31 - Math.clz32(makers);
    if ((shunner - toPlay + seats) % seats < seats - position) {
      const theirs = hands[shunner * suits + suit]!;
      if (theirs !== 0) {
        const under = lowestOf(theirs);
        if (best < under) return (strength < under ? 300 : 0) + price;
      }
    }
  }
  if (beats) return isGlad ? 200 + strength * 4 + price : price;
  return (isGlad ? 200 : 100) + price;
}

/**
 * Leads where one hand avoids tricks: from it, cards somebody must beat; from the others, cards it must beat while they
 * can stay below.
 */
function whenShunning(
  card: number,
  { seats, suits, makers }: MoveOrderContext,
  { toPlay, hands }: SolverTurn,
  isMaker: boolean,
): number {
  const suit = card >> 4;
  const strength = card & 15;
  const shunner = 31 - Math.clz32(makers);
  if (isMaker) {
    for (let seat = 0; seat < seats; seat++) {
      const theirs = hands[seat * suits + suit]!;
      if (seat !== toPlay && theirs !== 0 && lowestOf(theirs) > strength) return 200 + strength * 4;
    }
    return -strength * 4;
  }
  const his = hands[shunner * suits + suit]!;
  if (his === 0) return -100;
  const under = lowestOf(his);
  if (strength > under) return 50 - strength;
  for (let seat = 0; seat < seats; seat++) {
    const theirs = hands[seat * suits + suit]!;
    if (seat !== toPlay && seat !== shunner && theirs !== 0 && lowestOf(theirs) > under) return 100 + strength;
  }
  return 200 + strength * 4;
}

/**
 * Cards that are equivalent in the search: one hand holds both, no remaining card lies between them, and no rule or goal
 * names either.
 */
export class Neighbours {
  private readonly suits: number;
  /** Suit → mask of strengths that a rule or goal names; all bits where every card matters. */
  private readonly named: readonly number[];
  private readonly own: readonly number[];

  constructor({ suits, named }: OpenDeal, goal: Goal) {
    this.suits = suits;
    this.named = named;
    const card = goal.kind === 'tricks' ? -1 : goal.card;
    this.own = named.map((_, suit) => (card >= 0 && card >> 4 === suit ? 1 << (card & 15) : 0));
  }

  /** Writes the cards to try, with the lowest of equivalent cards standing for all, and returns their number. */
  list(legal: readonly number[], left: readonly number[], moves: Int32Array, first: number): number {
    let count = 0;
    for (let suit = 0; suit < this.suits; suit++) {
      const cards = legal[suit]!;
      for (let rest = cards; rest !== 0; rest &= rest - 1) {
        const strength = lowestOf(rest);
        if (this.below(suit, strength, cards, left[suit]!) < 0) moves[first + count++] = suit * 16 + strength;
      }
    }
    return count;
  }

  /** After every card was tried, extends what the proof depends on to the neighbours of the cards tried. */
  share(hands: readonly number[], seat: number, left: readonly number[], pins: Pins, turn: number): void {
    for (let suit = 0; suit < this.suits; suit++) {
      const cards = hands[seat * this.suits + suit]!;
      const others = left[suit]! & ~cards;
      if ((cards & (cards - 1)) === 0 || others === 0 || !pins.has(turn, suit)) continue;
      let run = 0;
      for (let rest = cards; rest !== 0; rest &= rest - 1) {
        const strength = lowestOf(rest);
        if (run !== 0 && this.below(suit, strength, cards, left[suit]!) < 0) {
          if ((run & (run - 1)) !== 0) pins.share(turn, suit, run, others);
          run = 0;
        }
        run |= 1 << strength;
      }
      if ((run & (run - 1)) !== 0) pins.share(turn, suit, run, others);
    }
  }

  /** The equivalent card just below this one; -1 if there is none. */
  private below(suit: number, strength: number, cards: number, left: number): number {
    const under = left & ((1 << strength) - 1);
    if (under === 0) return -1;
    const next = highestOf(under);
    if (((cards >> next) & 1) === 0) return -1;
    const named = this.named[suit]!;
    const own = this.own[suit]!;
    const differ = (((named >> strength) ^ (named >> next)) | ((own >> strength) ^ (own >> next))) & 1;
    return differ === 0 ? next : -1;
  }
}
