import { z } from 'astro/zod';

/*
 * What each kind of content file may hold. Strict everywhere: a field nobody reads is a slip of the pen, and is refused.
 * `content.config.ts` uses those of the texts for Astro's collections, `read-library.ts` all of them.
 */

export const line = z.string().trim().min(1, 'must not be empty');
export const markdown = line.describe(
  'Markdown, in which [words](clause:…), reading:, term:, deal: and source: lead to other content.',
);
/** Stands in headings, titles and menus, which take no markup. */
export const unmarked = line.refine((text) => !/[<*]/.test(text), 'is written without markup: quote in “ ”');
export const slug = z
  .string()
  .regex(
    /^[a-z0-9]+(-[a-z0-9]+)*$/,
    'must be lower-case letters, digits and single hyphens, such as “ace-of-diamonds”',
  );
export const name = slug.describe('A rule set or a game: book-1700, game.');
export const dotted = z
  .string()
  .regex(
    /^[a-z0-9-]+(\.[A-Za-z0-9-]+)+$/,
    'must be a rule set or game and at least one topic, such as “book-1700.lastTrick”',
  );
export const ruleValue = z.union([z.string(), z.number(), z.boolean()]);
export const counters = z.record(z.string(), z.number().int());
