/**
 * A search stopped early may leave questions open but must not answer them differently. For each reversis under way in an
 * annotated deal, asks who can still break it with clocks that stop sooner and later, and compares with the answer of an
 * unlimited search.
 */
import { expect, test } from 'vitest';
import { dealsOnFile } from '#cli/bench/speed.ts';
import { statesOfPlay } from '#engine/solver/line.ts';
import { NO_LIMIT } from '#engine/solver/trick-search.ts';
import { reversis } from '#games/reversis/game.ts';
import { breakersOf, type Breakers, codeOf, openDeal } from '#games/reversis/solver/open-deal.ts';

/** Differences of an answer from one that had more time. */
function difference(short: Breakers, whole: Breakers): string | undefined {
  if (short.canBreak === undefined) return undefined;
  if (short.canBreak !== whole.canBreak) return `canBreak ${String(short.canBreak)}`;
  const hands = whole.hands ?? [];
  if (!short.hands) return undefined;
  if (short.hands.map(({ seat }) => seat).join() !== hands.map(({ seat }) => seat).join()) return 'other hands';
  const isSame = short.hands.every(({ cards }, i) => cards.length === 0 || cards.join() === hands[i]!.cards.join());
  return isSame ? undefined : 'other cards';
}

test('who can still break a reversis is not said before it is proved', () => {
  const faults: string[] = [];
  let stopped = 0;
  for (const { name, record, variation } of dealsOnFile(reversis)) {
    if (stopped > 12) break;
    const opened = openDeal(record, variation.rules);
    if (!opened.ok || !opened.value) continue;
    const deal = opened.value;
    const moments = statesOfPlay(
      deal,
      record.plays.map((trick) => trick.map(codeOf)),
    );
    const trick = 4;
    const moment = moments[trick * deal.seats];
    if (!moment) continue;
    const winners = moments.filter((_, n) => n > 0 && n <= trick * deal.seats && n % deal.seats === 0);
    const taken = winners.map(({ leader }) => leader);
    const whole = breakersOf(deal, moment, taken, NO_LIMIT);
    // Few nodes are searched between two looks at the clock.
    if (!whole || whole.nodes < 5000) continue;
    for (let looks = 0; looks < 64; looks = looks * 2 + 1) {
      let left = looks;
      const short = breakersOf(deal, moment, taken, { now: () => (left-- > 0 ? 0 : 1), until: 0 })!;
      if (!short.hands) stopped++;
      const fault = difference(short, whole);
      if (fault !== undefined) faults.push(`${name}, stopped after ${String(looks)} looks: ${fault}`);
    }
  }
  expect(stopped).toBeGreaterThan(0);
  expect(faults).toEqual([]);
});
