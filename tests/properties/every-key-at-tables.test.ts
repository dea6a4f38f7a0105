/** Every rule key of games at tables matters: each changes the result of some game (see every-key.test.ts). */
import { expect, test } from 'vitest';
import type { Random } from '#engine/kernel/random.ts';
import { ok } from '#engine/kernel/result.ts';
import { revertier } from '#games/revertier/game.ts';
import type { RevertierRecord } from '#games/revertier/record/record.ts';
import type { RevertierRules } from '#games/revertier/rules/keys.ts';
import { EVERYTHING } from '../support/seeds.ts';
import { keysWithoutEffect, NONE_SHOWN } from '../support/keys-without-effect.ts';
import * as revertierGames from '../support/revertier-random-game.ts';

test('every rule of Revertier makes a difference in some game', () => {
  // Who begins the next game: shown by matches.
  const elsewhere = ['start.afterDraw', 'start.next'];
  const game = {
    ...revertier,
    settleRecord: (record: RevertierRecord, rules: RevertierRules) => {
      const judged = revertier.judge(record, rules);
      return judged.ok ? ok({ settlement: judged.value }) : judged;
    },
    randomRules: (_: unknown, __: number, random: Random) => revertierGames.randomRules(random),
    randomRecord: revertierGames.randomRecord,
    // A game has about a hundred throws, each as informative as a card.
    least: EVERYTHING ? 200 : 20,
  };
  expect(keysWithoutEffect(game, elsewhere), NONE_SHOWN).toEqual(elsewhere);
});
