/** The short form of `npm run lab -- --coverage`: intervals of small runs hold the value of all of them 95 times in 100. */
import { expect, test } from 'vitest';
import { measureCoverage } from '../../src/engine/lab/coverage.ts';
import { valuesOf } from '../../src/engine/rules/rule-set.ts';
import { GAMES } from '../../src/games/index.ts';

test('of 80 runs of ten sessions of Réversis by the book of 1634', async () => {
  const reversis = GAMES.find(({ id }) => id === 'reversis')!;
  const found = await reversis.open(async ({ engine, lab: openLab }) => {
    const source = engine.ruleSets.find(({ id }) => id === 'lpjr-1634')!;
    const run = { question: 'sameCards', book: valuesOf(source), turned: [], seed: 7 } as const;
    return measureCoverage(await openLab!(), run, { repeats: 80, sessions: 10 });
  });
  const settled = found.filter(({ settles }) => settles);
  // Four seats, what changes hands, the Quinola's three fates, the aces' four, and ties.
  expect(settled.length).toBeGreaterThanOrEqual(12);
  const held = settled.reduce((sum, one) => sum + one.held / one.runs, 0) / settled.length;
  expect(held).toBeGreaterThan(0.935);
  expect(held).toBeLessThan(0.965);
});
