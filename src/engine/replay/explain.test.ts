import { expect, test } from 'vitest';
import { flag, amount } from '../rules/key.ts';
import { attested, inferred, makeRuleSet, silent } from '../rules/rule-set.ts';
import { vary } from '../rules/vary.ts';
import { clausesBehind, groundOf } from './explain.ts';
import { place } from '../../../tests/support/place.ts';

const KEYS = {
  'ace.rate': amount(1, 'aces', [1, 2]),
  'ace.double': flag(2, 'aces', 'payment'),
  'ace.own': flag(3, 'aces', 'payment'),
};
const BOOK = makeRuleSet(KEYS, {
  id: 'book-1700',
  game: 'trifle',
  linkNumber: 1,
  unit: ['fish', 'fish'],
  rules: {
    'ace.rate': attested(1, 'ace.pays'),
    'ace.double': inferred(true, ['ace.last', 'ace.pays'], 'book-1700.double'),
    'ace.own': silent(false, 'book-1700.own'),
  },
});
const varied = (changes: Record<string, unknown>) => {
  const variation = vary(KEYS, BOOK, changes);
  if (!variation.ok) throw new Error(variation.error.message);
  return variation.value;
};
const entry = {
  at: place('t9.4'),
  occasion: 'acePlaced',
  of: 12,
  from: 'first',
  to: 'second',
  amount: 2,
  keys: ['ace.rate', 'ace.double'],
} as const;

test('an entry leads to its rules, their grounds and their clauses', () => {
  const grounds = entry.keys.map((key) => groundOf(key, varied({})));
  expect(grounds.map((ground) => [ground?.key, ground?.value, ground?.isChanged])).toEqual([
    ['ace.rate', 1, false],
    ['ace.double', true, false],
  ]);
  expect(grounds[1]?.basis).toEqual({
    kind: 'inferred',
    clauses: ['book-1700.ace.last', 'book-1700.ace.pays'],
    reading: 'book-1700.double',
  });
  expect(clausesBehind(entry.keys, varied({}))).toEqual(['book-1700.ace.pays', 'book-1700.ace.last']);
});

test('a rule the reader changed remembers what the source says, and cites no clause for itself', () => {
  const variation = varied({ 'ace.rate': 2 });
  expect(groundOf('ace.rate', variation)).toMatchObject({ value: 2, sourceValue: 1, isChanged: true, clauses: [] });
  expect(clausesBehind(['ace.rate'], variation)).toEqual([]);
});

test('a silent rule has no clause, and a key nobody knows has no ground', () => {
  expect(groundOf('ace.own', varied({}))).toMatchObject({
    clauses: [],
    basis: { kind: 'silent', reading: 'book-1700.own' },
  });
  expect(groundOf('ace.of.hearts', varied({}))).toBeUndefined();
  expect(groundOf('constructor', varied({}))).toBeUndefined();
});
