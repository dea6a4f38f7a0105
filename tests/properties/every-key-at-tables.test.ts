/** As every-key.test.ts asks of the card games: each rule of play at tables changes what some game comes to. */
import { expect, test } from 'vitest';
import type { Random } from '#engine/kernel/random.ts';
import { ok } from '#engine/kernel/result.ts';
import { revertier } from '#games/revertier/game.ts';
import type { RevertierRecord } from '#games/revertier/record/record.ts';
import type { RevertierRules } from '#games/revertier/rules/keys.ts';
import { keysWithoutEffect } from '../support/keys-without-effect.ts';
import * as revertierGames from '../support/revertier-random-game.ts';

test('every rule of Revertier makes a difference in some game', () => {
  // Who begins the game after this one: shown by matches.
  const elsewhere = ['start.afterDraw', 'start.next'];
  const game = {
    ...revertier,
    settleRecord: (record: RevertierRecord, rules: RevertierRules) => {
      const judged = revertier.judge(record, rules);
      return judged.ok ? ok({ settlement: judged.value }) : judged;
    },
    randomRules: (_: unknown, __: number, random: Random) => revertierGames.randomRules(random),
    randomRecord: revertierGames.randomRecord,
    // A game has a hundred throws, each of them as telling as a card.
    least: 200,
  };
  expect(keysWithoutEffect(game, elsewhere)).toEqual(elsewhere);
});
