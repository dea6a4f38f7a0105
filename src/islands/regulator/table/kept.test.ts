import { expect, test } from 'vitest';
import { poolsOf, sayBox, sayHeld, sayShared } from './kept.ts';

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

test('what is shared out in the end is told by pool, and what a box holds by what its player has lost', () => {
  expect(sayShared({ stake: 7, vole: 4 }, table)).toBe('7 each from the pool, 4 each from the vole pool');
  expect(sayShared({}, table)).toBe('');
  // A box of 120 after 12 are lost, and after 130.
  expect(sayBox(120, -12)).toBe('108 in the box');
  expect(sayBox(120, -130)).toBe('owes 10');
});
