import { z } from 'astro/zod';

const WANTED: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a mapping of fields',
  record: 'a mapping of fields',
};

export const MISSING = 'is missing.';

/** Default error message for an editor about a field. */
export const sayIssue: z.core.$ZodErrorMap = (issue) => {
  if (issue.code !== 'invalid_type') return undefined;
  if (issue.input === undefined) return MISSING;
  return issue.input === null ? 'is empty.' : `must be ${WANTED[issue.expected] ?? issue.expected}.`;
};

/*
 * Schemas of the kinds of content file. All are strict: an unknown field is a mistake and is refused. `content.config.ts`
 * uses those of the texts for Astro's collections, `read-library.ts` uses all.
 */

export const line = z.string().trim().min(1, 'must not be empty');
export const markdown = line.describe(
  'Markdown, in which [words](clause:…), reading:, term:, deal: and source: lead to other content.',
);
/** Text for headings, titles and menus, which take no markup. */
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
