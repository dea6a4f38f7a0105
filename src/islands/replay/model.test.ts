import { expect, test } from 'vitest';
import { poolsAt } from './model.ts';

/** A basket of 20: third hand draws it, and the dealer puts 1 in for a vole pool that was empty. */
const line = (step: number, from: string, to: string, amount: number) => ({ step, from, to, amount });
const DEAL = {
  seats: ['first', 'second', 'third', 'dealer'],
  opening: { now: { basket: 20, little: 0, vole: 0 } },
  lines: [line(2, 'basket', 'third', 20), line(3, 'dealer', 'vole', 1)],
};
const seen = (step: number) =>
  poolsAt(DEAL as unknown as Parameters<typeof poolsAt>[0], step, ['fiche', 'fiches'], (name) => `the ${name}`).map(
    ({ name, amount, unit, changed }) => [name, amount, unit, changed],
  );

test('each pool that ever holds anything stands from the first step to the last, with what lies in it', () => {
  expect(seen(1)).toEqual([
    ['the basket', 20, 'fiches', false],
    ['the vole', 0, 'fiches', false],
  ]);
  expect(seen(2)).toEqual([
    ['the basket', 0, 'fiches', true],
    ['the vole', 0, 'fiches', false],
  ]);
  expect(seen(3)).toEqual([
    ['the basket', 0, 'fiches', false],
    ['the vole', 1, 'fiche', true],
  ]);
});

test('a pool that is not spoken of before it is filled was empty', () => {
  const late = { ...DEAL, opening: { now: {} }, lines: [line(3, 'dealer', 'vole', 2)] };
  const at = (step: number) =>
    poolsAt(late as unknown as Parameters<typeof poolsAt>[0], step, ['fiche', 'fiches'], (name) => name);
  expect([at(1)[0]?.amount, at(3)[0]?.amount, at(3)[0]?.changed, at(1)[0]?.changed]).toEqual([0, 2, true, false]);
});

test('a pool named after its unit is not given the unit again', () => {
  const odd = { ...DEAL, lines: [line(1, 'third', 'vole', 2)] };
  const named = poolsAt(odd as unknown as Parameters<typeof poolsAt>[0], 1, ['counter', 'counters'], (account) =>
    account === 'vole' ? 'odd counters' : account,
  );
  expect(named.map(({ name, amount, unit }) => [name, amount, unit])).toEqual([
    ['basket', 20, 'counters'],
    ['odd counters', 2, ''],
  ]);
});
