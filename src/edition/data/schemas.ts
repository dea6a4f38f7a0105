import { z } from 'astro/zod';
import type { JsonSchema } from '#engine/kernel/shape.ts';
import { GAMES } from '#games/index.ts';
import { CLAUSE_STATUSES } from '../library/clauses.ts';
import { PRINCIPLES } from '../library/schemas/editions.ts';
import { ruleValue } from '../library/schemas/fields.ts';
import { bibliographySchema, sourceSchema } from '../library/schemas/sources.ts';
import { labFile } from './lab.ts';

/*
 * Schemas of the files below /data/. They are the only description of these files: the types of the code that writes them
 * come from here, and so do the published JSON Schemas.
 */

/** Number of the format of all data files. It grows when a field changes its meaning or goes; new fields do not count. */
export const DATA_FORMAT = 1;

const format = z
  .literal(DATA_FORMAT)
  .describe('Number of the data format. A program that knows another number must not read on.');
const id = z.string().describe('Permanent name of the entry.');
const game = z.string().describe(`Game: ${GAMES.map((one) => one.id).join(', ')}.`);
const ruleset = z.string().describe('Book, by the name of its rule set.');
const url = z
  .string()
  .describe('Address of its page. Relative to the server if the site was built without its own address.');
const markdown = z
  .string()
  .describe('Markdown. Addresses such as clause:…, reading:…, term:…, deal:… and source:… name entries by their ids.');
const balances = z.record(z.string(), z.int()).describe('Whole counters by seat, player or pool.');
const clauses = z.array(z.string()).describe('Ids of clauses, as in clauses.json.');
const composed = z
  .boolean()
  .describe('Whether cards and play were made up for this site rather than taken from a source.');
const since = z
  .strictObject({
    version: z
      .string()
      .nullable()
      .describe('Release since which it means what it does; null if no release has it yet.'),
    was: ruleValue
      .nullable()
      .optional()
      .describe('What it was or said before, if it ever meant something else; null if the question did not arise.'),
  })
  .describe('Since when it means what it does.');

/** A whole record. Its form has a schema of its own, to which the published schemas refer. */
const record = z.record(z.string(), z.unknown());

const settled = z.strictObject({
  net: balances.describe('What each seat wins or loses, in counters of the book.'),
  pools: balances.describe('What lies in each pool at the end.'),
  complete: z.boolean().describe('Whether the record reaches the end of the deal.'),
  against: z.array(z.string()).describe('Places at which the record breaks the rules, such as t5.3.'),
});
const annotations = z
  .array(z.strictObject({ at: z.string().describe('Place in the record.'), text: markdown }))
  .describe('An editor’s remarks.');
const head = { format, id, game, ruleset };
/** Head of a line whose subject has a page. */
const pageHead = { ...head, title: z.string(), lede: z.string(), url, composed };
/** An answer to a doubt. */
const answer = { id: z.string(), says: z.string() };

const deal = z
  .strictObject({
    ...pageHead,
    record,
    settled,
    clauses,
    annotations,
    notes: markdown.describe('Every payment worked out by hand, in Markdown.'),
  })
  .describe('An annotated deal or game. `npm run settle` takes each line as it is.');
const passage = deal
  .omit({ lede: true, url: true })
  .describe('A few cards or one throw that a picture beside a clause shows.');
const session = z
  .strictObject({
    ...pageHead,
    deals: z.array(
      z.strictObject({
        title: z.string().optional(),
        record: record
          .nullable()
          .describe(
            'Record of the deal as it would be written alone, with the pools it takes over; null for a misdeal.',
          ),
        dealer: z.string().describe('Player who deals, or who has the dice.'),
        seats: z.record(z.string(), z.string()).describe('Player in each seat.'),
        won: balances.describe('What each player wins or loses in this deal.'),
        balances: balances.describe('What each player has won or lost since the beginning.'),
        pools: balances,
        annotations,
      }),
    ),
    net: balances.describe('What each player has won or lost at the end.'),
    pools: balances,
    clauses,
    notes: markdown,
  })
  .describe('Several deals among the same players, in which pools carry over.');

const basis = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('attested'), clauses: clauses.min(1) }),
  z.strictObject({ kind: z.literal('inferred'), clauses: clauses.min(1), reading: z.string() }),
  z.strictObject({ kind: z.literal('silent'), reading: z.string() }),
]);
const rule = z
  .strictObject({
    game,
    key: z.string().describe('Name of the rule in the program and in `vary`.'),
    group: z.string(),
    question: z.string(),
    touches: z.enum(['payment', 'play', 'deal']),
    type: z.enum(['choice', 'flag', 'amount']),
    answers: z
      .array(z.strictObject({ value: ruleValue, says: z.string().optional() }))
      .describe('Possible answers. An amount may be any whole number from 0 to 999; those listed are suggestions.'),
    where: z
      .array(z.record(z.string(), z.union([z.literal('some'), z.array(ruleValue)])))
      .optional()
      .describe(
        'The question arises if the book gives all the answers of at least one of these conditions. “some” is any amount above 0.',
      ),
    books: z
      .record(
        z.string(),
        z.strictObject({
          value: ruleValue,
          says: z.string().describe('The value in words.'),
          known: z.string().describe('How the answer is known.'),
          basis: basis.describe(
            'Attested by the source, inferred from it by a reading, or a reading where it is silent.',
          ),
          since,
        }),
      )
      .describe('Answer of each book in which the question arises.'),
    url,
  })
  .describe('A rule: a question that books answer.');

