import { expect, test } from 'vitest';
import { GAMES } from '#games/index.ts';

test.each(GAMES.map((game) => [game.name, game] as const))(
  '%s has work to measure under each rule set',
  async (_, game) => {
    const { tasks } = await game.bench();
    for (const { run } of tasks) run(1);
    expect(new Set(tasks.map(({ under }) => under))).toEqual(new Set(game.ruleSets.map(({ id }) => id)));
  },
);
