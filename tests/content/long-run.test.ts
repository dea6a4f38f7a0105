/** The stored runs of the lab are those of the engine and of the books as they are now. */
import { describe, expect, test } from 'vitest';
import { changesInLongRun, longRunsOf, nameOfChanges } from '../../src/edition/deals/long-run.ts';
import { content } from '../../src/edition/graph/content.ts';
import { measureCoverage } from '../../src/engine/lab/coverage.ts';
import { lackingIn } from '../../src/engine/lab/stored.ts';
import { valuesOf } from '../../src/engine/rules/rule-set.ts';
import { GAMES } from '../../src/games/index.ts';
import { EVERYTHING, everyNth, testOfAll } from '../support/seeds.ts';

describe.each(
  GAMES.filter((game) => game.open(({ lab }) => lab !== undefined)).map((game) => [game.id, game] as const),
)('%s', (id, game) => {
  test.each(game.ruleSets.map((ruleSet) => [ruleSet.id, ruleSet] as const))(
    '%s: the engine still gives what is stored',
    async (_, ruleSet) => {
      const graph = await content();
      const runs = longRunsOf(id, graph);
      const stored = runs?.books[ruleSet.id];
      if (!runs || !stored)
        throw new Error(`Nothing is stored for ${ruleSet.id}: run \`npm run lab -- --missing --write\`.`);
      const wrong = await game.open(async ({ engine, lab: openLab }) => {
        const lab = await openLab!();
        expect(runs.roles).toEqual(lab.roles.map(({ id }) => id));
        expect(runs.events).toEqual(lab.events.map(({ id }) => id));
        const changes = changesInLongRun(graph.library, ruleSet, { keys: engine.keys, untold: lab.untold });
        const stands = new Set(stored.effects.map((effect) => nameOfChanges(effect.changes)));
        const [lacking] = changes.filter((change) => !stands.has(nameOfChanges(change)));
        if (lacking)
          return `Nothing is stored for ${JSON.stringify(lacking)} in ${ruleSet.id}: run \`npm run lab -- --missing --write\`.`;
        // Some of the changes are played again: fewer at tables, where a game takes long, and of one book only.
        const isPlayed = EVERYTHING || game.kind === 'cards' || ruleSet === game.ruleSets[0];
        const tried = isPlayed ? everyNth(changes, game.kind === 'cards' ? 72 : 288) : [];
        const own = engine.ruleSets.find(({ id }) => id === ruleSet.id)!;
        return lackingIn({ lab, keys: engine.keys, ruleSet: own, changes: tried, seed: runs.seed }, stored).why;
      });
      expect(wrong).toBe(undefined);
    },
  );
});

// The short form of `npm run lab -- --coverage`: intervals of small runs hold the value of all of them 95 times in 100.
testOfAll('of 80 runs of ten sessions of Réversis by the book of 1634', async () => {
  const reversis = GAMES.find(({ id }) => id === 'reversis')!;
  const found = await reversis.open(async ({ engine, lab: openLab }) => {
    const source = engine.ruleSets.find(({ id }) => id === 'lpjr-1634')!;
    const run = { question: 'sameCards', book: valuesOf(source), turned: [], seed: 7 } as const;
    return measureCoverage(await openLab!(), run, { repeats: 80, sessions: 10 });
  });
  const settled = found.filter(({ settles }) => settles);
  // Four seats, what changes hands, the Quinola's three fates, the aces' four, and ties.
  expect(settled.length).toBeGreaterThanOrEqual(12);
  const held = settled.reduce((sum, one) => sum + one.held / one.runs, 0) / settled.length;
  expect(held).toBeGreaterThan(0.935);
  expect(held).toBeLessThan(0.965);
});
