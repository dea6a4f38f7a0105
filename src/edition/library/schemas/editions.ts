import { z } from 'astro/zod';
import { dotted, line, markdown, name, ruleValue, unmarked } from './fields.ts';

export const editionSchema = z.strictObject({
  ruleset: name,
  game: name,
  title: line,
  /** For labels: “Almanach 1785”. */
  short: line,
  /** Printed as it stands: “mid-17th century” is a date. */
  date: line,
  sort: z.number(),
  lede: line,
  source: name,
  knownThrough: line,
  /** The source nearest in time and family that we have read; without it the nearest witness by date is named. */
  witness: name.optional(),
  /** Its row in the table of the game’s page, a cell for each of the columns that the page names. */
  glance: z.array(markdown).optional(),
});
export type EditionData = z.infer<typeof editionSchema>;

/** By what a default was decided: the letter of our source's summary, the nearest witness, a modern editor, or us. */
export const PRINCIPLES = ['letter', 'witness', 'editor', 'ours'] as const;
export const readingSchema = z.strictObject({
  id: dotted,
  question: unmarked,
  /** The rule keys it decides; none where nothing computable hangs on it. */
  keys: z.array(z.string()),
  default: z.strictObject({ id: line, says: line }),
  alternatives: z.array(z.strictObject({ id: line, says: line, changes: z.record(z.string(), ruleValue).default({}) })),
  evidence: markdown,
  principle: z.enum(PRINCIPLES),
});
export type ReadingData = z.infer<typeof readingSchema>;
