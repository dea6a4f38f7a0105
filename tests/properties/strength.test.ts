import { expect, test } from 'vitest';
import type { Strengths } from '../../src/engine/play/played-game.ts';
import { GAMES } from '../../src/games/index.ts';

const FILES = import.meta.glob<Strengths>('/src/games/*/house/strength.json', { import: 'default', eager: true });

test('what is said of the house’s strength is of books that run, and every gain is beyond its doubt', () => {
  expect(Object.keys(FILES).length).toBeGreaterThan(1);
  for (const [file, strengths] of Object.entries(FILES)) {
    const game = GAMES.find(({ id }) => file.includes(`/${id}/`));
    expect(game?.ruleSets.map(({ id }) => id)).toEqual(expect.arrayContaining(Object.keys(strengths)));
    for (const { deals, on, gains } of Object.values(strengths)) {
      expect(deals).toBeGreaterThanOrEqual(500);
      expect(on).toMatch(/^\d{4}-\d\d-\d\d$/);
      for (const { gain, within } of gains) expect(gain).toBeGreaterThan(within);
    }
  }
});
