import { z } from 'astro/zod';
import {
  BESIDE_ZERO,
  type StoredBook,
  type StoredEffect,
  type StoredEstimate,
  type StoredRuns,
} from '#engine/lab/stored.ts';
import { longRunsOf } from '../deals/long-run.ts';
import type { ContentGraph } from '../graph/content.ts';
import { GAME_CONTENTS } from '../graph/game-content.ts';
import { ruleValue } from '../library/schemas/fields.ts';

const count = z.int().min(0);
const estimate = z
  .strictObject({
    mean: z.number(),
    half: z.number().describe('Half of its 95 % interval.'),
    largest: z
      .number()
      .describe(
        'Share of the variance that the single largest session makes. Near 1 the mean rests on one session and cannot be trusted.',
      ),
  })
  .describe('A mean, in counters a deal.');
const byName = <T extends z.ZodType>(of: T) => z.record(z.string(), of);

const effect = z
  .strictObject({
    changes: byName(ruleValue).describe('Rules with their other answers.'),
    question: z
      .enum(['sameCards', 'eachPlays'])
      .describe('sameCards: the same plays are paid by both rules. eachPlays: the same hands are played by both.'),
    moved: count.describe('Deals in which a payment differs.'),
    movedAlone: count.describe('The same, with the pools of the book before every deal.'),
    elsewhere: estimate.describe('Counters that end up with a different player or pool.'),
    elsewhereAlone: estimate,
    roles: byName(estimate).describe('Net of each role by the changed rules, less its net by the book.'),
    beyondTen: byName(count).describe('Deals in which the net of a seat differs by more than ten counters.'),
    playedOtherwise: count.describe('Deals that were played differently.'),
    events: byName(count).describe('Deals with each event by the changed rules; empty if the same plays are paid.'),
  })
  .describe('What changed rules do in the long run.');

/** Fields of /data/lab.json besides its head: the lab stores lists of numbers, to which these give names. */
export const labFile = {
  runs: z.array(
    z
      .strictObject({
        game: z.string(),
        book: z.string(),
        seed: z.int(),
        player: z.literal('plain').describe('Who plays: the plain player of the program, in every seat.'),
        deals: count,
        dealsOfSession: count,
        roles: byName(estimate).describe('Mean net of each role.'),
        turnover: estimate.describe('Counters that change hands.'),
        left: estimate.describe('Counters left in the pools at the end of a session, for each deal of it.'),
        nets: z
          .strictObject({
            step: z.int().min(1).describe('Width of a column, in counters.'),
            first: z
              .int()
              .describe('Where the first column begins. The first and the last also count what lies beyond.'),
            counts: byName(z.array(count)).describe('Deals in each column, by seat.'),
          })
          .describe('How often each net occurs.'),
        pools: z
          .strictObject({ median: z.number(), ninth: z.number(), last: z.number(), largest: z.number() })
          .nullable()
          .describe(
            'Counters in the pools before a deal: the median, a number that nine deals in ten do not exceed, a number that ninety-nine in a hundred do not exceed, and the largest.',
          ),
        events: byName(count).describe('Deals with each event.'),
        paid: byName(z.strictObject({ deals: count, perDeal: z.number() })).describe('What is paid for, by occasion.'),
        effects: z.array(effect),
      })
      .describe('A book in the long run.'),
  ),
};

type LabFileRun = z.infer<(typeof labFile)['runs']>[number];

const estimateEntry = ([mean, half, largest]: StoredEstimate) => ({ mean, half, largest });

/** Gives a stored list the names that the file of its game lists once. */
const named = <T, U>(names: readonly string[], values: readonly T[], entry: (value: T) => U): Record<string, U> =>
  Object.fromEntries(values.map((value, i) => [names[i] ?? String(i), entry(value)]));
const itself = <T>(value: T): T => value;

const effectEntry = (effect: StoredEffect, { roles, events }: StoredRuns): LabFileRun['effects'][number] => ({
  changes: effect.changes,
  question: effect.question,
  moved: effect.moved,
  movedAlone: effect.movedAlone,
  elsewhere: estimateEntry(effect.elsewhere),
  elsewhereAlone: estimateEntry(effect.elsewhereAlone),
  roles: named(roles, effect.roles, estimateEntry),
  beyondTen: named(roles, effect.beyondTen, itself),
  playedOtherwise: effect.playedOtherwise,
  events: named(events, effect.events, itself),
});

const runEntry = (book: string, stored: StoredBook, runs: StoredRuns): LabFileRun => ({
  game: runs.game,
  book,
  seed: runs.seed,
  player: runs.player,
  deals: stored.deals,
  dealsOfSession: stored.dealsOfSession,
  roles: named(runs.roles, stored.roles, estimateEntry),
  turnover: estimateEntry(stored.turnover),
  left: estimateEntry(stored.left),
  nets: {
    step: stored.nets.step,
    first: -BESIDE_ZERO * stored.nets.step,
    counts: named(runs.roles, stored.nets.counts, (counts) => [...counts]),
  },
  pools: stored.pools ? { ...stored.pools } : null,
  events: named(runs.events, stored.events, itself),
  paid: Object.fromEntries(
    Object.entries(stored.paid).map(([occasion, [deals, perDeal]]) => [occasion, { deals, perDeal }]),
  ),
  effects: stored.effects.map((effect) => effectEntry(effect, runs)),
});

/** What every book does in the long run, as the lab has stored it. */
export const labRuns = (graph: ContentGraph): readonly LabFileRun[] =>
  GAME_CONTENTS.flatMap(({ id }) => {
    const runs = longRunsOf(id, graph);
    return runs ? Object.entries(runs.books).map(([book, stored]) => runEntry(book, stored, runs)) : [];
  });
