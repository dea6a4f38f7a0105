import { z } from 'astro/zod';
import type { ReadersField } from '#engine/notation/record.ts';
import { counters, dotted, line, markdown, name, ruleValue, slug, sayIssue, unmarked } from './fields.ts';
import { GAMES } from '#games/index.ts';
import type { JsonSchema } from '#engine/kernel/shape.ts';
import { recordSchema } from '#engine/notation/schema.ts';

/**
 * Address of the published schema of records, below the site's base. The number is the format's and never changes
 * meaning.
 */
const SCHEMA_PATH = 'schema/record-1.json';

/** Schema of the records of every game, published at the site's address, or below its base path if it has none. */
export const recordSchemaOf = (site: string): JsonSchema =>
  recordSchema(
    `${site.replace(/(?<!\/)\/+$/, '')}/${SCHEMA_PATH}`,
    GAMES.map((game) => ({ format: game, record: game.record })),
  );

/** Results worked by hand, which a test compares with the settlement. Pools: their content at the end. */
const expected = z.strictObject({ net: counters, pools: counters.optional() });

/** What an annotated deal has besides its record: the fields that the engine skips. */
const dealMeta = z.strictObject({
  id: slug,
  title: line,
  lede: line,
  /** Whether we put the cards together rather than took them from a source. */
  composed: z.boolean(),
  clauses: z.array(dotted).min(1, 'must name at least one clause that the deal exercises'),
  annotations: z.array(z.strictObject({ at: line, text: markdown })).default([]),
  /** Every payment worked by hand. */
  notes: markdown,
  expect: expected,
} satisfies Readonly<Record<ReadersField, z.ZodType>>);

/** A passage: a few cards or a throw for plates alone. It is a deal without a page, so without a lede. */
const passageMeta = dealMeta.omit({ lede: true }).extend({
  /** `against`: places at which it breaks the rules, if it is there to show what they forbid. */
  expect: expected.extend({ against: z.array(line).optional() }),
});

/** What a session has besides its records; the sums are each player's at the end. */
const sessionMeta = dealMeta.omit({ annotations: true }).extend({ clauses: z.array(dotted).default([]) });

/** The record that stands in the same file. */
interface Recorded {
  readonly game: string;
  readonly ruleset: string;
  /** Fields of the record or session itself, including `game`, `ruleset` and `vary`. */
  readonly record: Readonly<Record<string, unknown>>;
}
/** A deal for the pages: the editor's fields and the record for the engine. */
export type DealData = z.infer<typeof dealMeta> & Recorded;
export type PassageData = z.infer<typeof passageMeta> & Recorded;
export type SessionData = z.infer<typeof sessionMeta> & Recorded;

/** Engine's error message for a record that cannot be read, with its place. */
type WhyNotRecord = (
  record: Recorded['record'],
) => { readonly message: string; readonly at?: string | undefined } | undefined;

/**
 * Converts a place such as `deal.hands.second` or `plays[2]` to a path in the file; a card of the play, `t5.3`, to the
 * path of its trick.
 */
export const pathOfPlace = (at: string): readonly (string | number)[] =>
  at
    .replace(/^t(\d+)\..*$/, (_, trick: string) => `plays[${String(Number(trick) - 1)}]`)
    .split(/[.[\]]+/)
    .filter((part) => part !== '')
    .map((part) => (/^\d+$/.test(part) ? Number(part) : part));

/**
 * A file of a deal or session holds the editor's fields beside the record's. Separates them; `meta` checks the first and
 * the engine the second.
 */
const besideRecord =
  <M extends object>(meta: z.ZodObject<z.ZodRawShape> & z.ZodType<M>) =>
  (whyNot: WhyNotRecord): z.ZodType<M & Recorded> =>
    z.looseObject({ game: name, ruleset: name }).transform((fields, context): M & Recorded => {
      const record: Record<string, unknown> = {};
      const said: Record<string, unknown> = {};
      for (const [key, value] of Object.entries(fields)) (key in meta.shape ? said : record)[key] = value;
      const parsed = meta.safeParse(said, { error: sayIssue });
      if (!parsed.success) {
        for (const { message, path } of parsed.error.issues) context.addIssue({ code: 'custom', message, path });
        return z.NEVER;
      }
      const wrong = whyNot(record);
      if (wrong !== undefined)
        context.addIssue({ code: 'custom', message: wrong.message, path: [...pathOfPlace(wrong.at ?? '')] });
      return { ...parsed.data, game: fields.game, ruleset: fields.ruleset, record };
    });

