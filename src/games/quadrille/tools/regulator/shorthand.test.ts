import { expect, test } from 'vitest';
import { valuesOf } from '#engine/rules/rule-set.ts';
import { quadrille } from '../../game.ts';
import { parseShorthand } from './shorthand.ts';

const [book] = quadrille.ruleSets;
if (!book) throw new Error('Quadrille has no book');
const context = { players: ['Anne', 'Ben', 'Cleo', 'Dan'], pools: {}, last: undefined };
const read = (text: string, last?: Readonly<Record<string, string>>) =>
  parseShorthand(text, valuesOf(book), { ...context, last });
const said = (text: string): string => {
  const told = read(text);
  return told.ok ? 'told' : told.error.message;
};

test('an alliance is told in six letters and figures, or five if the last deal was one too', () => {
  const told = { ok: true, value: { contract: 'alliance', ombre: 0, ally: 2, trump: 'hearts', took: 4, allyTook: 2 } };
  expect(read('a13h42')).toEqual(told);
  expect(read('13h42', { contract: 'alliance' })).toEqual(told);
  expect(read('A 1 3 H 4-2')).toEqual(told);
});

test('a player alone has no ally, and x is ten tricks; the ombre named twice has called his own king', () => {
  expect(read('s2cx')).toEqual({ ok: true, value: { contract: 'solo', ombre: 1, trump: 'clubs', took: 10 } });
  expect(read('2c6', { contract: 'solo' })).toEqual({
    ok: true,
    value: { contract: 'solo', ombre: 1, trump: 'clubs', took: 6 },
  });
  expect(read('a11s7')).toEqual({
    ok: true,
    value: { contract: 'alliance', ombre: 0, ownKing: true, trump: 'spades', took: 7 },
  });
});

test('what is missing or wrong is said in a sentence', () => {
  expect(said('a')).toBe('Next: the ombre, a number from 1 to 4 (1 Anne, 2 Ben, 3 Cleo, 4 Dan).');
  expect(said('a15')).toContain('“5” is not the ally');
  expect(said('a13b')).toContain('“b” is not a suit. Next: the trump suit');
  expect(said('a13h4')).toBe('Next: the tricks of the ally (x for ten).');
  expect(said('a13h42!')).toBe('“!” is too much: the deal is complete without it.');
  expect(said('z')).toContain('“z” is not a contract');
});
