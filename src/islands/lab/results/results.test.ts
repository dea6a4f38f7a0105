import { describe, expect, test } from 'vitest';
import { chooseQuestion } from '../use-lab.ts';
import { estimateShare } from '#engine/lab/statistics.ts';
import { sumCounts } from '#engine/lab/tally.ts';
import { binAmounts } from './Histograms.tsx';
import { poolSteps } from './EventTables.tsx';
import { sayClear, settlingSteps } from './SettlingCurves.tsx';
import { sayCounters, sayDuration, signedCounters } from './verdict.ts';

describe('a histogram', () => {
  test('has a bin for each amount where there are few, 0 in the middle', () => {
    const { width, bins } = binAmounts(
      new Map([
        [-2, 10],
        [0, 30],
        [1, 60],
      ]),
    );
    expect(width).toBe(1);
    expect(bins.map(({ from, times }) => [from, times])).toEqual([
      [-2, 10],
      [-1, 0],
      [0, 30],
      [1, 60],
      [2, 0],
    ]);
  });

  test('counts what lies beyond it: 1 in 200 on either side is not drawn', () => {
    const { below, above, all, bins } = binAmounts(
      new Map([
        [-9000, 1],
        [-1, 99],
        [1, 99],
        [500, 1],
      ]),
    );
    expect([below, above, all]).toEqual([1, 1, 200]);
    expect(bins.reduce((sum, { times }) => sum + times, 0)).toBe(198);
  });

  test('of another side has the same bins', () => {
    const one = binAmounts(
      new Map([
        [0, 5],
        [40, 5],
      ]),
    );
    const other = binAmounts(
      new Map([
        [1000, 1],
        [3, 1],
      ]),
      one,
    );
    expect(other.bins.map(({ from }) => from)).toEqual(one.bins.map(({ from }) => from));
    expect(other.above).toBe(1);
  });

  test('sums the seats', () => {
    expect([
      ...sumCounts([
        [[1, 2]],
        [
          [1, 3],
          [4, 1],
        ],
      ]),
    ]).toEqual([
      [1, 5],
      [4, 1],
    ]);
  });
});

test('a curve has points from five sessions to all, none for a single session', () => {
  expect(settlingSteps(1)).toEqual([]);
  const steps = settlingSteps(4167);
  expect([steps[0], steps.at(-1)]).toEqual([5, 4167]);
  expect(steps.toSorted((a, b) => a - b)).toEqual(steps);
});

test('a difference is clear of zero from the point after which no interval touches it', () => {
  const point = (deals: number, mean: number, half: number) => ({ deals, mean, half, largest: 0, bound: 1 });
  expect(sayClear([point(100, 1, 2), point(1000, 1, 0.5)], 'deal')).toBe('clear of zero from 1,000 deals');
  expect(sayClear([point(100, 1, 0.5), point(1000, 0.1, 0.3)], 'deal')).toBe('near zero to the end');
  expect(sayClear([point(100, 0, 0)], 'deal')).toBe('exactly zero');
});

test('the pools are counted in steps that double', () => {
  expect(
    poolSteps(
      new Map([
        [0, 3],
        [20, 5],
        [40, 1],
        [90, 1],
      ]),
    ),
  ).toEqual([
    { least: 20, deals: 7 },
    { least: 40, deals: 2 },
    { least: 80, deals: 1 },
  ]);
  expect(poolSteps(new Map([[0, 3]]))).toEqual([]);
});

test('times and counters are said as a reader would', () => {
  expect([0.2, 1.2, 4.4, 100, 9000].map(sayDuration)).toEqual([
    'less than a second',
    'about a second',
    'about 4 seconds',
    'about 2 minutes',
    'about 3 hours',
  ]);
  expect([sayCounters(-1277), signedCounters(20), signedCounters(0)]).toEqual(['−1,277', '+20', '0']);
});

describe('the question that is asked', () => {
  const broken = (count: number) => ({ broken: estimateShare(count, 240), first: undefined });
  test.each([
    ['the suggested one before anything was tried', undefined, 'sameCards', undefined, 'sameCards'],
    ['the reader’s', 'eachPlays', 'sameCards', { tried: 240, playedOtherwise: 3, broken: broken(0) }, 'eachPlays'],
    [
      'the first where play is alike',
      'eachPlays',
      'sameCards',
      { tried: 240, playedOtherwise: 0, broken: broken(0) },
      'sameCards',
    ],
    [
      'the second where deals break',
      'sameCards',
      'eachPlays',
      { tried: 240, playedOtherwise: 0, broken: broken(3) },
      'eachPlays',
    ],
    [
      'the first of a rule of play that breaks none',
      'sameCards',
      'eachPlays',
      { tried: 240, playedOtherwise: 3, broken: broken(0) },
      'sameCards',
    ],
    [
      'the reader’s where nothing was tried, because the player is slow',
      'eachPlays',
      'sameCards',
      { tried: 0, playedOtherwise: 0, broken: broken(0) },
      'eachPlays',
    ],
  ] as const)('is %s', (_, wanted, suggested, trial, asked) => {
    expect(chooseQuestion(wanted, suggested, trial).question).toBe(asked);
  });
  test('is always the second of two books', () => {
    expect(chooseQuestion('sameCards', 'sameCards', undefined, true).question).toBe('eachPlays');
  });
});
