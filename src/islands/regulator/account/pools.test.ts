import { expect, test } from 'vitest';
import { poolsOf, sayHeld } from './pools.ts';

const WORDS: Readonly<Record<string, string>> = { stake: 'the pool', vole: 'the vole pool', odd: 'the odd counters' };
const table = { sayPool: (account: string) => WORDS[account] };

test('pools are named as in a column, and what is no pool is not one of them', () => {
  expect(poolsOf({ stake: 14, vole: 0, oddNot: 4 }, table)).toEqual([
    { name: 'pool', held: 14 },
    { name: 'vole pool', held: 0 },
  ]);
});

test('of what is left from the deal before, only pools in which something lies are told', () => {
  expect(sayHeld({ stake: 14, vole: 0, odd: 2, oddNot: 4 }, table)).toBe('pool 14, odd counters 2');
  expect(sayHeld({ stake: 0, vole: 0 }, table)).toBe('');
});
