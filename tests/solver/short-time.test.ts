/**
 * What a short time leaves unproved is left open: wherever somebody was on the way to a reversis in an annotated deal, who can still break it is
 * asked again and again with a clock that stops the search sooner or later, and nothing is said otherwise than with all the time
 * there is.
 */
import { expect, test } from 'vitest';
import { dealsOnFile } from '#cli/bench/deals-on-file.ts';
import { momentsOf } from '#engine/solver/forced.ts';
import { NO_LIMIT } from '#engine/solver/trick-search.ts';
import { reversis } from '#games/reversis/game.ts';
import { breakersOf, type Breakers } from '#games/reversis/solver/breakers.ts';
import { codeOf, openDeal } from '#games/reversis/solver/open-deal.ts';

/** What one answer says otherwise than another that had more time. */
function otherwise(short: Breakers, whole: Breakers): string | undefined {
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
    const moments = momentsOf(
      deal,
      record.plays.map((trick) => trick.map(codeOf)),
    );
    const trick = 4;
    const moment = moments[trick * deal.seats];
    if (!moment) continue;
    const winners = moments.filter((_, n) => n > 0 && n <= trick * deal.seats && n % deal.seats === 0);
    const taken = winners.map(({ leader }) => leader);
    const whole = breakersOf(deal, moment, taken, NO_LIMIT);
    // So few turns are over before the clock is looked at.
    if (!whole || whole.nodes < 5000) continue;
    for (let looks = 0; looks < 64; looks = looks * 2 + 1) {
      let left = looks;
      const short = breakersOf(deal, moment, taken, { now: () => (left-- > 0 ? 0 : 1), until: 0 })!;
      if (!short.hands) stopped++;
      const fault = otherwise(short, whole);
      if (fault !== undefined) faults.push(`${name}, stopped after ${String(looks)} looks: ${fault}`);
    }
  }
  expect(stopped).toBeGreaterThan(0);
  expect(faults).toEqual([]);
});
