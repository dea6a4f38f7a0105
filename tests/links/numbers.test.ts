import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
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

describe('a rule in a published link', () => {
  const published = readFileSync(new URL('golden-keys.txt', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
  const games = new Set(published.map((line) => line.split(' ', 1)[0]));
  const now = GAMES.filter(({ id }) => games.has(id)).flatMap(({ id, keys }) =>
    Object.entries(keys).map(
      ([key, { linkNumber, type, values }]) =>
        `${id} ${String(linkNumber)} ${key}: ${type === 'choice' ? values.join(' | ') : type}`,
    ),
  );

  test('keeps its number and the places of its answers', () => {
    const changed = published.filter((line) => !now.some((one) => one === line || one.startsWith(`${line} | `)));
    expect(changed, 'Old links would open with other rules: put these back as they were.').toEqual([]);
  });

  test('is written down before it is published', () => {
    const missing = now.filter((line) => !published.includes(line));
    expect(missing, 'Write these lines into tests/links/golden-keys.txt.').toEqual([]);
  });
});
