import { z } from 'astro/zod';
import { descentSchema } from '../descent.ts';
import { line, markdown, name, slug } from './fields.ts';

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

/** CSL-JSON as far as we use it; the formatter reads the rest as it stands. */
export const bibliographySchema = z.array(
  z.looseObject({ id: line, type: line, title: line.optional(), issued: z.looseObject({}).optional() }),
);
export type CslItem = z.infer<typeof bibliographySchema>[number];
