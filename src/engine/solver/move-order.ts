/** What the order of moves goes by. */
export interface Ordering {
  readonly wantsTricks: number;
  readonly isMisere: boolean;
  readonly trump: number;
  readonly suits: number;
  /** Seat × card of play → how often it settled a turn. */
  readonly tried: Int32Array;
}

const scores = new Int32Array(64);

/** Puts the likeliest move first: what settled turns before, who takes the trick, and at what price. */
export function orderMoves(
  moves: Int32Array,
  first: number,
  count: number,
  { isMisere, trump, suits, tried }: Ordering,
  toPlay: number,
  position: number,
  seats: number,
  isMaker: boolean,
  winner: number,
  makers: number,
  bestSuit: number,
  best: number,
  left: readonly number[],
  hands: readonly number[],
): void {
  // Whose tricks this player is glad of: his side's; where the makers shun tricks, the other side's.
  const glad = isMaker !== isMisere ? makers : ~makers;
  const isLast = position === seats - 1;
  for (let i = 0; i < count; i++) {
    const card = moves[first + i]!;
    const suit = card >> 4;
    const strength = card & 15;
    let score = 0;
    if (position === 0) {
      const top = 31 - Math.clz32(left[suit]!);
      score = isMisere ? -strength * 4 : strength === top ? 40 : strength;
      score += Math.min(200, tried[toPlay * suits * 16 + card]! >> 6);
    } else {
      const beats = suit === bestSuit ? strength > best : suit === trump;
      const then = beats ? toPlay : winner;
      const isGlad = ((glad >> then) & 1) === 1;
      if (isLast) score = isGlad ? 400 : 0;
      else if (beats) score = isGlad ? 200 + strength * 4 : 0;
      else score = isGlad ? 200 : 100;
      score += (isMisere ? strength : -strength) * 4;
      score += Math.min(60, tried[toPlay * suits * 16 + card]! >> 8);
    }
    scores[i] = score;
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
  void hands;
}
