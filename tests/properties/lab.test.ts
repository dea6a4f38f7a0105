/** The lab plays and settles without a ledger: its sums are those of the judge, deal by deal, however the run is divided. */
import { describe, expect, test } from 'vitest';
import { makeRandom } from '../../src/engine/kernel/random.ts';
import { keysOf } from '../../src/engine/kernel/collections.ts';
import { explained } from '../../src/engine/replay/replay.ts';
import { mergeBlocks, type LabBlock } from '../../src/engine/lab/tally.ts';
import { summarise } from '../../src/engine/lab/summary.ts';
import { arises } from '../../src/engine/rules/key.ts';
import { valuesOf, vary } from '../../src/engine/rules/rule-set.ts';
import { GAMES } from '../../src/games/index.ts';
import { howToRepeat, SEED } from '../support/seeds.ts';

const SESSIONS = 2;
const VARIATIONS = 4;

/** Changes of one payment rule each, drawn at random among those that arise in the book. */
function drawChanges(
  keys: (typeof GAMES)[number]['keys'],
  rules: object,
): readonly Readonly<Record<string, unknown>>[] {
  const random = makeRandom(SEED);
  const open = keysOf(keys).filter((key) => keys[key]?.touches === 'payment' && arises(keys, key, rules));
  return Array.from({ length: VARIATIONS }, () => {
    const key = open[random(open.length)]!;
    const { values } = keys[key]!;
    return { [key]: values[random(values.length)] };
  });
}

const total = (block: LabBlock, seats: number): readonly number[] =>
  Array.from({ length: seats }, (_, role) => block.book.nets.reduce((sum, session) => sum + session[role]!, 0));

describe.each(
  GAMES.filter((game) => game.open(({ lab }) => lab !== undefined)).flatMap((game) =>
    game.ruleSets.map((ruleSet) => [ruleSet.id, game, ruleSet] as const),
  ),
)('%s', (_, game, ruleSet) => {
  test('the nets are those of the judge, by the book and with one rule changed', async () => {
    await game.open(async ({ engine, lab: openLab, settleAgain }) => {
      const lab = await openLab!();
      const book = valuesOf(ruleSet) as Parameters<typeof settleAgain>[1];
      const changes = drawChanges(game.keys, book);
      const turned = changes.map((change) => {
        const varied = vary(game.keys, ruleSet, change);
        expect(varied.ok).toBe(true);
        return varied.ok ? varied.value.rules : book;
      });
      const run = { question: 'sameCards', book, turned, seed: 1 + (SEED % 1000) } as const;
      const block = lab.runSessions(run, [0, SESSIONS]);
      const records = lab.recordsOf(run, [0, SESSIONS]);
      expect(records.length).toBe(block.deals);
      const nets = new Array<number>(lab.seats).fill(0);
      const alone = turned.map(() => 0);
      for (const record of records) {
        const judged = engine.judge(record, book);
        if (!judged.ok) throw new Error(judged.error.message);
        expect(judged.value.departures, howToRepeat).toEqual([]);
        const own = judged.value.seats.map((seat) => judged.value.net[seat] ?? 0);
        const replayed = settleAgain(record, book);
        if (!replayed.ok) throw new Error(replayed.error.message);
        // At tables the first role is that of the player who began, whichever seat he has.
        if (game.kind === 'cards') own.forEach((net, seat) => (nets[seat]! += net));
        for (const [i, rules] of turned.entries()) {
          const { net } = explained(replayed.value, rules);
          const other = judged.value.seats.map((seat) => net[seat] ?? 0);
          const sum = (all: readonly number[]): number => all.reduce((a, b) => a + b, 0);
          const apart = other.reduce((apart, one, seat) => apart + Math.abs(one - own[seat]!), 0);
          alone[i]! += (apart + Math.abs(sum(other) - sum(own))) / 2;
        }
      }
      if (game.kind === 'cards') expect(total(block, lab.seats), howToRepeat).toEqual(nets);
      const sums = block.turned.map(({ difference }) => difference.elsewhereAlone.reduce((sum, one) => sum + one, 0));
      expect(sums, `${howToRepeat} ${JSON.stringify(changes)}`).toEqual(alone);
    });
  });

  test('a run in parts, in any order, is the run in one', async () => {
    await game.open(async ({ lab: openLab }) => {
      const lab = await openLab!();
      const book = valuesOf(ruleSet) as Parameters<typeof lab.dealsOfSession>[0];
      const run = { question: 'eachPlays', book, turned: [book], seed: 2 } as const;
      const parts = [1, 0].map((session) => lab.runSessions(run, [session, session + 1]));
      const whole = summarise(lab.runSessions(run, [0, SESSIONS]));
      expect(summarise(mergeBlocks(parts))).toEqual(whole);
      // Played twice by the same rules, nothing differs.
      expect(whole.turned[0]?.difference).toMatchObject({
        playedOtherwise: { count: 0 },
        moved: { count: 0 },
        elsewhere: { mean: 0 },
      });
    });
  });
});
