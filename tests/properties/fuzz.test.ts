/**
 * Whatever line or link is read has an answer to be believed: a settlement that adds up, a record, or a refusal in a sentence.
 * fast-check damages what the house played, and finds the least damage that goes wrong. With `npm test -- --only properties
 * --deals 1000000` much more is damaged; `npm run test:all` also measures how long each answer takes.
 */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { settleLine, SETTLERS } from '../../src/cli/settle/line.ts';
import { isFields } from '#engine/kernel/fields.ts';
import { makeRandom } from '#engine/kernel/random.ts';
import { fuzzedGames } from '../support/fuzzed-games.ts';
import { HOSTILE, HOSTILE_LINES } from '../support/hostile-lines.ts';
import { DEAL_COUNT, EVERYTHING, everyNth, SEED } from '../support/seeds.ts';

const games = await fuzzedGames(makeRandom(SEED));
const samples = games.flatMap((game) => game.samples.map((sample) => ({ game, ...sample })));
const sample = fc.constantFrom(...samples);
const numRuns = Math.ceil(DEAL_COUNT / 20);

/** Longest that reading one input may take of the processor, in milliseconds: many times what any takes. */
const LONGEST = 1_000;

/** Does the work; where everything is tried, it may not take too long three times in a row. */
function soon<T>(work: () => T): T {
  const took: number[] = [];
  for (;;) {
    const start = process.cpuUsage();
    const result = work();
    const { user, system } = process.cpuUsage(start);
    took.push((user + system) / 1000);
    if (!EVERYTHING || took.at(-1)! <= LONGEST) return result;
    if (took.length === 3) throw new Error(`It took ${took.map((ms) => ms.toFixed(0)).join(', ')} ms.`);
  }
}

/** Longest sentence of a refusal that tells no departures: what is wrong is shown by its beginning. */
const LONGEST_SENTENCE = 1_000;

/** Why an answer is none: it is not one line of JSON, a sum does not come from its payments, or a refusal says nothing. */
function whyNotAnswer(answer: string | undefined): string | undefined {
  if (answer === undefined) return 'no answer';
  if (answer.includes('\n')) return 'an answer of several lines';
  const data: unknown = JSON.parse(answer);
  if (!isFields(data)) return 'an answer that is no object';
  if (data['ok'] === true) {
    const { net, entries } = data as {
      readonly net: Readonly<Record<string, number>>;
      readonly entries: readonly { readonly from: string; readonly to: string; readonly amount: number }[];
    };
    const paid = (seat: string): number =>
      entries.reduce((sum, { from, to, amount }) => sum + (to === seat ? amount : 0) - (from === seat ? amount : 0), 0);
    if (entries.some(({ amount }) => !Number.isInteger(amount) || amount <= 0)) return 'a payment of no whole counters';
    return Object.entries(net).every(([seat, sum]) => sum === paid(seat)) ? undefined : 'sums that were not paid';
  }
  const { code, message, at } = (data['error'] ?? {}) as Readonly<Record<string, string | undefined>>;
  if (code === undefined || code === 'internal') return `the code ${String(code)}`;
  if (at === undefined || at === '') return 'a refusal without a place';
  if (!message?.endsWith('.') && !message?.endsWith('?')) return 'a refusal without a sentence';
  return message.length > LONGEST_SENTENCE || at.length > LONGEST_SENTENCE
    ? 'a refusal that repeats its line'
    : undefined;
}

/** What is amiss with the answer to a line; nothing is asked of a blank one. */
function whyNotAnswered(line: string): string | undefined {
  const answer = soon(() => settleLine(SETTLERS, line, 1)?.text);
  return line.trim() === '' ? undefined : whyNotAnswer(answer);
}

/** A text with letters dropped, changed or added in up to six places. */
const lettersChanged = (text: string, signs: readonly string[]): fc.Arbitrary<string> =>
  fc
    .array(fc.tuple(fc.nat(text.length), fc.nat(2), fc.constantFrom('', ...signs)), { minLength: 1, maxLength: 6 })
    .map((edits) => {
      const letters = Array.from(text);
      for (const [at, dropped, sign] of edits) letters.splice(at, dropped, sign);
      return letters.join('');
    });

