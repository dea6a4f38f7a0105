/** The short form of `npm run lab -- --coverage`: intervals of small runs hold the value of all of them 95 times in 100. */
import { expect, test } from 'vitest';
import { measureCoverage } from '../../src/engine/lab/coverage.ts';
import { valuesOf } from '../../src/engine/rules/rule-set.ts';
import { GAMES } from '../../src/games/index.ts';
import { EVERYTHING } from '../support/seeds.ts';

/** Number of runs, and how far the share of intervals that hold their value may be from 0.95. */
const { repeats, tolerance } = EVERYTHING ? { repeats: 80, tolerance: 0.015 } : { repeats: 20, tolerance: 0.03 };

test(`of ${String(repeats)} runs of ten sessions of Réversis by the book of 1634`, async () => {
  const reversis = GAMES.find(({ id }) => id === 'reversis')!;
  const found = await reversis.open(async ({ engine, lab: openLab }) => {
    const source = engine.ruleSets.find(({ id }) => id === 'lpjr-1634')!;
    const run = { question: 'sameCards', book: valuesOf(source), turned: [], seed: 7 } as const;
    return measureCoverage(await openLab!(), run, { repeats, sessions: 10 });
  });
  const settled = found.filter(({ settles }) => settles);
  // Four seats, what changes hands, the Quinola's three fates, the aces' four, and ties.
  expect(settled.length).toBeGreaterThanOrEqual(12);
  const held = settled.reduce((sum, one) => sum + one.held / one.runs, 0) / settled.length;
  expect(held).toBeGreaterThan(0.95 - tolerance);
  expect(held).toBeLessThan(0.95 + tolerance);
});
