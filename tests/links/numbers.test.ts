import { expect, test } from 'vitest';
import { GAMES } from '../../src/games/index.ts';

/* Published links carry numbers for a game, its books and its rules: one that two share would open the wrong of them. */

const shared = (numbered: readonly (readonly [name: string, number: number])[]): readonly string[] =>
  numbered.flatMap(([name, number], i) => {
    const [first] = numbered.find((one) => one[1] === number) ?? [];
    const free = Math.max(...numbered.map((one) => one[1])) + 1;
    return numbered.findIndex((one) => one[1] === number) === i
      ? []
      : [`${name} has the link number ${String(number)} of ${String(first)}; nobody has ${String(free)}.`];
  });

test('no two games, books of a game or rules of a game share a link number', () => {
  expect(shared(GAMES.map((game) => [game.id, game.open(({ engine }) => engine.linkNumber)])), 'games').toEqual([]);
  for (const { id, keys, ruleSets } of GAMES) {
    expect(shared(ruleSets.map((book) => [book.id, book.linkNumber])), id).toEqual([]);
    expect(shared(Object.entries(keys).map(([key, { linkNumber }]) => [key, linkNumber])), id).toEqual([]);
  }
});

test('one that is shared is told, with the next that is free', () => {
  expect(
    shared([
      ['a', 1],
      ['b', 3],
      ['c', 1],
    ]),
  ).toEqual(['c has the link number 1 of a; nobody has 4.']);
});
