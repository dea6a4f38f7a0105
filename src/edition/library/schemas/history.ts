import { z } from 'astro/zod';
import { dotted, line, name } from './fields.ts';

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
export const releaseSchema = z.strictObject({
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
