import { expect, test } from 'vitest';
import { fuzz } from '../../src/cli/fuzz/fuzz.ts';
import { HOSTILE_LINES } from '../../src/cli/fuzz/hostile.ts';

// `npm run bench -- fuzz` goes on for as long as it is let, and measures besides how long each answer takes.
test('no line and no link goes without an answer, among those that once did and some hundreds at random', async () => {
  const { lines, links, faults } = await fuzz(1, (rounds) => rounds >= 200);
  expect(faults.filter(({ kind }) => kind === 'wrong')).toEqual([]);
  expect([lines, links]).toEqual([HOSTILE_LINES.length + 200, 400]);
  expect(HOSTILE_LINES.length).toBeGreaterThan(2_000);
});
