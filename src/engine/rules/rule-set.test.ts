import { expect, test } from 'vitest';
import { amount, arises, choice, firstLacking, flag, only, onlyAs } from './key.ts';
import { attested, clausesOf, makeRuleSet, ruleOf, ruleOrStart, silent, valuesOf, vary } from './rule-set.ts';

const POOLED = { pool: ['one', 'two'] } as const;
const KEYS = {
  pool: choice(1, 'pools', 'payment', ['none', 'one', 'two']),
  'pool.ante': amount(2, 'pools', [0, 1], only(1, 'trifle.absent', POOLED)),
  'pool.cap': amount(3, 'pools', [0, 9], onlyAs('pool.ante', 'trifle.asAnte', true, POOLED)),
  'pool.claim': flag(
    4,
    'pools',
    'payment',
    only(false, 'trifle.absent', { 'pool.ante': 'some' }, { 'ace.rate': 'some' }),
  ),
  'ace.rate': amount(5, 'aces', [0, 1]),
};
const HEAD = { game: 'trifle', linkNumber: 1, unit: ['fish', 'fish'] } as const;

const bare = makeRuleSet(KEYS, {
  ...HEAD,
  id: 'bare-1700',
  rules: { pool: attested('none', 'pool'), 'ace.rate': silent(0, 'trifle.absent') },
});
const pooled = makeRuleSet(KEYS, {
  ...HEAD,
  id: 'pool-1800',
  rules: {
    pool: attested('one', 'pool'),
    'pool.ante': attested(0, 'ante', 'more'),
    'pool.cap': silent(9, 'trifle.cap'),
    'ace.rate': attested(0, 'ace'),
  },
  alternatives: { 'pool.claim': attested(true, 'claim') },
});

test('a book answers what arises in it, and the engine reads every key in one order', () => {
  expect(Object.keys(bare.rules)).toEqual(['pool', 'ace.rate']);
  expect(Object.keys(valuesOf(bare))).toEqual(Object.keys(KEYS));
  expect(valuesOf(bare)).toEqual({ pool: 'none', 'pool.ante': 1, 'pool.cap': 1, 'pool.claim': false, 'ace.rate': 0 });
  expect(ruleOf(bare, 'pool.ante')).toBeUndefined();
  expect(ruleOrStart(bare, 'pool.ante')).toEqual({ value: 1, basis: { kind: 'silent', reading: 'trifle.absent' } });
});

test('what a reader begins with is as the book would have it otherwise, or as another of its answers', () => {
  expect(valuesOf(pooled)['pool.claim']).toBe(true);
  const alone = makeRuleSet(KEYS, {
    ...HEAD,
    id: 'late-1900',
    rules: { pool: attested('none', 'pool'), 'ace.rate': attested(0, 'ace') },
    alternatives: { 'pool.ante': attested(7, 'ante', 'more') },
  });
  const cap = ruleOrStart(alone, 'pool.cap');
  expect(cap?.value).toBe(7);
  expect(cap && clausesOf(cap.basis)).toEqual(['late-1900.ante']);
});

test('a question arises where one of its conditions holds, and never under a parent that does not arise', () => {
  const under = (rules: Partial<ReturnType<typeof valuesOf<typeof bare.values>>>) => ({ ...valuesOf(bare), ...rules });
  expect(arises(KEYS, 'pool.cap', under({}))).toBe(false);
  expect(arises(KEYS, 'pool.cap', under({ pool: 'two' }))).toBe(true);
  // The ante is one, but without a pool nobody is asked for it.
  expect(firstLacking(KEYS, 'pool.claim', under({}))).toBe('pool');
  expect(arises(KEYS, 'pool.claim', under({ 'ace.rate': 3 }))).toBe(true);
  expect(firstLacking(KEYS, 'pool.claim', under({ pool: 'one', 'pool.ante': 0 }))).toBe('pool.ante');
});

test('a published link may still change what does not arise', () => {
  const varied = vary(KEYS, bare, { 'pool.ante': 0 });
  expect(varied.ok && varied.value.changes).toEqual({ 'pool.ante': 0 });
});
