import { z } from 'astro/zod';
import { line, markdown, name, slug } from './fields.ts';

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
