import { z } from 'astro/zod';

/** How one text comes from another. *Kin*: they have the same words or the same rules, and which had them first is not known. */
export const DESCENTS = ['copies', 'abridges', 'translates', 'follows', 'kin'] as const;
export type Descent = (typeof DESCENTS)[number];

/** How sure that is. *Said*: by the text itself, or by somebody who saw both. *Compared*: we have read both. *Inferred*: we conclude it. */
export const SURENESS = ['said', 'compared', 'inferred'] as const;
export type Sureness = (typeof SURENESS)[number];

export const DESCENT_WORDS: Readonly<Record<Descent, string>> = {
  copies: 'copies',
  abridges: 'abridges',
  translates: 'translates',
  follows: 'follows',
  kin: 'has much in common with',
};

export const SURENESS_WORDS: Readonly<Record<Sureness, string>> = {
  said: 'so it is said',
  compared: 'we have read both',
  inferred: 'we infer it',
};

const line = z.string().trim().min(1, 'must not be empty');

/** From what text a source comes, in what way, how sure that is, and what shows it. A text that nobody names is `lost`. */
export const descentSchema = z
  .strictObject({
    source: line.optional(),
    lost: z.strictObject({ title: line, date: line, sort: z.number() }).optional(),
    /** Of this game alone, where both have several. */
    game: line.optional(),
    how: z.enum(DESCENTS),
    sure: z.enum(SURENESS),
    /** Markdown. */
    says: line,
  })
  .refine(({ source, lost }) => (source === undefined) !== (lost === undefined), {
    error: 'must name either a source or a lost text',
  });
