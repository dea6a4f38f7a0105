import type { z } from 'astro/zod';
import {
  BESIDE_ZERO,
  type StoredBook,
  type StoredEffect,
  type StoredEstimate,
  type StoredRuns,
} from '#engine/lab/stored.ts';
import { longRunsOf } from '../deals/long-run.ts';
import type { ContentGraph } from '../graph/content-graph.ts';
import { GAME_CONTENTS } from '../graph/game-content.ts';
import type { labFile } from './lab-schema.ts';

type LabRun = z.infer<(typeof labFile)['runs']>[number];

const estimate = ([mean, half, largest]: StoredEstimate) => ({ mean, half, largest });

/** Gives a stored list the names that the file of its game lists once. */
const named = <T, U>(names: readonly string[], values: readonly T[], entry: (value: T) => U): Record<string, U> =>
  Object.fromEntries(values.map((value, i) => [names[i] ?? String(i), entry(value)]));
const itself = <T>(value: T): T => value;

const effectEntry = (effect: StoredEffect, { roles, events }: StoredRuns): LabRun['effects'][number] => ({
  changes: effect.changes,
  question: effect.question,
  moved: effect.moved,
  movedAlone: effect.movedAlone,
  elsewhere: estimate(effect.elsewhere),
  elsewhereAlone: estimate(effect.elsewhereAlone),
  roles: named(roles, effect.roles, estimate),
  beyondTen: named(roles, effect.beyondTen, itself),
  playedOtherwise: effect.playedOtherwise,
  events: named(events, effect.events, itself),
});

const runEntry = (book: string, stored: StoredBook, runs: StoredRuns): LabRun => ({
  game: runs.game,
  book,
  seed: runs.seed,
  player: runs.player,
  deals: stored.deals,
  dealsOfSession: stored.dealsOfSession,
  roles: named(runs.roles, stored.roles, estimate),
  turnover: estimate(stored.turnover),
  left: estimate(stored.left),
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
export const labRuns = (graph: ContentGraph): readonly LabRun[] =>
  GAME_CONTENTS.flatMap(({ id }) => {
    const runs = longRunsOf(id, graph);
    return runs ? Object.entries(runs.books).map(([book, stored]) => runEntry(book, stored, runs)) : [];
  });
