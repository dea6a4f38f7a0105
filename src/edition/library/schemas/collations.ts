import { z } from 'astro/zod';
import { dotted, line, markdown, name } from './fields.ts';

/**
 * How a rule of one book stands to that of another: in the same words or as much as that; in other words; with another
 * figure or effect; turned into something that it cannot have meant. `leftOut`: only the first book has it; `added`: only
 * the second. `supplied`: our edition of the second has it from the first.
 */
export const VERDICTS = ['same', 'reworded', 'changed', 'garbled', 'leftOut', 'added', 'supplied'] as const;
export type Verdict = (typeof VERDICTS)[number];

const topics = z.array(z.string().regex(/^[a-z][A-Za-z0-9]*(\.[a-z][A-Za-z0-9]*)*$/)).default([]);

/** What each has won by one of the two books; by another reading of it, where its default does not follow its letter. */
const sumsBy = z.strictObject({
  reading: dotted.optional(),
  alternative: line.optional(),
  net: z.record(z.string(), z.number().int()),
});

/** Two books beside each other, clause by clause; `books` are rule sets, the elder first. */
export const collationSchema = z.strictObject({
  game: name,
  books: z.tuple([name, name]),
  title: line,
  lede: line,
  /** What can be compared with what, and through whom it is known. */
  intro: markdown,
  entries: z
    .array(
      z.strictObject({
        /** Clauses without their book’s name: of that name in both books, in the first, in the second. */
        both: topics,
        first: topics,
        second: topics,
        verdict: z.enum(VERDICTS),
        note: markdown.optional(),
        /** A deal, `<game>/<id>`, in which the difference costs money. */
        shown: z.strictObject({ deal: line, first: sumsBy, second: sumsBy }).optional(),
      }),
    )
    .min(1),
});
export type CollationData = z.infer<typeof collationSchema>;
export type SumsBy = z.infer<typeof sumsBy>;
