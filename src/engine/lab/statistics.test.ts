import { describe, expect, test } from 'vitest';
import { makeRandom } from '../kernel/random.ts';
import {
  boundOf,
  errorsAllowed,
  estimateDifference,
  estimateRatio,
  estimateShare,
  estimateShareOfSessions,
  isSurely,
  quantilesOf,
  settles,
  shareBeyond,
  studentErrors,
} from './statistics.ts';

describe('means of sessions', () => {
  test('three sessions of two deals: mean 2, ± t × 1 / √3', () => {
    // Session means 1, 2 and 3; their standard deviation is 1.
    const { mean, half } = estimateRatio([2, 4, 6], [2, 2, 2]);
    expect(mean).toBe(2);
    expect(half).toBeCloseTo(studentErrors(3) / Math.sqrt(3), 10);
  });

  test('a role that is rarer in one session: 10 counters in 4 deals make 2.5', () => {
    const { mean, half } = estimateRatio([3, 7], [1, 3]);
    expect(mean).toBe(2.5);
    // Residuals 3 − 2.5 and 7 − 7.5: squares 0.25 + 0.25, times n/(n − 1) = 2, root 1, of 4 deals.
    expect(half).toBeCloseTo(studentErrors(2) / 4, 10);
  });

  test('one session that makes most of the variance does not settle', () => {
    expect(settles(estimateRatio([1, 2, 1, 2, 1000], [1, 1, 1, 1, 1]))).toBe(false);
    expect(
      settles(
        estimateRatio(
          Array.from({ length: 100 }, (_, i) => i % 2),
          Array.from({ length: 100 }, () => 1),
        ),
      ),
    ).toBe(true);
  });

  test('the more sessions, the less may one of them weigh: of a sum a fiftieth in 4,167, of a net a tenth at least', () => {
    // 10 ln 4167 / 4167 = 0.0200; of 100 sessions 0.46, and never more than a half.
    expect(boundOf(4167, 'sum')).toBeCloseTo(0.02, 4);
    expect([100, 10].map((sessions) => boundOf(sessions, 'sum'))).toEqual([expect.closeTo(0.4605, 4), 0.5]);
    expect(boundOf(4167, 'net')).toBe(0.1);
    // 399 sessions without, one with 20: a session that weighs 0.9975 in both.
    const sums = [...new Array<number>(399).fill(0), 20];
    const times = sums.map(() => 1);
    expect(settles(estimateRatio(sums, times, 'sum'))).toBe(false);
    // 50 of 1,000 sessions have 1: each weighs 0.019, below 0.069.
    const often = Array.from({ length: 1000 }, (_, i) => (i % 20 === 0 ? 1 : 0));
    expect(
      settles(
        estimateRatio(
          often,
          often.map(() => 1),
          'sum',
        ),
      ),
    ).toBe(true);
  });

  test('paired sessions: what both share falls out of the difference', () => {
    const book = [100, -300, 250];
    const turned = book.map((sum) => sum + 6);
    const times = [2, 2, 2];
    expect(estimateDifference([turned, times], [book, times])).toMatchObject({ mean: 3, half: 0 });
  });
});

test('Student’s t, as in the tables: 2.262 for 10 sessions, 2.093 for 20, 2.010 for 50, 1.96 for thousands', () => {
  expect([10, 20, 50, 4167].map((sessions) => studentErrors(sessions).toFixed(2))).toEqual([
    '2.26',
    '2.09',
    '2.01',
    '1.96',
  ]);
});

describe('shares', () => {
  test('deals of one session that are all alike tell as much as one deal', () => {
    // Ten sessions of ten deals, half of the sessions with all, half with none: as 5 of 10, or a little wider.
    const alike = estimateShareOfSessions([10, 0, 10, 0, 10, 0, 10, 0, 10, 0], 100);
    const ten = estimateShare(5, 10);
    expect(alike).toMatchObject({ count: 50, of: 100, share: 0.5 });
    expect(alike.to - alike.from).toBeGreaterThanOrEqual(ten.to - ten.from);
    expect(alike.to - alike.from).toBeLessThan(1.1 * (ten.to - ten.from));
    // Five in every session is less apart than independent deals would be: Wilson's own interval.
    expect(estimateShareOfSessions([5, 5, 5, 5], 40)).toEqual(estimateShare(20, 40));
  });
  test('Wilson: 1 of 10 lies between 1.8 and 40.4 %', () => {
    // (0.1 + 3.8416/20 ± 1.96 √(0.09/10 + 3.8416/400)) / (1 + 3.8416/10), as in Wilson 1927.
    const { from, to } = estimateShare(1, 10);
    expect(from).toBeCloseTo(0.0179, 4);
    expect(to).toBeCloseTo(0.4042, 4);
  });
  test('none of 100 is at most 3.7 %, and of nothing nothing is known', () => {
    expect(estimateShare(0, 100)).toMatchObject({ share: 0, from: 0 });
    expect(estimateShare(0, 100).to).toBeCloseTo(0.037, 3);
    expect(estimateShare(0, 0)).toMatchObject({ from: 0, to: 1 });
  });
});

test('quantiles of counted amounts', () => {
  const counts = new Map([
    [10, 1],
    [-20, 1],
    [0, 8],
  ]);
  expect(quantilesOf(counts, [0, 0.5, 1])).toEqual([-20, 0, 10]);
  expect(shareBeyond(counts, 10)).toMatchObject({ count: 1, of: 10 });
});

test('the more comparisons, the further from 0 a difference must be: 1.96, 2.5, 3.7 standard errors', () => {
  expect(errorsAllowed(1)).toBeCloseTo(1.96, 2);
  expect(errorsAllowed(4)).toBeCloseTo(2.498, 1);
  expect(errorsAllowed(272)).toBeCloseTo(3.74, 1);
  // Half an interval of 1.96 is one standard error.
  expect(isSurely({ mean: 2.2, half: 1.96 }, 1)).toBe(true);
  expect(isSurely({ mean: 2.2, half: 1.96 }, 4)).toBe(false);
});

test('of a thousand runs, 93.5 to 96.5 % of the intervals hold the true mean', () => {
  const random = makeRandom(1634);
  let held = 0;
  for (let run = 0; run < 1000; run++) {
    // Sessions of 24 deals whose true mean is 6.5: all deals of a session share a mood from 0 to 8.
    const sums = Array.from({ length: 400 }, () => {
      const mood = random(9);
      let sum = 0;
      for (let deal = 0; deal < 24; deal++) sum += random(6) + mood;
      return sum;
    });
    const { mean, half } = estimateRatio(
      sums,
      sums.map(() => 24),
    );
    if (Math.abs(mean - 6.5) <= half) held++;
  }
  expect(held).toBeGreaterThanOrEqual(935);
  expect(held).toBeLessThanOrEqual(965);
});
