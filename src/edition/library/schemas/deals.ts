import { z } from 'astro/zod';
import type { ReadersField } from '#engine/notation/record.ts';
import { counters, dotted, line, markdown, name, slug } from './fields.ts';
import { sayIssue } from './say-issue.ts';

/** What hand sums come to; a test settles the record and compares. Pools: what lies in them at the end. */
const expected = z.strictObject({ net: counters, pools: counters.optional() });

/** What an annotated deal says besides its record: what the engine passes over, and nothing else. */
const dealMeta = z.strictObject({
  id: slug,
  title: line,
  lede: line,
  /** Whether the cards were put together by us, and not taken from a source. */
  composed: z.boolean(),
  clauses: z.array(dotted).min(1, 'must name at least one clause that the deal exercises'),
  annotations: z.array(z.strictObject({ at: line, text: markdown })).default([]),
  /** Every payment worked by hand. */
  notes: markdown,
  expect: expected,
} satisfies Readonly<Record<ReadersField, z.ZodType>>);

/** A few cards or a throw, for plates alone: a deal without a page, and so without a lede. */
const passageMeta = dealMeta.omit({ lede: true }).extend({
  /** Against: the places at which it goes against the rules, where it is there to show what they forbid. */
  expect: expected.extend({ against: z.array(line).optional() }),
});

/** What is said of several deals in a row besides their records; the sums are each player’s at the end. */
const sessionMeta = dealMeta.omit({ annotations: true }).extend({ clauses: z.array(dotted).default([]) });

/** What stands in the file beside it. */
interface Recorded {
  readonly game: string;
  readonly ruleset: string;
  /** The fields of the record or the session itself, `game`, `ruleset` and `vary` included. */
  readonly record: Readonly<Record<string, unknown>>;
}
/** As the pages use them: what the editor says, and the record for the engine. */
export type DealData = z.infer<typeof dealMeta> & Recorded;
export type PassageData = z.infer<typeof passageMeta> & Recorded;
export type SessionData = z.infer<typeof sessionMeta> & Recorded;

/** The engine's word on a record: a sentence when it cannot be read, and the place in it. */
type WhyNotRecord = (
  record: Recorded['record'],
) => { readonly message: string; readonly at?: string | undefined } | undefined;

/** `deal.hands.second` and `plays[2]` as a path in the file; a card of the play, `t5.3`, by its trick. */
const pathOf = (at: string): readonly (string | number)[] =>
  at
    .replace(/^t(\d+)\..*$/, (_, trick: string) => `plays[${String(Number(trick) - 1)}]`)
    .split(/[.[\]]+/)
    .filter((part) => part !== '')
    .map((part) => (/^\d+$/.test(part) ? Number(part) : part));

/**
 * In a deal's or a session's file the editor's fields and the record's stand side by side. This parts them, and holds each
 * to its own rules: the editor's to `meta`, the record to the engine's own word.
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
        context.addIssue({ code: 'custom', message: wrong.message, path: [...pathOf(wrong.at ?? '')] });
      return { ...parsed.data, game: fields.game, ruleset: fields.ruleset, record };
    });

export const dealSchemaWith = besideRecord(dealMeta);
export const passageSchemaWith = besideRecord(passageMeta);
export const sessionSchemaWith = besideRecord(sessionMeta);

/** Clauses that run and have no plate that could show them, or bind no figure though they rest on a sum, with the reason. */
export const excusedSchema = z.strictObject({
  clauses: z.array(dotted).min(1),
  why: line,
});
export type ExcusedData = z.infer<typeof excusedSchema>;
