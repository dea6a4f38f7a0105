import { describe, expect, test } from 'vitest';
import { revertier } from '#games/revertier/game.ts';
import type { RevertierRules } from '#games/revertier/rules/keys.ts';
import { MEN } from '#games/revertier/record/record.ts';
import { runRandomGames } from '#games/revertier/policy/sample-game.ts';
import { BitReader, BitWriter } from '#engine/kernel/bits.ts';
import { makeRandom } from '#engine/kernel/random.ts';
import { printLink } from '#engine/notation/link.ts';
import { countMen, whyNotPosition, type Position } from '#engine/tables/position.ts';
import {
  EVERY_TOGGLE,
  MOST_RANDOM_THROWS,
  randomGame,
  randomRules,
  type SeenThrow,
} from '../support/revertier-random-game.ts';
import { howToRepeat, DEAL_COUNT, SEED } from '../support/seeds.ts';
import { naivePlays, naiveText } from '../support/revertier-naive.ts';
import { randomPosition, swapColours } from '../support/revertier-positions.ts';
import { legalPlays } from '#games/revertier/play/legal-plays.ts';
import { randomThrow } from '#engine/tables/play.ts';

/** Whole games for each change: a game has about a hundred throws, all of which are checked. */
const GAMES = Math.ceil(DEAL_COUNT / 4_000);

/** Points of the outward half with more men than the rules allow. */
const crowded = ({ men }: Position, rules: RevertierRules): readonly string[] =>
  men.flatMap((own, player) =>
    own.flatMap((n, point) => {
      const isOneEach = rules['outward.single'] && !rules['enter.own'] && point >= 2 && point <= 11;
      const isHead = !rules['head.free'] && point === 12;
      return n > 1 && (isOneEach || isHead) ? [`player ${String(player)}, point ${String(point)}: ${String(n)}`] : [];
    }),
  );

function check(
  { position, dice, plays, chosen: { after, steps, hits, enters } }: SeenThrow,
  rules: RevertierRules,
): void {
  const mover = position.toPlay;
  const other = mover === 0 ? 1 : 0;
  // Men are conserved, no point is shared, none of the outward half crowded; hit men are in hand; men off stay off.
  expect(whyNotPosition(after, MEN), howToRepeat).toBeUndefined();
  expect(after.men.map(countMen)).toEqual([MEN, MEN]);
  expect(crowded(after, rules)).toEqual([]);
  expect(after.toPlay).toBe(other);
  expect(after.men[other][0]).toBe((position.men[other][0] ?? 0) + hits.length);
  expect(after.men[mover][0]).toBe((position.men[mover][0] ?? 0) - enters);
  expect(after.men[mover][25]).toBeGreaterThanOrEqual(position.men[mover][25] ?? 0);
  expect(steps.length).toBeLessThanOrEqual(dice[0] === dice[1] && rules['dice.doublets'] ? 4 : 2);
  // Each position once; and from the opponent's side everything is the same.
  expect(new Set(plays.map(({ text }) => text)).size).toBe(plays.length);
  const swapped = legalPlays(swapColours(position), dice, rules);
  expect(swapped.map(({ text }) => text)).toEqual(plays.map(({ text }) => text));
  expect(swapped.map((play) => swapColours(play.after))).toEqual(plays.map((play) => play.after));
}

describe('random games to the end under every toggle', () => {
  test.each(EVERY_TOGGLE)('%s', (_name, rules) => {
    const random = makeRandom(SEED);
    for (let n = 0; n < GAMES; n++) {
      const { record, ending } = randomGame(random, rules, (state) => check(state, rules));
      // Every game ends.
      expect(ending).toBeDefined();
      expect(record.throws.length).toBeLessThan(MOST_RANDOM_THROWS);
      // Replayed, it keeps the rules, ends in the same way, and the payments sum to zero.
      const judged = revertier.judge(record, rules);
      if (!judged.ok) throw new Error(judged.error.message);
      const { departures, frames, net, entries } = judged.value;
      expect(departures.filter(({ key }) => key !== 'start.throw')).toEqual([]);
      expect(frames.at(-1)?.event).toMatchObject({ outcome: { kind: ending?.kind, winner: ending?.winner } });
      expect((net['white'] ?? 0) + (net['black'] ?? 0)).toBe(0);
      for (const { keys } of entries) expect(keys.length).toBeGreaterThan(0);
      expect(entries.length > 0).toBe(ending?.winner !== undefined);
    }
  });

  test.each(EVERY_TOGGLE)('%s: many of them, in the memory of one board', (_name, rules) => {
    const { unfinished, longest, borneOff, shutOut, frozen } = runRandomGames(40, SEED, rules);
    expect(unfinished).toBe(0);
    expect(longest).toBeLessThan(MOST_RANDOM_THROWS);
    expect(borneOff + shutOut + frozen).toBe(40);
  });
});

test('the engine and the slow rules find the same plays, with any answers and any men', () => {
  const random = makeRandom(SEED + 1);
  for (let n = 0; n < DEAL_COUNT / 16; n++) {
    const rules = randomRules(random);
    const position = randomPosition(random);
    const thrown = randomThrow(random);
    const plays = legalPlays(position, thrown, rules);
    const naive = naivePlays(position, thrown, rules);
    expect(plays, howToRepeat).toHaveLength(naive.size);
    for (const { after } of plays) expect(naive).toContain(naiveText(after));
  }
});

test('the same in whole games', () => {
  const random = makeRandom(SEED + 2);
  for (let n = 0; n < DEAL_COUNT / 1_000; n++) {
    const rules = randomRules(random);
    randomGame(random, rules, ({ position, dice, plays }) => {
      const naive = naivePlays(position, dice, rules);
      expect(plays, howToRepeat).toHaveLength(naive.size);
      for (const { after } of plays) expect(naive).toContain(naiveText(after));
    });
  }
});

test('a link of the longest random games there are has three letters a throw at most, and twenty besides', () => {
  const random = makeRandom(SEED + 3);
  const [source] = revertier.ruleSets;
  if (!source) throw new Error('There is no rule set.');
  // Where men may enter on their own men no player is shut out, and games last longest.
  const rules = EVERY_TOGGLE.find(([name]) => name === 'enter.own: true')?.[1];
  if (!rules) throw new Error('There is no such toggle.');
  for (let n = 0; n < 12; n++) {
    const { record } = randomGame(random, rules);
    const link = printLink(revertier, {
      variation: { source, changes: { 'enter.own': true }, rules },
      record,
      step: 'end',
    });
    expect(link.length, howToRepeat).toBeLessThanOrEqual(20 + 3 * record.throws.length);
    const to = new BitWriter();
    revertier.packRecord(record, to);
    expect(revertier.unpackRecord(new BitReader(to.toBytes()))).toEqual({ ok: true, value: record });
  }
});

test('the same seed plays the same games', () => {
  const [, rules] = EVERY_TOGGLE[0]!;
  expect(runRandomGames(20, 5, rules)).toEqual(runRandomGames(20, 5, rules));
  expect(runRandomGames(20, 5, rules)).not.toEqual(runRandomGames(20, 6, rules));
});
