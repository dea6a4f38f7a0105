import { expect, test } from 'vitest';
import { flag, type KeySpec, type RuleValue } from '#engine/rules/key.ts';
import { makeQuestions } from './questions.ts';

const names = Array.from({ length: 16 }, (_, i) => `key.${String(i + 1)}`);
const keys: Readonly<Record<string, KeySpec>> = Object.fromEntries(
  names.map((name, i) => [name, flag(i + 1, i % 2 === 0 ? 'pools' : 'play', 'payment')]),
);
const never = (): never => {
  throw new Error('Nothing is settled here.');
};
const { dealKeys, groupRules } = makeQuestions<Readonly<Record<string, RuleValue>>, unknown>({
  engine: { keys },
  settleAgain: never,
  wording: {
    groups: { pools: 'The pools', play: 'The play' },
    question: (key) => `${key}?`,
    say: () => '',
  },
  beyond: ['key.16'],
});
const grouped = (moving: readonly string[], forbidding: readonly string[] = []) =>
  groupRules({ moving, forbidding }).map(({ id, keys: own }) => [id, ...own]);

test('what no single deal can tell is not asked of one', () => {
  expect(dealKeys).toEqual(names.slice(0, 15));
});

test('twelve questions that move payments stand open, in the order given, and the rest of those by themselves', () => {
  const moving = names.slice(0, 14).toReversed();
  expect(grouped(moving)).toEqual([
    ['moving', ...moving.slice(0, 12)],
    ['moving-more', 'key.2', 'key.1'],
    ['pools', 'key.15'],
  ]);
  expect(grouped(moving.slice(0, 12)).map(([id]) => id)).toEqual(['moving', 'pools', 'play']);
});

test('then those that would have forbidden something, and all others by their own groups; what has none is left out', () => {
  expect(grouped(['key.3', 'no.such'], ['key.5', 'key.4'])).toEqual([
    ['moving', 'key.3'],
    ['forbidding', 'key.4', 'key.5'],
    ['pools', 'key.1', 'key.7', 'key.9', 'key.11', 'key.13', 'key.15'],
    ['play', 'key.2', 'key.6', 'key.8', 'key.10', 'key.12', 'key.14'],
  ]);
  expect(groupRules({ moving: [], forbidding: [] })[0].keys).toEqual([]);
});
