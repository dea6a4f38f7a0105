import { expect, test } from 'vitest';
import { makeRandom } from '../kernel/random.ts';
import { measureCoverage } from './coverage.ts';
import { makeLab } from './run.ts';

/** A game of two players and one pool: the first wins a throw of one die from the pool; sixes are rare events. */
const dice = makeLab<{ rules: object; record: object; played: number; carry: undefined }>({
  seats: 2,
  roles: [
    { id: 'one', words: 'one' },
    { id: 'other', words: 'the other' },
  ],
  events: [{ id: 'six', words: 'a six' }],
  telling: { words: 'a six', events: ['six'], role: 'one' },
  dealsOfSession: () => 4,
  opening: undefined,
  play: (seed) => makeRandom(seed)(6) + 1,
  better: { strength: 'careful', draws: false },
  playBetter: (seed) => makeRandom(seed)(6) + 1,
  stakeOf: () => 1,
  settle: (played, _, carry, sink) => {
    sink.at(0).pay({ occasion: 'thrown', keys: ['thrown'] }, 8, 0, played);
    return carry;
  },
  recast: (carry) => carry,
  inPools: () => 0,
  rolesOf: () => [[0], [1]],
  eachEvent: (played, _, seen) => {
    if (played === 6) seen(0);
  },
  isSamePlay: (one, other) => one === other,
  recordOf: (played) => ({ played }),
});

test('of a thousand small runs, 93.5 to 96.5 % of the intervals hold the value of all together', () => {
  const found = measureCoverage(
    dice,
    { question: 'sameCards', book: {}, turned: [], seed: 1 },
    { repeats: 1000, sessions: 50 },
  );
  // The other player never wins or loses, so nothing of his can be tried.
  expect(found.map(({ words }) => words)).toEqual(['one', 'changes hands', 'a six']);
  for (const { held, runs, settles } of found) {
    expect(settles).toBe(true);
    expect(held / runs).toBeGreaterThanOrEqual(0.935);
    expect(held / runs).toBeLessThanOrEqual(0.965);
  }
});
