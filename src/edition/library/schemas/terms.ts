import { z } from 'astro/zod';
import { dotted, line, markdown, name, slug } from './fields.ts';

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
