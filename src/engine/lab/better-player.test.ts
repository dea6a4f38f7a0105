/** The better player of each game, two books, and stakes: what the lab compares. */
import { describe, expect, test } from 'vitest';
import { GAMES } from '#games/index.ts';
import { valuesOf } from '../rules/rule-set.ts';

/** Games with a lab. */
const inLab = await Promise.all(
  GAMES.map((game) => game.open(({ lab }) => Promise.resolve(lab ? [[game.id, game] as const] : []))),
);

describe.each(inLab.flat())('%s', (_, game) => {
  test('the better player plays by the rules, alike by one draw; sums are those of the judge', async () => {
    await game.open(async ({ engine, lab: openLab }) => {
      const lab = await openLab!();
      const book = valuesOf(engine.ruleSets.at(-1)!);
      const player = lab.better.strength;
      // One deal: he takes a thousand times as long as the plain player.
      const length = 1;
      const [first, again, other] = [0, 0, 1].map((draw) =>
        lab.recordsOf({ book, seed: 1, player, draw, length }, [0, 1]),
      );
      expect(first).toHaveLength(length);
      expect(again).toEqual(first);
      // The same hands or dice, whatever the player; another draw plays otherwise where he imagines deals.
      if (lab.better.draws) expect(other).not.toEqual(first);
      else expect(other).toEqual(first);
      for (const record of first!) {
        const judged = engine.judge(record, book);
        if (!judged.ok) throw new Error(judged.error.message);
        expect(judged.value.departures).toEqual([]);
        expect(judged.value.isComplete).toBe(true);
      }
    });
  });
});

describe('two books in different counters', () => {
  const reversis = GAMES.find(({ id }) => id === 'reversis')!;
  const compare = (id: string) =>
    reversis.open(async ({ engine, lab: openLab }) => {
      const lab = await openLab!();
      const rulesOf = (own: string) => valuesOf(engine.ruleSets.find((ruleSet) => ruleSet.id === own)!);
      const [book, other] = [rulesOf('almanach-1785'), rulesOf(id)];
      const block = lab.runSessions({ question: 'eachPlays', book, turned: [other], seed: 1, perStake: true }, [0, 2]);
      return { stakes: [lab.stakeOf(book), lab.stakeOf(other)], block };
    });

  test('are compared by what all players put down before a first deal', async () => {
    const { stakes, block } = await compare('hoyle-1847');
    // 1785: three pay 4 and the dealer 8. Hoyle: 5 each and 10 into the great pool; 3 each and 4 into the little one.
    expect(stakes).toEqual([3 * 4 + 8, 3 * 5 + 11 + 3 * 3 + 4]);
    const { side, difference } = block.turned[0]!;
    const mean = (nets: readonly Float64Array[]): number => nets.reduce((sum, session) => sum + session[3]!, 0) / 48;
    const counted = [...difference.differences[3]!].reduce((sum, [amount, times]) => sum + amount * times, 0) / 48;
    expect(counted).toBeCloseTo(mean(side.nets) / stakes[1]! - mean(block.book.nets) / stakes[0]!, 10);
  });
  test('are not compared where a book has no stake', async () => {
    const { stakes, block } = await compare('ancient');
    expect(stakes[1]).toBe(0);
    expect(block.turned[0]!.difference.elsewhere).toEqual([NaN, NaN]);
    expect(block.turned[0]!.difference.most).toEqual([]);
  });
});
