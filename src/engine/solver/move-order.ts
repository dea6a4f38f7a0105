import { highestOf, lowestOf } from '../cards/card-masks.ts';

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
