import { expect, test } from 'vitest';
import { reversis } from '#games/reversis/game.ts';
import { reversisLab } from '#games/reversis/lab.ts';
import { changesLacking, completeStored, otherAnswers, runForStore, whyNotStored, type StoredBook } from './stored.ts';

const ruleSet = reversis.ruleSets.find(({ id }) => id === 'almanach-1785')!;
// Enough changes for more than one batch, of which some change only what is paid and some how the player plays.
const changes = otherAnswers(reversis.keys, ruleSet).slice(0, 20);
const request = { lab: reversisLab, keys: reversis.keys, ruleSet, changes, seed: 1 };
const whole = runForStore(request, 200);
const without = (stored: StoredBook, ...gone: readonly number[]): StoredBook => ({
  ...stored,
  effects: stored.effects.filter((_, n) => !gone.includes(n)),
});

test('a change played alone is stored as when it is played with all the others', () => {
  for (const gone of [[0], [3, 11], [19]]) {
    const before = without(whole, ...gone);
    const lacking = changesLacking(request, before);
    expect(lacking).toEqual(gone.map((n) => changes[n]));
    expect(
      completeStored(
        request,
        before,
        gone.map((n) => changes[n]!),
      ),
    ).toEqual(whole);
  }
});

test('nothing is played where nothing lacks, and all where the book itself is played otherwise', () => {
  expect(changesLacking(request, whole)).toEqual([]);
  expect(changesLacking(request, undefined)).toBe('all');
  expect(changesLacking(request, { ...whole, sample: whole.sample.map((net) => net + 1) })).toBe('all');
});

test('what is wrong is said of the first change that lacks or is played otherwise', () => {
  expect(whyNotStored(request, whole)).toBe(undefined);
  const lacks = whyNotStored(request, without(whole, 3, 11));
  expect(lacks).toContain(`nothing is stored for ${JSON.stringify(changes[3])} in almanach-1785`);
  const [first, ...rest] = whole.effects;
  const other = {
    ...whole,
    effects: [{ ...first!, sample: [first!.sample[0] + 1, first!.sample[1]] as const }, ...rest],
  };
  expect(whyNotStored(request, other)).toContain(`what is stored for ${JSON.stringify(changes[0])} in almanach-1785`);
  expect(changesLacking(request, other)).toEqual([changes[0]]);
});
