import type { Random } from '#engine/kernel/random.ts';
import { across, otherPlayer, type Position } from '#engine/tables/position.ts';

/**
 * Ways to scatter a side: anywhere, going out, coming home, home (with or without men off), or entering from the hand.
 */
const KINDS = ['anywhere', 'outward', 'inward', 'home', 'hand'] as const;

const RANGES = { anywhere: [1, 24], outward: [1, 14], inward: [12, 24], home: [19, 24], hand: [1, 24] } as const;

/** Random board of fifteen men a side with at most one man on points 2 to 11, so that rare situations occur. */
export function randomPosition(random: Random): Position {
  const men = [new Array<number>(26).fill(0), new Array<number>(26).fill(0)] as const;
  for (const player of [0, 1] as const) {
    const kind = KINDS[random(KINDS.length)] ?? 'anywhere';
    const own = men[player];
    const other = men[player === 0 ? 1 : 0];
    const [first, last] = RANGES[kind];
    if (kind === 'hand') own[0] = 1 + random(5);
    if (kind === 'home') own[25] = random(15);
    const width = 1 + random(last - first + 1);
    for (let left = 15 - (own[0] ?? 0) - (own[25] ?? 0), tries = 0; left > 0; tries++) {
      // If the chosen points are full, uses any beyond them.
      const point = tries < 200 ? last - random(width) : 24 - random(13);
      const isFull = point >= 2 && point <= 11 && (own[point] ?? 0) > 0;
      if (isFull || (other[across(point)] ?? 0) > 0) continue;
      own[point] = (own[point] ?? 0) + 1;
      left--;
    }
  }
  return { men, toPlay: random(2) === 0 ? 0 : 1 };
}

/** Swaps the colours: the same game seen from the other side. */
export const swapColours = ({ men: [white, black], toPlay }: Position): Position => ({
  men: [black, white],
  toPlay: otherPlayer(toPlay),
});
