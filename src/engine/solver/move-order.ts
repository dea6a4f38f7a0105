import { highestOf, lowestOf } from '../cards/card-masks.ts';

/** What the order of moves goes by, but for the moves themselves. */
export interface Ordering {
  readonly makers: number;
  /** The makers shun tricks. */
  readonly isMisere: boolean;
  readonly trump: number;
  readonly seats: number;
  readonly suits: number;
  /** Seat × card of play → how often it settled a turn. */
  readonly tried: Int32Array;
}

/** A turn as it stands. */
export interface Turn {
  readonly toPlay: number;
  readonly position: number;
  readonly winner: number;
  readonly bestSuit: number;
  readonly best: number;
  readonly left: readonly number[];
  readonly hands: readonly number[];
}

const scores = new Int32Array(64);

/** Puts the likeliest move first: what settled turns before, who takes the trick, and at what price. */
export function orderMoves(moves: Int32Array, first: number, count: number, ordering: Ordering, turn: Turn): void {
  const { isMisere, makers, suits, tried } = ordering;
  const isMaker = ((makers >> turn.toPlay) & 1) === 1;
  // Whose tricks this player is glad of: his side's; where the makers shun tricks, the other side's.
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

/** The highest card of a suit, before others. */
function whenLeading(card: number, { left }: Turn): number {
  const strength = card & 15;
  return strength === highestOf(left[card >> 4]!) ? 40 : strength;
}

/** Who takes the trick as it lies, and with how little; where tricks are shunned, how high a card is got rid of. */
function whenFollowing(
  card: number,
  { isMisere, trump, seats, suits, makers }: Ordering,
  { toPlay, position, winner, bestSuit, best, hands }: Turn,
  glad: number,
): number {
  const suit = card >> 4;
  const strength = card & 15;
  const beats = suit === bestSuit ? strength > best : suit === trump;
  const isGlad = ((glad >> (beats ? toPlay : winner)) & 1) === 1;
  const price = (isMisere ? strength : -strength) * 4;
  if (position === seats - 1) return (isGlad ? 400 : 0) + price;
  if (isMisere && ((makers >> toPlay) & 1) === 0 && suit === bestSuit) {
    // The shunner is still to play: as high as may be, but below all that he has of the suit.
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

/** Leads where one hand shuns tricks: its own that somebody has to beat; theirs that it has to beat, the others staying under. */
function whenShunning(
  card: number,
  { seats, suits, makers }: Ordering,
  { toPlay, hands }: Turn,
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
