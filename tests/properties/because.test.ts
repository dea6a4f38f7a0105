/** Reasons that the house gives for its choices, under every book and at each of its strengths. */
import { describe, expect, test } from 'vitest';
import { makeRandom } from '../../src/engine/kernel/random.ts';
import { valuesOf } from '../../src/engine/rules/rule-set.ts';
import { GAMES } from '../../src/games/index.ts';
import { howToRepeat, SEED } from '../support/seeds.ts';

const SENTENCES = /^[A-Z“][^.]*[.”](?: [A-Z“][^.]*[.”])?$/;

/** A reason without its decimal numbers, and without the play it is about, with which reasons at tables begin. */
const bare = (because: string): string => because.replaceAll(/\d\.\d/g, '').replace(/^[a-z\d/*() ]+\. /, '');

describe.each(GAMES.flatMap((game) => game.ruleSets.map((ruleSet) => [ruleSet.id, game, ruleSet] as const)))(
  '%s',
  (_, game, ruleSet) => {
    test('each choice of the house has its reason in a sentence or two', async () => {
      const said = await game.open(async ({ kind, seated }) => {
        const table = await seated?.();
        if (!table) return undefined;
        const { played, house } = table;
        const rules = valuesOf(ruleSet) as Parameters<typeof played.turn>[1];
        const reasons = new Set<string>();
        for (let number = SEED; number < SEED + 2; number++) {
          let playing = played.begin({ number, seats: kind === 'cards' ? 4 : 2, next: {} }, rules);
          for (let turn = played.turn(playing, rules); turn; turn = played.turn(playing, rules)) {
            const strength = house.strengths[number % house.strengths.length] ?? 'plain';
            const view = played.seatView(playing, rules, turn.seat);
            const { act, because } = house.choose(view, rules, { strength, random: makeRandom(number), samples: 3 });
            reasons.add(because);
            playing = played.act(playing, act, rules);
          }
        }
        return [...reasons];
      });
      expect(
        (said ?? []).filter((because) => !SENTENCES.test(bare(because))),
        howToRepeat,
      ).toEqual([]);
      expect(
        (said ?? []).filter((because) => /undefined|NaN|\?|no suit/.test(because)),
        howToRepeat,
      ).toEqual([]);
      expect(said?.length ?? 9, howToRepeat).toBeGreaterThan(8);
    });
  },
);
