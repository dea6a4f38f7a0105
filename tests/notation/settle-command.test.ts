import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { runSettle } from '../../src/cli/settle/command.ts';
import { recordSchemaOf } from '../../src/edition/library/schemas/deals.ts';
import { printReversis } from '../../src/games/reversis/record/notation.ts';
import { shuffledRecord } from '../support/reversis-arbitrary.ts';
import { EVERYTHING } from '../support/seeds.ts';

/** Runs the command in a Node of its own. */
const settleApart = (input: string, ...options: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['src/cli/settle.ts', ...options], {
    input,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  return { status, stderr, lines: stdout.split('\n').slice(0, -1) };
};
/** Does what the command does, without starting a Node, which takes a second. */
const settle = (...options: string[]) => settleHere('', ...options);
async function settleHere(typed: string, ...options: string[]) {
  let [stdout, stderr] = ['', ''];
  const status = await runSettle(options, {
    input: Readable.from([typed]) as AsyncIterable<string>,
    isTyped: false,
    write: (text) => {
      stdout += text;
      return Promise.resolve();
    },
    warn: (text) => {
      stderr += text;
    },
  });
  return { status, stderr, lines: stdout.split('\n').slice(0, -1) };
}
const read = (line: string | undefined): Record<string, unknown> => JSON.parse(line ?? '{}') as Record<string, unknown>;
const example: unknown = parse(readFileSync('content/record-example.yaml', 'utf8'));

describe('npm run settle', () => {
  test('answers line for line, whatever the lines hold, and ends well', () => {
    const { status, stderr, lines } = settleApart(
      `${JSON.stringify({ id: 'example', record: example })}\n\n{"id": 2}\nnot JSON\n${JSON.stringify(example)}`,
    );
    expect([status, stderr, lines.length]).toEqual([0, '', 4]);
    // The sums are worked in example.test.ts.
    expect(read(lines[0])).toMatchObject({
      id: 'example',
      ok: true,
      net: { first: 13, second: -34, third: -21, dealer: 10 },
      pools: { basket: 56 },
      departures: [],
    });
    expect(read(lines[1])).toMatchObject({ id: 2, ok: false, error: { code: 'no-record' } });
    expect(read(lines[2])).toMatchObject({ ok: false, error: { code: 'not-json', at: 'line 4' } });
    expect(read(lines[3])).toMatchObject({ ok: true, net: { first: 13 } });
    // An entry names place, cards, parties, rules and clauses.
    expect(read(lines[0])['entries']).toContainEqual({
      at: 't3.2',
      occasion: 'quinolaForced',
      of: 'JH',
      from: 'second',
      to: 'first',
      amount: 8,
      keys: ['quinola.forced.holderToForcer'],
      clauses: ['almanach-1785.quinola.forced.forcer'],
    });
  });

  test('settles many deals at once', async () => {
    const count = EVERYTHING ? 600 : 100;
    const deals = Array.from({ length: count }, (_, i) =>
      JSON.stringify({
        id: i,
        ruleset: i % 2 ? 'bohn-1850' : 'almanach-1785',
        record: printReversis(shuffledRecord(i, { opposites: i % 2 === 1 })),
      }),
    );
    const { status, lines } = EVERYTHING ? settleApart(deals.join('\n')) : await settleHere(deals.join('\n'));
    expect([status, lines.length]).toEqual([0, count]);
    expect(lines.every((line, i) => line.startsWith(`{"id":${String(i)},"ok":true,`))).toBe(true);
  });

  test('reads a file that is named, and with --fail its exit code is 1 where a line was not settled', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'quinola-settle-'));
    const [good, bad] = [join(folder, 'good.jsonl'), join(folder, 'bad.jsonl')];
    writeFileSync(good, JSON.stringify({ record: example }));
    writeFileSync(bad, `not JSON\n${JSON.stringify({ record: example })}`);
    expect(await settle(good)).toMatchObject({ status: 0, stderr: '', lines: [expect.stringContaining('"ok":true')] });
    const failed = await settle('--fail', bad);
    // The next line is settled after a line that fails.
    expect([failed.status, failed.lines.map((line) => read(line)['ok'])]).toEqual([1, [false, true]]);
    expect(await settle(good, bad)).toMatchObject({ status: 2, lines: [] });
    const missing = join(folder, 'none.jsonl');
    expect(await settle(missing)).toMatchObject({
      status: 2,
      lines: [],
      stderr: `There is no file ${missing}. --help says more.\n`,
    });
    expect(await settle(folder)).toMatchObject({
      status: 2,
      stderr: expect.stringMatching(/cannot be read/) as string,
    });
    rmSync(folder, { recursive: true });
  });

  test('prints its help, the schema and the rules', async () => {
    expect(await settle('--help')).toMatchObject({ status: 0, stderr: '' });
    expect(read((await settle('--schema')).lines.join('\n'))).toEqual(recordSchemaOf(process.env['SITE_URL'] ?? ''));
    const keys = (await settle('--keys', 'reversis')).lines.map(read);
    expect(keys.find((one) => (one as { readonly key: string }).key === 'quinola.forced.holderToForcer')).toMatchObject(
      {
        key: 'quinola.forced.holderToForcer',
        n: 46,
        group: 'quinola',
        touches: 'payment',
        type: 'amount',
        values: [0, 2, 3, 4, 6, 8, 10],
        rulesets: {
          ancient: 0,
          'lpjr-1634': 2,
          'maison-1659': 4,
          'almanach-1785': 8,
          'bohn-1850': 6,
          'parlett-2008': 10,
        },
      },
    );
  });

  test('says so when it is called amiss', async () => {
    expect(await settle('--kyes')).toMatchObject({
      status: 2,
      lines: [],
      stderr: expect.stringContaining('--kyes') as string,
    });
    expect(await settle('--keys', 'hearts')).toMatchObject({ status: 2, lines: [] });
  });
});