/** What is done to one part of the data: it is replaced by the hostile value of a number, removed, doubled, or made its neighbour. */
const damage = fc.record({
  path: fc.array(fc.nat(60), { maxLength: 7 }),
  how: fc.constantFrom('replaced', 'replaced', 'replaced', 'removed', 'doubled', 'like its neighbour'),
  hostile: fc.nat(HOSTILE.length - 1),
});

type Damage = Parameters<Parameters<(typeof damage)['map']>[0]>[0];

/** The data with one part damaged. Hostile values are no data: they stand as marks, `mark7`, until the line is written. */
function damaged(data: unknown, { path: [first, ...deeper], how, hostile }: Damage): unknown {
  const isList = Array.isArray(data);
  const parts: [string, unknown][] = isList || isFields(data) ? Object.entries(data) : [];
  const at = (first ?? 0) % parts.length;
  const [name, part] = parts[at] ?? [];
  if (first === undefined || name === undefined) return `mark${String(hostile)}`;
  if (deeper.length > 0 || how === 'replaced') parts[at] = [name, damaged(part, { path: deeper, how, hostile })];
  else if (how === 'removed') parts.splice(at, 1);
  else if (how === 'doubled') parts.push([`${name}2`, part]);
  else parts[at] = [name, parts[(at + 1) % parts.length]?.[1]];
  return isList ? parts.map(([, value]) => value) : Object.fromEntries(parts);
}

const SIGNS = [...Array.from('"{}[],:\\ \t-*/(09é\u0000'), 'S', 'JH', '10'];
const request = fc
  .tuple(sample, fc.constantFrom(undefined, 'strict', 'lenient'))
  .map(([{ record }, mode]): unknown => (mode === undefined ? record : { id: 7, mode, record }));
const damagedLine = fc.oneof(
  request.chain((data) => lettersChanged(JSON.stringify(data), SIGNS)),
  fc
    .tuple(request, fc.array(damage, { minLength: 1, maxLength: 3 }))
    .map(([data, all]) =>
      JSON.stringify(all.reduce<unknown>(damaged, data)).replaceAll(/"mark(\d+)"/g, (_, n) => HOSTILE[Number(n)] ?? ''),
    ),
);

test('each of the lines that once went wrong, and of their like, has an answer', () => {
  const faults = everyNth(HOSTILE_LINES, 3).flatMap((line) => whyNotAnswered(line) ?? []);
  expect(faults).toEqual([]);
  expect(HOSTILE_LINES.length).toBeGreaterThan(2_000);
});

test('a damaged line has an answer', () => {
  fc.assert(
    fc.property(damagedLine, (line) => {
      expect(whyNotAnswered(line)).toBeUndefined();
    }),
    { numRuns },
  );
});

describe('a damaged link is a record or a refusal in a sentence', () => {
  const LETTERS = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_');
  /** As many bytes as the longest link holds. */
  const MOST_BYTES = 1_490;

  test('with letters changed', () => {
    const damagedLink = sample.chain(({ game, link }) => fc.tuple(fc.constant(game), lettersChanged(link, LETTERS)));
    fc.assert(
      fc.property(damagedLink, ([game, text]) => {
        const read = soon(() => game.readLink(text));
        if (!read.ok) expect(read.error.message).toMatch(/\.$/);
      }),
      { numRuns },
    );
  });

  // The checksum refuses nearly all of those: these are the bits behind one that is right.
  test('with bits changed', () => {
    const flips = fc.array(fc.tuple(fc.oneof(fc.nat(11), fc.nat(MOST_BYTES)), fc.nat(7)), {
      minLength: 1,
      maxLength: 8,
    });
    const flipped = fc.tuple(sample, fc.uint8Array({ maxLength: 39 }), flips).map(([{ game, bytes }, more, all]) => {
      const changed = Uint8Array.from([...bytes, ...more]);
      for (const [at, bit] of all) changed[at % changed.length]! ^= 1 << bit;
      return [game, changed] as const;
    });
    const any = fc.tuple(fc.constantFrom(...games), fc.uint8Array({ minLength: 1, maxLength: MOST_BYTES }));
    fc.assert(
      fc.property(fc.oneof({ weight: 2, arbitrary: flipped }, any), ([game, bytes]) => {
        soon(() => game.readBits(bytes));
        expect(soon(() => game.followBits(bytes))).toBeUndefined();
      }),
      { numRuns },
    );
  });
});
