import { expect, test } from 'vitest';
import { makeRandom } from '../kernel/random.ts';
import { plainFirst, sayTried, trySampling } from './by-sampling.ts';

const trials = {
  acts: ['low', 'high', 'other'],
  sample: (random: (n: number) => number) => random(10),
  // High wins 5 in three deals of ten and loses 1 in the others; low is 0 throughout, and so is the other.
  worth: (deal: number, act: string) => (act === 'high' ? (deal < 3 ? 5 : -1) : 0),
};

test('the act with the best mean is taken, though it be worse in most of the deals', () => {
  const tried = trySampling(trials, { random: makeRandom(3), samples: 400 });
  expect(tried).toMatchObject({ act: 'high', next: 'low', deals: 400 });
  expect(tried.more + tried.less).toBe(400);
  // 0.3 × 5 − 0.7 × 1 = 0.8 in the mean
  expect(tried.gain).toBeCloseTo(0.8, 0);
  expect(tried.more / 400).toBeCloseTo(0.3, 1);
});

test('the same chances, the same choice; a clock ends it sooner, after one deal at least', () => {
  const once = trySampling(trials, { random: makeRandom(3), samples: 50 });
  expect(trySampling(trials, { random: makeRandom(3), samples: 50 })).toEqual(once);
  let now = 0;
  const clock = (): number => (now += 10);
  expect(trySampling(trials, { random: makeRandom(3), milliseconds: 35, clock }).deals).toBeLessThan(5);
  expect(trySampling(trials, { random: makeRandom(3), milliseconds: 0, clock }).deals).toBe(1);
});

test('time that runs out within a deal ends it there: what was tried of that deal does not count', () => {
  let now = 0;
  // Each act takes 100 ms to play out: the first deal is done after 300, of the second one act alone is begun in time.
  const slow = {
    ...trials,
    worth: (deal: number, act: string) => {
      now += 100;
      return now === 400 ? 1000 : trials.worth(deal, act);
    },
  };
  const tried = trySampling(slow, { random: makeRandom(3), milliseconds: 350, clock: () => now });
  expect(now).toBe(400);
  expect(tried).toEqual(trySampling(trials, { random: makeRandom(3), samples: 1 }));
});

test('where nothing comes to more the plain choice stays, with its own reason', () => {
  const alike = { ...trials, worth: () => 2 };
  const acts = plainFirst(trials.acts, 'other');
  const tried = trySampling({ ...alike, acts }, { random: makeRandom(1), samples: 5 });
  expect(tried.act).toBe('other');
  expect(sayTried(tried, 'the ten', 'It is the lowest.')).toBe('It is the lowest.');
});

test('what was tried is said in two sentences', () => {
  const tried = { act: 'a', next: 'b', more: 40, less: 5, gain: 1.26, deals: 60 };
  expect(sayTried(tried, 'the ten of spades', '')).toBe(
    'On average it gains 1.3 counters over the ten of spades. In 40 of 60 simulated deals that agree with what you have seen it is better, in 5 worse.',
  );
  expect(sayTried({ ...tried, less: 0 }, 'the ten of spades', '')).toContain(', in none worse.');
});