const clause = z
  .strictObject({
    id,
    book: z.string(),
    game,
    number: z.int().describe('Number on the page; it changes when clauses are added.'),
    section: z.string(),
    text: z.string().describe('Our wording, without links.'),
    notes: z.array(z.string()),
    status: z
      .enum(CLAUSE_STATUSES)
      .describe(
        'modelled: computed; ambiguous: computed with a doubt; prose: nothing to compute; unmodelled: not computed.',
      ),
    page: z.string().optional().describe('Page of the source, if we know it.'),
    reading: z.string().optional().describe('Doubt that the clause depends on.'),
    after: z.string().optional().describe('Source it is taken from, if not the book’s own.'),
    why: z.string().optional().describe('Why it is not computed.'),
    rules: z.array(z.string()).describe('Keys of the rules that rest on it.'),
    deals: z.array(z.string()).describe('Deals that show it.'),
    since,
    url,
  })
  .describe('One rule of a book, in our words.');
const book = z
  .strictObject({
    id: z.string(),
    game,
    title: z.string(),
    short: z.string(),
    date: z.string().describe('As printed; not always a year.'),
    sort: z.number().describe('Year by which books are ordered.'),
    source: z.string(),
    knownThrough: z.string(),
    unit: z.tuple([z.string(), z.string()]).describe('Name of its counters, singular and plural.'),
    tei: z.string().describe('Address of the edition in TEI.'),
    url,
  })
  .describe('A book together with its edition.');

const reading = z
  .strictObject({
    id,
    scope: z.string().describe('Book or game that it concerns.'),
    game,
    question: z.string(),
    default: z.strictObject(answer).describe('The answer we follow.'),
    alternatives: z.array(z.strictObject({ ...answer, changes: z.record(z.string(), ruleValue) })),
    evidence: markdown,
    principle: z
      .enum(PRINCIPLES)
      .describe('Why this answer: the letter of the source, the nearest witness, a modern editor, or we decided.'),
    rules: z.array(z.string()).describe('Rules that it decides.'),
    clauses,
    url,
  })
  .describe('A doubt about a source, its possible answers, and the one we follow.');

const source = sourceSchema
  .extend({
    id,
    csl: bibliographySchema.element.optional().describe('Bibliographic record in CSL-JSON.'),
    url,
  })
  .describe('A text, what we have seen of it, and how it comes from others.');

const whole = {
  format,
  version: z.string().describe('Version of Quinola that wrote the file.'),
  licence: z.literal('CC-BY-SA-4.0'),
};

export type DealEntry = z.infer<typeof deal>;
export type PassageEntry = z.infer<typeof passage>;
export type SessionEntry = z.infer<typeof session>;
export type RuleEntry = z.infer<typeof rule>;
export type ClauseEntry = z.infer<typeof clause>;
export type BookEntry = z.infer<typeof book>;
export type ReadingDataEntry = z.infer<typeof reading>;
export type SourceEntry = z.input<typeof source>;

/** Schemas of the data files: of a line where the file has lines, else of the whole file. */
export const DATA_SCHEMAS = {
  deals: deal,
  sessions: session,
  passages: passage,
  rules: z.strictObject({ ...whole, rules: z.array(rule) }),
  clauses: z.strictObject({ ...whole, books: z.array(book), clauses: z.array(clause) }),
  readings: z.strictObject({ ...whole, readings: z.array(reading) }),
  sources: z.strictObject({ ...whole, sources: z.array(source) }),
  lab: z.strictObject({ ...whole, ...labFile }),
} as const;
export type DataName = keyof typeof DATA_SCHEMAS;

/** Published schema of a data file, at the address it names as its own; `site` ends with a slash. */
export function dataSchemaOf(name: DataName, site: string): JsonSchema {
  const { $schema, ...schema } = z.toJSONSchema(DATA_SCHEMAS[name], {
    io: 'input',
    override: ({ zodSchema, jsonSchema }) => {
      if (zodSchema !== record) return;
      for (const field of Object.keys(jsonSchema)) Reflect.deleteProperty(jsonSchema, field);
      jsonSchema.$ref = `${site}schema/record-1.json`;
    },
  });
  return { $schema, $id: `${site}data/schema/${name}-${String(DATA_FORMAT)}.json`, ...schema };
}
