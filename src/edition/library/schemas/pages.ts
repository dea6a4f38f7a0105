import { z } from 'astro/zod';
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
