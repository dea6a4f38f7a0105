import { expect, test } from 'vitest';
import { reversis } from '#games/reversis/game.ts';
import { reversisLab } from '#games/reversis/lab.ts';
import { completeStored, lackingIn, otherAnswers, runForStore, type StoredBook } from './stored.ts';

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
    expect(lackingIn(request, before).changes).toEqual(gone.map((n) => changes[n]));
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
  expect(lackingIn(request, whole)).toEqual({ why: undefined, changes: [] });
  const others = {
    'nothing is stored for almanach-1785': undefined,
    'the lab counts other events than those stored for almanach-1785': { ...whole, events: [] },
    'no longer gives the nets stored for almanach-1785': { ...whole, sample: whole.sample.map((net) => net + 1) },
  };
  for (const [why, stored] of Object.entries(others))
    expect(lackingIn(request, stored)).toEqual({ why: expect.stringContaining(why) as string, changes: 'all' });
});

test('what is wrong is said of the first change that lacks or is played otherwise', () => {
  const lacks = lackingIn(request, without(whole, 3, 11)).why;
  expect(lacks).toContain(`nothing is stored for ${JSON.stringify(changes[3])} in almanach-1785`);
  const [first, ...rest] = whole.effects;
  const other = {
    ...whole,
    effects: [{ ...first!, sample: [first!.sample[0] + 1, first!.sample[1]] as const }, ...rest],
  };
  expect(lackingIn(request, other)).toEqual({
    why: expect.stringContaining(`what is stored for ${JSON.stringify(changes[0])} in almanach-1785`) as string,
    changes: [changes[0]],
  });
});
