import type { OpenDeal } from './open-deal.ts';
import { COUNT, highest, lowest } from './suit-ranks.ts';

/**
 * Whether the tricks that a leader has only to cash settle the matter: 1 where the makers have `need` so, -1 where the
 * others have too many, 0 where nothing is settled. What the answer depends on is written into `pins`.
 *
 * The highest cards left of a suit take whatever is played on them; once nobody else has the suit, so does all the rest of
 * it. Where there are trumps only they can be cashed, until nobody else has one.
 */
export function cashed(
  { seats, suits, trump, follows }: OpenDeal,
  hands: readonly number[],
  left: readonly number[],
  leader: number,
  makers: number,
  need: number,
  tricks: number,
  pins: Int8Array,
  from: number,
): number {
  const isMaker = ((makers >> leader) & 1) === 1;
  const enough = isMaker ? need : tricks - need + 1;
  let sure = 0;
  const isDrawn = trump < 0 || hands[leader * suits + trump]! === left[trump]!;
  for (let suit = 0; suit < suits && sure < enough; suit++) {
    const own = hands[leader * suits + suit]!;
    if (own === 0 || (suit !== trump && !isDrawn)) continue;
    let rest = left[suit]!;
    let top = 0;
    let last = -1;
    while (rest !== 0) {
      const strength = highest(rest);
      if (((own >> strength) & 1) === 0) break;
      rest ^= 1 << strength;
      last = strength;
      top++;
      if (sure + top >= enough) break;
    }
    if (top === 0) continue;
    pins[from + suit] = last;
    sure += top;
    if (sure >= enough || !follows || suit === trump) continue;
    let longest = 0;
    for (let seat = 0; seat < seats; seat++)
      if (seat !== leader) longest = Math.max(longest, COUNT[hands[seat * suits + suit]!]!);
    if (top >= longest) sure += COUNT[own]! - top;
  }
  if (sure >= enough) return isMaker ? 1 : -1;
  for (let suit = 0; suit < suits; suit++) pins[from + suit] = 15;
  if (trump < 0) return 0;
  return sureTrumps(hands, left[trump]!, seats, suits, trump, makers, need, tricks, pins, from);
}

/**
 * The highest trumps take a trick each, whoever leads: of those that one side has in sequence from the top, a hand takes as
 * many as it holds, since it cannot play two to one trick.
 */
function sureTrumps(
  hands: readonly number[],
  left: number,
  seats: number,
  suits: number,
  trump: number,
  makers: number,
  need: number,
  tricks: number,
  pins: Int8Array,
  from: number,
): number {
  if (left === 0) return 0;
  const top = highest(left);
  let side = 0;
  let others = 0;
  for (let seat = 0; seat < seats; seat++)
    if ((makers >> seat) & 1) side |= hands[seat * suits + trump]!;
    else others |= hands[seat * suits + trump]!;
  const isMakers = ((side >> top) & 1) === 1;
  const against = isMakers ? others : side;
  const run = against === 0 ? left : left & ~((2 << highest(against)) - 1);
  const enough = isMakers ? need : tricks - need + 1;
  if (COUNT[run]! < enough) return 0;
  for (let seat = 0; seat < seats; seat++) {
    if (COUNT[hands[seat * suits + trump]! & run]! < enough) continue;
    pins[from + trump] = lowest(run);
    return isMakers ? 1 : -1;
  }
  return 0;
}
