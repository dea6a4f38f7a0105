import { z } from 'astro/zod';
import { descentSchema } from './descent.ts';

/**
 * What each kind of content file may hold. Strict everywhere: a field nobody reads is a slip of the pen, and is refused.
 * `content.config.ts` uses these for Astro's collections, `library.ts` for tests, scripts and the checks of the build.
 */

const line = z.string().trim().min(1, 'must not be empty');
/** Markdown, in which `[words](clause:…)`, `reading:`, `term:`, `deal:` and `source:` lead to other content. */
const markdown = line;
/** Stands in headings, titles and menus, which take no markup. */
const unmarked = line.refine((text) => !/[<*]/.test(text), 'is written without markup: quote in “ ”');
const slug = z
  .string()
  .regex(
    /^[a-z0-9]+(-[a-z0-9]+)*$/,
    'must be lower-case letters, digits and single hyphens, such as “ace-of-diamonds”',
  );
/** Rule sets and games: `book-1700`, `game`. */
const name = slug;
const dotted = z
  .string()
  .regex(
    /^[a-z0-9-]+(\.[A-Za-z0-9-]+)+$/,
    'must be a rule set or game and at least one topic, such as “book-1700.lastTrick”',
  );
const ruleValue = z.union([z.string(), z.number(), z.boolean()]);

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

/** Primary: the book itself. Summary: it is known through another's account. Modern: a modern editor. Witness: a text of the same family. */
export const SOURCE_KINDS = ['primary', 'summary', 'witness', 'modern'] as const;
/**
 * How its words reach us. *Itself*: we have read the text its author put out. *Summary*: another's account of its rules.
 * *Mention*: a title or a reference, and nothing more. `by` is the source through which it is known; `partly`, that the
 * rest has not been seen.
 */
const known = z.discriminatedUnion('how', [
  z.strictObject({ how: z.literal('itself'), partly: z.boolean().default(false) }),
  z.strictObject({ how: z.literal('transcription'), by: name.optional(), partly: z.boolean().default(false) }),
  z.strictObject({ how: z.literal('summary'), by: name }),
  z.strictObject({ how: z.literal('mention'), by: name }),
]);

/** *Read*: we have read a stored copy of what stands there. *Named*: another text names it. *Known*: an address, not opened. */
export const LOOKS = ['read', 'named', 'known'] as const;
/** A place where a source can be seen: who holds it, or who shows it. */
const place = z.strictObject({
  holder: line,
  shelfmark: line.optional(),
  address: z.url({ protocol: /^https$/, error: 'must be an https address' }).optional(),
  look: z.enum(LOOKS),
  /** Who names it. */
  by: markdown.optional(),
  /** What is there, where it is not simply the source: another edition, a part. */
  what: line.optional(),
});

export const sourceSchema = z.strictObject({
  id: name.optional(),
  title: line,
  shortTitle: line,
  author: line.optional(),
  date: line,
  sort: z.number(),
  place: line.optional(),
  publisher: line.optional(),
  /** A language tag: `fr`, `en`, `de`. */
  language: z.string().regex(/^[a-z]{2}$/, 'must be a two-letter language tag, such as “fr”'),
  kind: z.enum(SOURCE_KINDS),
  game: z.array(name).min(1),
  seen: line,
  known,
  /** What its words are called when a rule rests on them: “Parlett”, “the modern summary”. */
  voice: line.optional(),
  rights: line,
  /** Where it can be seen, and when we looked. With no address in it, it is not digitised as far as we know. */
  where: z.array(place),
  looked: z.iso.date(),
  /** The id of its record in content/bibliography.json. */
  citation: line,
  /** An address that it had once, which leads on, and why it has another since. */
  formerly: z.strictObject({ id: slug, says: markdown }).optional(),
  /** The texts it comes from. */
  from: z.array(descentSchema).default([]),
  notes: markdown.optional(),
});
export type SourceData = z.infer<typeof sourceSchema>;

