import { expect, test } from 'vitest';
import { parseFormEntry } from '#islands/regulator/account/fields.ts';
import { QUADRILLE_FIELDS, SUIT_NAMES } from './outcome-from-form.ts';

const PLAYERS = ['Anne', 'Bea', 'Carl', 'Dora'];
const said = (name: string, value: unknown): string | undefined => {
  const read = parseFormEntry(QUADRILLE_FIELDS, { [name]: value }, PLAYERS, 'deals[0]');
  return read.ok ? undefined : read.error.message;
};

test('games in the order of the engine, and suits as records number them', () => {
  expect(QUADRILLE_FIELDS.contract.values).toEqual([
    'forced',
    'alliance',
    'mediateur',
    'casco',
    'solo',
    'grandissimo',
    'devole',
  ]);
  expect(SUIT_NAMES).toEqual(['spades', 'hearts', 'diamonds', 'clubs']);
});

test('a table counts no more than a hand can hold', () => {
  expect([said('tricks', [20, 0, 0, 0]), said('tricks', [21, 0, 0, 0])]).toEqual([
    undefined,
    'Must be a list of 4 whole numbers, one for each player.',
  ]);
  // Twelve trumps if they are red.
  expect([said('matadors', 12), said('matadors', 13)]).toEqual([undefined, 'Must be a whole number from 0 to 12.']);
});

test('what else may be said, and what not', () => {
  expect(said('trump', 'cups')).toBe('Must be one of “spades”, “hearts”, “diamonds”, “clubs”.');
  expect(said('favourite', 'cups')).toBe('Must be one of “spades”, “hearts”, “diamonds”, “clubs”.');
  expect(said('announced', 'yes')).toBe('Must be one of “no”, “announced”, “revealed”.');
  expect(said('vole', 'yes')).toBe('Must be one of “no”, “undertaken”, “refused”.');
  expect(said('matadorsOf', 'yes')).toBe('Must be one of “ombre”, “opponents”.');
  for (const name of ['ombre', 'ally', 'giver', 'dealer'])
    expect(said(name, 'Emma')).toBe('Must be one of the players: Anne, Bea, Carl, Dora.');
  expect(said('highest', ['Dora', 'Anne'])).toBeUndefined();
  expect(said('highest', ['Dora', 'Emma'])).toBe('Must be a list of players: Anne, Bea, Carl, Dora.');
  for (const name of ['ownKing', 'premiers', 'shown', 'kingHidden'])
    expect(said(name, 'yes')).toBe('Must be true or false.');
});
