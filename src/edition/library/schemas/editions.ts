import { z } from 'astro/zod';
import { dotted, line, markdown, name, ruleValue, unmarked, slug } from './fields.ts';

export const editionSchema = z.strictObject({
  ruleset: name,
  game: name,
  title: line,
  /** Short name for labels: “Almanach 1785”. */
  short: line,
  /** Date as printed: “mid-17th century” is a date. */
  date: line,
  sort: z.number(),
  /** Rule set of the later book from which alone this form of the game is known. */
  rememberedIn: name.optional(),
  lede: line,
  source: name,
  knownThrough: line,
  /** Source nearest in time and family that we have read; without it the witness nearest in date is named. */
  witness: name.optional(),
  /** Cells of its row in the table on the game's page, one for each column that the page names. */
  glance: z.array(markdown).optional(),
});
export type EditionData = z.infer<typeof editionSchema>;

/** The date after a title, `, 1785`; nothing if the title itself gives that date. */
export const dateAfterTitle = ({ title, date }: Pick<EditionData, 'title' | 'date'>): string =>
  title.includes(date) ? '' : `, ${date}`;

/** What decided a default: the letter of our source's summary, the nearest witness, a modern editor, or us. */
export const PRINCIPLES = ['letter', 'witness', 'editor', 'ours'] as const;
export const readingSchema = z.strictObject({
  id: dotted,
  question: unmarked,
  /** Rule keys it decides; empty if nothing computable depends on it. */
  keys: z.array(z.string()),
  default: z.strictObject({ id: line, says: line }),
  alternatives: z.array(z.strictObject({ id: line, says: line, changes: z.record(z.string(), ruleValue).default({}) })),
  evidence: markdown,
  principle: z.enum(PRINCIPLES),
});
export type ReadingEntry = z.infer<typeof readingSchema>;

export const termSchema = z.strictObject({
  term: line,
  slug,
  lang: z
    .string()
    .regex(/^[a-z]{2}$/)
    .optional(),
  games: z.array(name).default([]),
  /** Other spellings, also found by search. */
  also: z.array(line).default([]),
  /** Forms at whose first appearance in a text of its games the definition opens, if nobody has linked it: `little Quinola`. */
  forms: z.array(line).default([]),
  senses: z
    .array(
      z.strictObject({
        source: name.optional(),
        date: z.coerce.string().optional(),
        says: markdown,
        /** A plate that shows the sense, as in a text: of a clause, or of a deal, session or passage at a step. */
        plate: z
          .strictObject({
            clause: dotted.optional(),
            deal: line.optional(),
            session: line.optional(),
            passage: line.optional(),
            at: line.optional(),
          })
          .optional(),
      }),
    )
    .min(1),
  see: z.array(slug).default([]),
});
export type TermData = z.infer<typeof termSchema>;

/**
 * How a rule of the second book relates to the first: same words or nearly; other words; another figure or effect; or
 * garbled into something it cannot have meant. `leftOut`: only the first book has it. `added`: only the second has it.
 * `supplied`: our edition of the second takes it from the first.
 */
export const VERDICTS = ['same', 'reworded', 'changed', 'garbled', 'leftOut', 'added', 'supplied'] as const;
export type CollationVerdict = (typeof VERDICTS)[number];

const topics = z.array(z.string().regex(/^[a-z][A-Za-z0-9]*(\.[a-z][A-Za-z0-9]*)*$/)).default([]);

/**
 * What each player wins by one of the books, or by another interpretation of it if the default departs from its letter.
 */
const sumsBy = z.strictObject({
  reading: dotted.optional(),
  alternative: line.optional(),
  net: z.record(z.string(), z.number().int()),
});

/** Comparison of two books clause by clause; `books` are rule sets, the elder first. */
export const collationSchema = z.strictObject({
  game: name,
  books: z.tuple([name, name]),
  title: line,
  lede: line,
  /** What can be compared with what, and how each is known. */
  intro: markdown,
  entries: z
    .array(
      z.strictObject({
        /** Clauses without the book's name: in both books, in the first, in the second. */
        both: topics,
        first: topics,
        second: topics,
        verdict: z.enum(VERDICTS),
        note: markdown.optional(),
        /** A deal, `<game>/<id>`, in which the difference changes the payments. */
        shown: z.strictObject({ deal: line, first: sumsBy, second: sumsBy }).optional(),
      }),
    )
    .min(1),
});
export type CollationData = z.infer<typeof collationSchema>;
export type SumsBy = z.infer<typeof sumsBy>;
