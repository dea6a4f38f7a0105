import { createHash } from 'node:crypto';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { beforeAll, describe, expect, test } from 'vitest';
import { settleLine, SETTLERS } from '#cli/settle/line.ts';
import { content } from '../graph/content.ts';
import { recordSchemaOf } from '../library/schemas/deals.ts';
import { datasetOf, publishedFiles } from './data-package.ts';
import { bookEntries } from './entries.ts';
import type { DealEntry, SessionEntry } from './schemas.ts';

const SITE = 'https://example.org/games/';
let files: ReadonlyMap<string, string>;
beforeAll(async () => {
  const graph = await content();
  files = new Map(publishedFiles(graph, SITE).map(({ path, text }) => [path, text]));
});
const textOf = (path: string): string => files.get(path) ?? '';
const linesOf = (path: string): readonly unknown[] =>
  textOf(path)
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as unknown);
const dealsOf = (path: string): readonly DealEntry[] => linesOf(path) as readonly DealEntry[];
const settle = (line: unknown) =>
  JSON.parse(settleLine(SETTLERS, JSON.stringify(line), 1)?.text ?? '') as {
    readonly ok: boolean;
    readonly net: object;
    readonly pools: object;
    readonly error?: { readonly message: string };
  };

describe('data files', () => {
  const ajv = new Ajv2020({
    allErrors: true,
    allowUnionTypes: true,
    formats: { date: /^\d{4}-\d\d-\d\d$/, uri: /^https:\/\/\S+$/ },
  });
  ajv.addSchema(recordSchemaOf(SITE));
  const validators = new Map<string, ValidateFunction>();
  /** What a published schema finds wrong with the entries of a file. */
  const faults = (path: string, entries: readonly unknown[]): readonly string[] => {
    const schema = `schema/${path.replace(/\.\w+$/, '')}-1.json`;
    const validate = validators.get(schema) ?? ajv.compile(JSON.parse(textOf(schema)) as object);
    validators.set(schema, validate);
    return entries.flatMap((entry) =>
      validate(entry)
        ? []
        : (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message ?? ''}`),
    );
  };

  test.each(['deals.jsonl', 'sessions.jsonl', 'passages.jsonl'])('each line of %s fits its schema', (path) => {
    const entries = linesOf(path) as readonly object[];
    expect(entries.length).toBeGreaterThan(10);
    expect(faults(path, entries)).toEqual([]);
    // A field that the schema does not know, a format that is another, and a record that is none.
    const [first] = entries;
    expect(
      faults(path, [
        { ...first, colour: 'red' },
        { ...first, format: 2 },
      ]).length,
    ).toBeGreaterThanOrEqual(2);
  });

  test.each(['rules', 'clauses', 'readings', 'sources', 'lab'])('%s.json fits its schema', (name) => {
    const whole = JSON.parse(textOf(`${name}.json`)) as object;
    expect(faults(`${name}.json`, [whole])).toEqual([]);
    expect(faults(`${name}.json`, [{ ...whole, version: 1 }])).toEqual(['/version must be string']);
  });

  test('a record in a line is held to the schema of records', () => {
    const [deal] = dealsOf('deals.jsonl');
    expect(faults('deals.jsonl', [{ ...deal, record: { ...deal?.record, plays: 7 } }]).join()).toContain('/record');
  });

  test('what a file names by its id is there', () => {
    const idsIn = (name: string, list: string): readonly string[] =>
      (JSON.parse(textOf(`${name}.json`)) as Readonly<Record<string, readonly { id: string }[]>>)[list]?.map(
        ({ id }) => id,
      ) ?? [];
    const clauses = new Set(idsIn('clauses', 'clauses'));
    const readings = new Set(idsIn('readings', 'readings'));
    const { rules } = JSON.parse(textOf('rules.json')) as {
      rules: { key: string; books: Record<string, { basis: { clauses?: string[]; reading?: string } }> }[];
    };
    const bases = rules.flatMap(({ books }) => Object.values(books).map(({ basis }) => basis));
    expect(bases.flatMap((basis) => basis.clauses ?? []).filter((id) => !clauses.has(id))).toEqual([]);
    expect(bases.flatMap(({ reading }) => reading ?? []).filter((id) => !readings.has(id))).toEqual([]);
    const named = dealsOf('deals.jsonl').flatMap((deal) => deal.clauses);
    expect(named.filter((id) => !clauses.has(id))).toEqual([]);
    expect(named.length).toBeGreaterThan(1000);
  });
});

describe('records settle to what the data says', () => {
  test.each(['deals.jsonl', 'passages.jsonl'])('each line of %s, as it is', (path) => {
    const wrong = dealsOf(path).flatMap((line) => {
      const { ok, net, pools } = settle(line);
      return ok && JSON.stringify([net, pools]) === JSON.stringify([line.settled.net, line.settled.pools])
        ? []
        : [line.id];
    });
    expect(wrong).toEqual([]);
  });

  test('each deal of a session alone, with what it takes over', () => {
    const deals = (linesOf('sessions.jsonl') as readonly SessionEntry[]).flatMap((session) => session.deals);
    const settled = deals.filter(({ record }) => record !== null);
    const wrong = settled.flatMap(({ record, seats, won, title }) => {
      const net = Object.entries(settle({ record }).net) as [string, number][];
      return net.every(([seat, sum]) => won[seats[seat] ?? ''] === sum) ? [] : [title];
    });
    expect(wrong).toEqual([]);
    expect(settled.length).toBeGreaterThan(20);
  });

  test('a line of another format is refused with a sentence', () => {
    const [deal] = dealsOf('deals.jsonl');
    expect(settle({ ...deal, format: 2 }).error?.message).toBe(
      'This line is data of format 2, and this program reads format 1: take the data file and the program from the same version of the site.',
    );
  });
});

test('the description names every file with its size and checksum, and so do the checksums', async () => {
  const { resources } = JSON.parse(textOf('datapackage.json')) as {
    resources: { name: string; path: string; bytes: number; hash: string }[];
  };
  const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
  for (const { path, bytes, hash } of resources)
    expect([path, bytes, hash]).toEqual([path, Buffer.byteLength(textOf(path)), `sha256:${sha256(textOf(path))}`]);
  expect(new Set(resources.map(({ name }) => name)).size).toBe(resources.length);
  // The Data Package standard takes only these letters for names.
  expect(resources.filter(({ name }) => !/^[a-z0-9._-]+$/.test(name))).toEqual([]);
  const sums = textOf('SHA256SUMS').trim().split('\n');
  expect(sums.toSorted()).toEqual(
    [...files].flatMap(([path, text]) => (path === 'SHA256SUMS' ? [] : [`${sha256(text)}  ${path}`])).toSorted(),
  );
  const { distribution } = datasetOf(await content(), SITE) as { distribution: { contentUrl: string }[] };
  expect(distribution.map(({ contentUrl }) => contentUrl)).toEqual(resources.map(({ path }) => `${SITE}data/${path}`));
});

test('a site without an address of its own names its pages from its base path', async () => {
  const book = bookEntries(await content(), '/games/').find(({ id }) => id === 'bohn-1850');
  expect(book).toMatchObject({ url: '/games/reversis/bohn-1850/', tei: '/games/data/tei/bohn-1850.xml' });
});
