import { z } from 'astro/zod';
import { line, markdown, name, slug } from './fields.ts';

/** How one text comes from another. *Kin*: they share words or rules, and it is not known which came first. */
const DESCENTS = ['copies', 'abridges', 'translates', 'follows', 'kin'] as const;
type Descent = (typeof DESCENTS)[number];

/**
 * How sure that is. *Said*: the text itself says so, or somebody who saw both. *Compared*: we have compared what we have read
 * of both. *Inferred*: our conclusion.
 */
const SURENESS = ['said', 'compared', 'inferred'] as const;
type Sureness = (typeof SURENESS)[number];

export const DESCENT_WORDS: Readonly<Record<Descent, string>> = {
  copies: 'copies',
  abridges: 'abridges',
  translates: 'translates',
  follows: 'follows',
  kin: 'has much in common with',
};

export const SURENESS_WORDS: Readonly<Record<Sureness, string>> = {
  said: 'a source says so',
  compared: 'we have compared what we have read of both',
  inferred: 'our inference',
};

/** The text a source comes from, in what way, how sure, and the evidence. An unidentified text is `lost`. */
const descentSchema = z
  .strictObject({
    source: line.optional(),
    lost: z.strictObject({ title: line, date: line, sort: z.number() }).optional(),
    /** Only for this game, if both texts have several. */
    game: line.optional(),
    how: z.enum(DESCENTS),
    sure: z.enum(SURENESS),
    /** Evidence, in Markdown. */
    says: line,
  })
  .refine(({ source, lost }) => (source === undefined) !== (lost === undefined), {
    error: 'must name either a source or a lost text',
  });

/** Description of each kind of source, for its page. */
export const SOURCE_KIND_WORDS: Readonly<Record<(typeof SOURCE_KINDS)[number], string>> = {
  primary: 'A playable book',
  summary: 'A summary through which a book is known',
  witness: 'Another old text',
  modern: 'A modern account',
};

/** How the source's words are known, for its page. */
export const KNOWN_WORDS: Readonly<Record<SourceData['known']['how'], string>> = {
  itself: 'the text itself',
  transcription: 'a transcription',
  summary: 'a modern summary',
  mention: 'only a mention',
};

/** How far we checked what is at a place. */
export const LOOK_WORDS: Readonly<Record<(typeof LOOKS)[number], string>> = {
  read: 'We read a stored copy',
  named: 'We have not opened this copy; it is named by',
  known: 'We read the text elsewhere, and have not opened the page at this address',
};

/**
 * Primary: the book itself. Summary: known through another's account. Modern: a modern editor. Witness: a text of the
 * same family.
 */
export const SOURCE_KINDS = ['primary', 'summary', 'witness', 'modern'] as const;
/**
 * How the source's words are known. *Itself*: we have read the author's text. *Summary*: another's account of its rules.
 * *Mention*: only a title or a reference. `by` is the source through which it is known; `partly`: the rest has not been
 * seen.
 */
const known = z.discriminatedUnion('how', [
  z.strictObject({ how: z.literal('itself'), partly: z.boolean().default(false) }),
  z.strictObject({ how: z.literal('transcription'), by: name.optional(), partly: z.boolean().default(false) }),
  z.strictObject({ how: z.literal('summary'), by: name }),
  z.strictObject({ how: z.literal('mention'), by: name.optional() }),
]);

/**
 * *Read*: we have read a stored copy of the page. *Named*: another text names it. *Known*: an address we have not opened.
 */
export const LOOKS = ['read', 'named', 'known'] as const;
/** A place where a source can be seen, and who holds or shows it. */
const place = z.strictObject({
  holder: line,
  shelfmark: line.optional(),
  address: z.url({ protocol: /^https$/, error: 'must be an https address' }).optional(),
  look: z.enum(LOOKS),
  /** Text that names the place. */
  by: markdown.optional(),
  /** What is there, if not simply the source: another edition, a part. */
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
  /** Language tag: `fr`, `en`, `de`. */
  language: z.string().regex(/^[a-z]{2}$/, 'must be a two-letter language tag, such as “fr”'),
  /** Pages of its rules, “284–289” or “308 ff.”, or a substitute such as “vol. 14”; clauses may name no others. */
  pages: line.optional(),
  kind: z.enum(SOURCE_KINDS),
  game: z.array(name).min(1),
  seen: line,
  known,
  /** Name of this text in rules known from it: “Wikipedia’s summary”, “Parlett’s book”. */
  voice: line.optional(),
  rights: line,
  /** Where it can be seen, and when we looked. Without an address it is, as far as we know, not digitised. */
  where: z.array(place),
  looked: z.iso.date(),
  /** Id of its record in content/bibliography.json. */
  citation: line,
  /** Former address, which redirects, and why it changed. */
  formerly: z.strictObject({ id: slug, says: markdown }).optional(),
  /** Texts it comes from. */
  from: z.array(descentSchema).default([]),
  notes: markdown.optional(),
});
export type SourceData = z.infer<typeof sourceSchema>;

/** Types of CSL 1.0.2; formatters know no others. */
const CSL_TYPES = [
  'article',
  'article-journal',
  'article-magazine',
  'article-newspaper',
  'bill',
  'book',
  'broadcast',
  'chapter',
  'classic',
  'collection',
  'dataset',
  'document',
  'entry',
  'entry-dictionary',
  'entry-encyclopedia',
  'event',
  'figure',
  'graphic',
  'hearing',
  'interview',
  'legal_case',
  'legislation',
  'manuscript',
  'map',
  'motion_picture',
  'musical_score',
  'pamphlet',
  'paper-conference',
  'patent',
  'performance',
  'periodical',
  'personal_communication',
  'post',
  'post-weblog',
  'regulation',
  'report',
  'review',
  'review-book',
  'software',
  'song',
  'speech',
  'standard',
  'thesis',
  'treaty',
  'webpage',
] as const;

/** A day, month or year, between the invention of printing and today. */
const cslDay = z
  .array(z.number())
  .refine(([year = 0, month = 1, day = 1, ...more]) => {
    const isWhole = [year, month, day].every(Number.isInteger);
    return (
      isWhole && year >= 1400 && year <= 2100 && month >= 1 && month <= 12 && day >= 1 && day <= 31 && more.length === 0
    );
  }, 'is not a date: write a year, with its month and day if they are known, such as [1785] or [1785, 11, 22]')
  .readonly();
const cslDate = z.looseObject({
  'date-parts': z.array(cslDay).min(1).max(2, 'has more than a first and a last date').readonly(),
});

/** The parts of CSL-JSON that we use; the formatter reads the rest unchanged. */
export const bibliographySchema = z.array(
  z.looseObject({
    id: line,
    type: z.enum(CSL_TYPES, 'must be a type of CSL, such as “book”, “chapter” or “webpage”'),
    title: line.optional(),
    issued: cslDate.optional(),
    accessed: cslDate.optional(),
  }),
);
export type CslItem = z.infer<typeof bibliographySchema>[number];

/** A term of a sum: its value, or the two factors of a product. */
const sumPart = z.union([
  z.strictObject({ label: line, value: z.number().int() }),
  z.strictObject({ label: line, count: z.number().int(), each: z.number().int(), value: z.number().int() }),
]);

/**
 * A figure that a source prints, either wrong or to be proved right. With `sum`, the check computes the sum again; the
 * source is right if `printedTotal`, the total it prints or that its printed parts make, equals `total`.
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
