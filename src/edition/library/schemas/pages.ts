import { z } from 'astro/zod';
import { LAB_QUESTIONS } from '#engine/lab/run.ts';
import { BESIDE_ZERO, type StoredRuns } from '#engine/lab/stored.ts';
import { dotted, line, markdown, name, ruleValue } from './fields.ts';

export const gameSchema = z.strictObject({
  game: name,
  /** Book by whose rules the page teaches the game in five minutes. */
  teaches: name.optional(),
  title: line,
  lede: line,
  /** Columns of `<BookTable>`, which every edition of the game fills. */
  glance: z.array(line).optional(),
  /** Where to begin: an easy deal at a step, what to look for in it, a page to read, a thing to do. */
  start: z.strictObject({ deal: line, at: line, look: markdown, read: markdown, try: markdown }).optional(),
});
export type GameData = z.infer<typeof gameSchema>;

/**
 * Home page: the game whose trick is shown, the rule key whose answers are compared, the interpretation shown as a
 * switch.
 */
export const homeSchema = z.strictObject({ game: name, title: line, lede: line, compared: dotted, doubt: dotted });
export type HomeData = z.infer<typeof homeSchema>;

/**
 * Page on records: another book and changes for the example, and a record that is refused; both are passed to `settle`.
 */
export const recordsSchema = z.strictObject({
  title: line,
  lede: line,
  settled: z.strictObject({ ruleset: name, vary: z.record(z.string(), ruleValue), occasion: line }),
  refused: z.record(z.string(), z.unknown()),
});
export type RecordsData = z.infer<typeof recordsSchema>;

export const essaySchema = z.strictObject({
  game: name,
  /** What it tells: where the game came from, or what its rules do in the long run. */
  about: z.enum(['history', 'longRun']).default('history'),
  title: line,
  lede: line,
  timeline: z
    .array(z.strictObject({ date: z.coerce.string(), sort: z.number(), says: line, cites: z.array(line).default([]) }))
    .default([]),
});
export type EssayData = z.infer<typeof essaySchema>;

const version = z.string().regex(/^\d+\.\d+\.\d+$/, 'must be a version, such as “1.2.0”');

/**
 * What changed its meaning in a release: a book's answer to a rule (`null` if the question did not arise before), or a clause with
 * the words it had before.
 */
const changedMeaning = z.union([
  z.strictObject({
    game: name,
    rule: dotted,
    book: name,
    was: z.union([z.string(), z.number(), z.boolean(), z.null()]),
  }),
  z.strictObject({ clause: dotted, was: line }),
]);

/**
 * What a release added, and what changed its meaning in it. `npm run history` writes it. `rules` (`<game>/<key>`) and `clauses` are
 * listed only where they came later than their game or edition.
 */
const releaseSchema = z.strictObject({
  version,
  editions: z.array(name),
  deals: z.array(line),
  rules: z.array(line),
  clauses: z.array(dotted),
  changed: z.array(changedMeaning),
});
export const historySchema = z.array(releaseSchema);
export type ReleaseContent = z.infer<typeof releaseSchema>;
export type ChangedMeaning = z.infer<typeof changedMeaning>;

const count = z.number().int().min(0);
/** Mean, half of its interval, share of the largest session. */
const estimate = z.tuple([z.number(), z.number(), z.number()]);
const counts = z.array(count);

const storedEffect = z.strictObject({
  changes: z.record(z.string(), ruleValue),
  question: z.enum(LAB_QUESTIONS),
  moved: count,
  movedAlone: count,
  elsewhere: estimate,
  elsewhereAlone: estimate,
  roles: z.array(estimate),
  beyondTen: counts,
  events: counts,
  playedOtherwise: count,
  isAlike: z.boolean(),
  most: z.array(z.tuple([count, z.number()])),
  sample: z.tuple([count, count]),
});

const storedBook = z.strictObject({
  deals: count.min(1),
  dealsOfSession: count.min(1),
  roles: z.array(estimate),
  nets: z.strictObject({ step: count.min(1), counts: z.array(counts.length(2 * BESIDE_ZERO + 1)) }),
  turnover: estimate,
  left: estimate,
  pools: z.strictObject({ median: z.number(), ninth: z.number(), last: z.number(), largest: z.number() }).nullable(),
  events: counts,
  paid: z.record(z.string(), z.tuple([count, z.number()])),
  sample: z.array(z.number().int()),
  effects: z.array(storedEffect),
});

/** What `npm run lab` stores for a game: each list over roles or events is as long as the list of their names. */
export const storedRunsSchema = z
  .strictObject({
    game: z.string(),
    seed: z.number().int(),
    player: z.literal('plain'),
    roles: z.array(z.string()).min(1),
    events: z.array(z.string()),
    books: z.record(z.string(), storedBook),
  })
  .superRefine((runs, context) => {
    for (const [id, { effects, ...own }] of Object.entries(runs.books))
      for (const [path, { roles, events }] of [
        [['books', id], own] as const,
        ...effects.map((one, n) => [['books', id, 'effects', n], one] as const),
      ]) {
        if (roles.length !== runs.roles.length)
          context.addIssue({
            code: 'custom',
            path: [...path, 'roles'],
            message: `must have ${String(runs.roles.length)} entries, one a role.`,
          });
        // Where the same cards are paid, the events are those of the book.
        if (events.length !== runs.events.length && (path.length === 2 || events.length > 0))
          context.addIssue({
            code: 'custom',
            path: [...path, 'events'],
            message: `must have ${String(runs.events.length)} entries, one an event.`,
          });
      }
  }) satisfies z.ZodType<StoredRuns>;