export const termSchema = z.strictObject({
  term: line,
  slug,
  lang: z
    .string()
    .regex(/^[a-z]{2}$/)
    .optional(),
  games: z.array(name).default([]),
  /** Other spellings, which search finds too. */
  also: z.array(line).default([]),
  senses: z
    .array(
      z.strictObject({
        source: name.optional(),
        date: z.coerce.string().optional(),
        says: markdown,
        /** A plate that shows it, as in a text: of a clause, or of a deal, of one in a session or of a passage at a step. */
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

export const gameSchema = z.strictObject({
  game: name,
  /** The book by whose rules the page teaches the game in five minutes. */
  teaches: name.optional(),
  title: line,
  lede: line,
  /** The columns of `<BookTable>`, which every edition of the game fills. */
  glance: z.array(line).optional(),
  /** Where to begin: an easy deal and the step it stands at, what to look for in it, a page to read, a thing to do. */
  start: z.strictObject({ deal: line, at: line, look: markdown, read: markdown, try: markdown }).optional(),
});
export type GameData = z.infer<typeof gameSchema>;

/** The first page: the game whose trick stands there, the rule key whose answers are set side by side, the reading that is a switch. */
export const homeSchema = z.strictObject({ game: name, title: line, lede: line, compared: dotted, doubt: dotted });

/** The page on records: another book and changes for the example, and a line that is refused, as they are put to `settle`. */
export const recordsSchema = z.strictObject({
  title: line,
  lede: line,
  settled: z.strictObject({ ruleset: name, vary: z.record(z.string(), ruleValue), occasion: line }),
  refused: z.record(z.string(), z.unknown()),
});

export const essaySchema = z.strictObject({
  game: name,
  title: line,
  lede: line,
  timeline: z
    .array(z.strictObject({ date: z.coerce.string(), sort: z.number(), says: line, cites: z.array(line).default([]) }))
    .default([]),
});
export type EssayData = z.infer<typeof essaySchema>;

/** A part of a sum: its value, and where that is a product, the two numbers multiplied. */
const sumPart = z.union([
  z.strictObject({ label: line, value: z.number().int() }),
  z.strictObject({ label: line, count: z.number().int(), each: z.number().int(), value: z.number().int() }),
]);

/**
 * A figure that a source prints, wrong or to be proved right. With `sum`, the parts are multiplied and added up again by
 * the check; where `printedTotal` is `total`, the source is right.
 */
export const erratumSchema = z.strictObject({
  id: slug,
  source: name,
  page: z.coerce.string().optional(),
  printed: line,
  should: line,
  why: markdown,
  sum: z
    .strictObject({
      parts: z.array(sumPart).min(1),
      total: z.number().int(),
      printedTotal: z.number().int().optional(),
    })
    .optional(),
});
export type ErratumData = z.infer<typeof erratumSchema>;

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

/** CSL-JSON as far as we use it; the formatter reads the rest as it stands. */
export const bibliographySchema = z.array(
  z.looseObject({ id: line, type: line, title: line.optional(), issued: z.looseObject({}).optional() }),
);
export type CslItem = z.infer<typeof bibliographySchema>[number];

const counters = z.record(z.string(), z.number().int());

/** What an annotated deal says besides its record. */
export const dealMeta = z.strictObject({
  id: slug,
  title: line,
  lede: line,
  /** Whether the cards were put together by us, and not taken from a source. */
  composed: z.boolean(),
  clauses: z.array(dotted).min(1, 'must name at least one clause that the deal exercises'),
  annotations: z.array(z.strictObject({ at: line, text: markdown })).default([]),
  /** Every payment worked by hand. */
  notes: markdown,
  /** What the hand sums come to; a test settles the record and compares. */
  expect: z.strictObject({ net: counters, pools: counters.optional() }),
});
export type DealMeta = z.infer<typeof dealMeta>;

/** An annotated deal as the pages use it: what the editor says, and the record for the engine. */
export interface DealData extends DealMeta {
  readonly game: string;
  readonly ruleset: string;
  /** The fields of the record itself, `game`, `ruleset` and `vary` included. */
  readonly record: Readonly<Record<string, unknown>>;
}

/** `whyNot` is the engine's word on the record: a sentence when it cannot be read. */
export type WhyNotRecord = (record: Readonly<Record<string, unknown>>) => string | undefined;

/**
 * In a deal's or a session's file the editor's fields and the record's stand side by side. This parts them, and holds each
 * to its own rules: the editor's to `meta`, the record to the engine's own word.
 */
function besideRecord<M extends object, T>(
  meta: z.ZodObject<z.ZodRawShape> & z.ZodType<M>,
  whyNot: WhyNotRecord,
  join: (meta: M, head: { game: string; ruleset: string }, record: Readonly<Record<string, unknown>>) => T,
): z.ZodType<T> {
  return z.looseObject({ game: name, ruleset: name }).transform((fields, context): T => {
    const record: Record<string, unknown> = {};
    const said: Record<string, unknown> = {};
    for (const [key, value] of Object.entries(fields)) (key in meta.shape ? said : record)[key] = value;
    const parsed = meta.safeParse(said);
    if (!parsed.success) {
      for (const { message, path } of parsed.error.issues) context.addIssue({ code: 'custom', message, path });
      return z.NEVER;
    }
    const wrong = whyNot(record);
    if (wrong !== undefined) context.addIssue({ code: 'custom', message: wrong });
    return join(parsed.data, fields, record);
  });
}

/** A few cards or a throw, for plates alone: a deal without a page, and so without a lede. */
const passageMeta = dealMeta.omit({ lede: true, expect: true }).extend({
  expect: z.strictObject({
    net: counters,
    pools: counters.optional(),
    /** The places at which it goes against the rules, where it is there to show what they forbid. */
    against: z.array(line).optional(),
  }),
});

export interface PassageData extends z.infer<typeof passageMeta> {
  readonly game: string;
  readonly ruleset: string;
  readonly record: Readonly<Record<string, unknown>>;
}

export const passageSchemaWith = (whyNot: WhyNotRecord): z.ZodType<PassageData> =>
  besideRecord(passageMeta, whyNot, (meta, { game, ruleset }, record) => ({ ...meta, game, ruleset, record }));

/** Clauses that run and have no plate that could show them, with the reason. */
export const unshownSchema = z.strictObject({
  clauses: z.array(dotted).min(1),
  why: line,
});
export type UnshownData = z.infer<typeof unshownSchema>;

export const dealSchemaWith = (whyNot: WhyNotRecord): z.ZodType<DealData> =>
  besideRecord(dealMeta, whyNot, (meta, { game, ruleset }, record) => ({ ...meta, game, ruleset, record }));

/** What is said of several deals in a row besides their records. */
const sessionMeta = z.strictObject({
  id: slug,
  title: line,
  lede: line,
  composed: z.boolean(),
  clauses: z.array(dotted).default([]),
  /** Every payment worked by hand. */
  notes: markdown,
  /** What each player has won or lost at the end, and what lies in the pools. */
  expect: z.strictObject({ net: counters, pools: counters.optional() }),
});

export interface SessionData extends z.infer<typeof sessionMeta> {
  readonly game: string;
  readonly ruleset: string;
  /** The fields of the session itself, `game`, `ruleset` and `vary` included. */
  readonly record: Readonly<Record<string, unknown>>;
}

export const sessionSchemaWith = (whyNot: WhyNotRecord): z.ZodType<SessionData> =>
  besideRecord(sessionMeta, whyNot, (meta, { game, ruleset }, record) => ({ ...meta, game, ruleset, record }));