export const dealSchemaWith = besideRecord(dealMeta);
export const passageSchemaWith = besideRecord(passageMeta);
export const sessionSchemaWith = besideRecord(sessionMeta);

/** Running clauses exempt from having a plate or a bound figure, with the reason. */
export const excusedSchema = z.strictObject({
  clauses: z.array(dotted).min(1),
  why: line,
});
export type ExemptClausesData = z.infer<typeof excusedSchema>;

/** Text with links, as in other content, and no other markup. */
const words = markdown.refine((text) => !/[<*_`]/.test(text), 'may contain links, but no other markup');

/** A first hand: a deal on file that guides a reader from choice to choice. */
export const firstHandSchema = z.strictObject({
  game: name,
  /** One of the game's deals, by the last part of its address. */
  deal: slug,
  /** The reader's seat, as records name it. */
  seat: line,
  title: unmarked,
  lede: unmarked,
  /** Starting situation. */
  begins: words,
  steps: z
    .array(
      z.strictObject({
        /** Step of the deal right after the recorded choice. */
        at: line,
        /** What to look at, in a sentence or two. */
        look: words,
        ask: unmarked,
        /**
         * Comment on each likely choice: cards by their letters, other acts in the table's words. The recorded choice is
         * one of them.
         */
        choices: z.array(z.strictObject({ of: z.array(line).min(1), says: words })).min(1),
        /** Comment on every other choice: why the recorded one is better. */
        otherwise: words.optional(),
        /** Clause it rests on. */
        clause: dotted,
        /** The reader's gain or loss so far, worked by hand. */
        stands: z.number().int(),
      }),
    )
    .min(6, 'must have at least six steps')
    .max(10, 'must have at most ten steps'),
  /** How the deal ended. */
  ends: words,
});
export type FirstHandData = z.infer<typeof firstHandSchema>;

/** A record on file that proves an answer: a deal, a passage, or a deal of a session by its number. */
const piece = z
  .string()
  .regex(/^[a-z0-9-]+\/[a-z0-9/-]+$/, 'must be such as “game/a-deal”, or of a session “game/name/4”');

/**
 * A question that a player at the table would ask, with the answer that the page gives and what the engine must say to it. A
 * file holds those of an edition, named after its rule set, or of a game’s page, named after the game.
 */
export const playersQuestionSchema = z.strictObject({
  question: unmarked,
  answer: unmarked,
  /** Clauses that answer it, without their book. */
  clauses: z.array(z.string().regex(/^[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)*$/, 'must be a clause without its book')).min(1),
  /** Values that these rule keys have in the book. */
  rules: z.record(line, ruleValue).default({}),
  deal: piece.optional(),
  passage: piece.optional(),
  session: piece.optional(),
  /** A record of its own; game and rule set are those of the file. */
  record: z.record(z.string(), z.unknown()).optional(),
  /** Step of the record. Left out: payments and nets are of the whole deal. */
  at: line.optional(),
  /** What passes from one account to another, at the step: `second → first`. */
  pays: z
    .record(z.string().regex(/^\w+ → \w+$/, 'must be such as “second → first”'), z.number().int().min(0))
    .default({}),
  /** What seats win or lose by the payments made at the step. */
  net: counters.default({}),
  /** Contents of pools after the step. */
  pools: counters.default({}),
  /** Steps at which the record breaks the rules; an empty list says that nothing in it does. */
  against: z.array(line).optional(),
  /** How the amounts come about, by hand. */
  sum: line.optional(),
});
export type PlayersQuestionData = z.infer<typeof playersQuestionSchema>;
