import { z } from 'astro/zod';
import { dotted, line, markdown, name, slug, unmarked } from './fields.ts';

/** Links as in other content, and no other markup. */
const words = markdown.refine((text) => !/[<*_`]/.test(text), 'has links, and no other markup');

/** A first hand: a deal on file, in which a reader is led from choice to choice. */
export const firstHandSchema = z.strictObject({
  game: name,
  /** Of the game’s deals, by the last part of its address. */
  deal: slug,
  /** The reader’s seat, as records name it. */
  seat: line,
  title: unmarked,
  lede: unmarked,
  /** What lies before him. */
  begins: words,
  steps: z
    .array(
      z.strictObject({
        /** The step of the deal that shows the choice made as the deal has it. */
        at: line,
        /** What to look at, in a sentence or two. */
        look: words,
        ask: unmarked,
        /**
         * What is said of each choice that is likely: cards by their letters, anything else in the words of the table. The
         * deal’s own is one of them.
         */
        choices: z.array(z.strictObject({ of: z.array(line).min(1), says: words })).min(1),
        /** What is said of every other, and why the deal’s own is better. */
        otherwise: words.optional(),
        /** On which it rests. */
        clause: dotted,
        /** What the reader has won or lost when he comes to choose, worked by hand. */
        stands: z.number().int(),
      }),
    )
    .min(6, 'must have six steps at least')
    .max(10, 'must have ten steps at most'),
  /** What it came to. */
  ends: words,
});
export type FirstHandData = z.infer<typeof firstHandSchema>;
