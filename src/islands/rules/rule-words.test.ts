import { expect, test } from 'vitest';
import type { RuleValue } from '#engine/rules/key.ts';
import { isApplicable, type RuleWords } from './rule-words.ts';

const rule = (key: string, source: string, where?: RuleWords['where']): RuleWords => ({
  key,
  question: `${key}?`,
  bookAnswer: source,
  basis: { kind: 'silent', reading: 'trifle.silent' },
  source,
  type: 'choice',
  options: [],
  where,
});
const RULES = [
  rule('pool', 'none'),
  rule('pool.ante', '1', [{ pool: ['one', 'two'] }]),
  rule('pool.claim', 'false', [{ 'pool.ante': 'some' }]),
];
const ruleOf = (key: string) => RULES.find((one) => one.key === key);
const applicable = (changes: Readonly<Record<string, RuleValue>>) =>
  RULES.filter((one) => isApplicable(one, ruleOf, changes)).map(({ key }) => key);

test('a question is put to a reader where it arises, and where his own changes make it arise', () => {
  expect(applicable({})).toEqual(['pool']);
  expect(applicable({ pool: 'two' })).toEqual(['pool', 'pool.ante', 'pool.claim']);
  expect(applicable({ pool: 'two', 'pool.ante': 0 })).toEqual(['pool', 'pool.ante']);
});
