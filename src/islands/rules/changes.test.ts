import { expect, test } from 'vitest';
import type { RuleValue } from '#engine/rules/key.ts';
import { isAsked } from './changes.ts';
import type { RuleWords } from './rule-words.ts';

const rule = (key: string, source: string, where?: RuleWords['where']): RuleWords => ({
  key,
  question: `${key}?`,
  says: source,
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
const asked = (changes: Readonly<Record<string, RuleValue>>) =>
  RULES.filter((one) => isAsked(one, ruleOf, changes)).map(({ key }) => key);

test('a question is put to a reader where it arises, and where his own changes make it arise', () => {
  expect(asked({})).toEqual(['pool']);
  expect(asked({ pool: 'two' })).toEqual(['pool', 'pool.ante', 'pool.claim']);
  expect(asked({ pool: 'two', 'pool.ante': 0 })).toEqual(['pool', 'pool.ante']);
});
