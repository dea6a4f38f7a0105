/** Deals among the house, act by act, under every book: `npm run bench -- play` plays many more. */
import { describe, expect, test } from 'vitest';
import { seatings, playSessions } from '../../src/cli/bench/playing.ts';
import { valuesOf } from '../../src/engine/rules/rule-set.ts';
import { GAMES } from '../../src/games/index.ts';
import { howToRepeat, DEAL_COUNT, SEED } from '../support/seeds.ts';

const BOOKS = GAMES.reduce((count, { ruleSets }) => count + ruleSets.length, 0);
const PER_BOOK = Math.ceil(DEAL_COUNT / 40 / BOOKS);

describe.each(GAMES.map((game) => [game.name, game] as const))('%s', (_, game) => {
  test('the house does only what it may, nothing is won or lost on the way, and every payment cites a rule of the book', async () => {
    const faults = await game.open(async ({ engine, seated }) => {
      if (!seated) return [];
      const { played, house } = await seated();
      return engine.ruleSets.flatMap((ruleSet) =>
        seatings(game, valuesOf(ruleSet)).map((seats) =>
          playSessions({ engine, played, house }, ruleSet, { deals: PER_BOOK, seed: SEED, seats }),
        ),
      );
    });
    expect(
      faults.filter((fault) => fault !== undefined),
      howToRepeat,
    ).toEqual([]);
  });
});
