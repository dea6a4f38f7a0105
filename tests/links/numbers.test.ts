import { expect, test } from 'vitest';
import { sharedNumbers } from '../../src/edition/check/keys.ts';
import { GAMES } from '../../src/games/index.ts';

/* Published links carry numbers for a game, its books and its rules: one that two share would open the wrong of them. */

test('no two games, books of a game or rules of a game share a link number', () => {
  expect(sharedNumbers(GAMES.map((game) => [game.id, game.open(({ engine }) => engine.linkNumber)])), 'games').toEqual(
    [],
  );
  for (const { id, keys, ruleSets } of GAMES) {
    expect(sharedNumbers(ruleSets.map((book) => [book.id, book.linkNumber])), id).toEqual([]);
    expect(sharedNumbers(Object.entries(keys).map(([key, { linkNumber }]) => [key, linkNumber])), id).toEqual([]);
  }
});

test('one that is shared is told, with the next that is free', () => {
  expect(
    sharedNumbers([
      ['a', 1],
      ['b', 3],
      ['c', 1],
    ]),
  ).toEqual([{ name: 'c', message: '“a” and “c” have the same link number, 1: give 4 to the newer of them.' }]);
});
