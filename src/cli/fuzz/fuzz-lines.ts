import { isFields } from '#engine/kernel/fields.ts';
import type { Random } from '#engine/kernel/random.ts';
import { settleLine } from '../settle/line.ts';
import { SETTLERS } from '../settle/settlers.ts';
import { tried, type Fault } from './fault.ts';
import type { FuzzedGame } from './games.ts';
import { HOSTILE } from './hostile.ts';

/** Longest sentence of a refusal that tells no departures: what is wrong is shown by its beginning. */
const LONGEST_SENTENCE = 1_000;

interface Paid {
  readonly from: string;
  readonly to: string;
  readonly amount: number;
}

/** Why an answer is none: it is not one line of JSON, a sum does not come from its payments, or a refusal says nothing. */
function whyNotAnswer(answer: string | undefined): string | undefined {
  if (answer === undefined) return 'no answer';
  if (answer.includes('\n')) return 'an answer of several lines';
  const data: unknown = JSON.parse(answer);
  if (!isFields(data)) return 'an answer that is no object';
  if (data['ok'] === true) {
    const { net, entries } = data as {
      readonly net: Readonly<Record<string, number>>;
      readonly entries: readonly Paid[];
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

/** Settles one line, and says what is amiss with the answer. */
export function checkLine(line: string, faults: Fault[]): void {
  const before = faults.length;
  const answer = tried(line, () => settleLine(SETTLERS, line, 1), faults);
  if (answer === undefined && faults.length > before) return;
  const why = whyNotAnswer(answer);
  if (why !== undefined && line.trim() !== '') faults.push({ kind: 'wrong', what: why, input: line });
}

const SIGNS = [
  '"',
  '{',
  '}',
  '[',
  ']',
  ',',
  ':',
  '\\',
  ' ',
  '\t',
  'S',
  'JH',
  '10',
  '-',
  '*',
  '/',
  '(',
  '0',
  '9',
  'é',
  '\u0000',
];

/** A part of the data, chosen at random, put in place of another or taken away; hostile values stand as marks until the line is written. */
function spoil(data: unknown, random: Random, mark: (value: string) => string): unknown {
  const isList = Array.isArray(data);
  if (!isList && !isFields(data)) return mark(HOSTILE[random(HOSTILE.length)]!);
  const parts: [string, unknown][] = Object.entries(data);
  if (parts.length === 0 || random(8) === 0) return mark(HOSTILE[random(HOSTILE.length)]!);
  const at = random(parts.length);
  const [name, part] = parts[at]!;
  const kind = random(6);
  if (kind === 0) parts.splice(at, 1);
  else if (kind === 1) parts.push([isList ? '' : `${name}${String(random(3))}`, part]);
  else if (kind === 2) parts[at] = [name, parts[random(parts.length)]![1]];
  else parts[at] = [name, spoil(part, random, mark)];
  return isList ? parts.map(([, value]) => value) : Object.fromEntries(parts);
}

/** A line made from a record played at random: with a part of it spoilt, or letters of it changed. */
export function randomLine({ samples }: FuzzedGame, random: Random): string {
  const { record } = samples[random(samples.length)]!;
  const line = random(2) === 0 ? { id: random(100), mode: ['strict', 'lenient'][random(2)], record } : record;
  if (random(3) === 0) {
    const letters = Array.from(JSON.stringify(line));
    for (let n = 1 + random(6); n > 0; n--)
      letters.splice(random(letters.length), random(3), ...(random(4) === 0 ? [] : [SIGNS[random(SIGNS.length)]!]));
    return letters.join('');
  }
  const marks: string[] = [];
  const mark = (value: string): string => `mark${String(marks.push(value) - 1)}`;
  let spoilt: unknown = line;
  for (let n = 1 + random(3); n > 0; n--) spoilt = spoil(spoilt, random, mark);
  return JSON.stringify(spoilt).replaceAll(/"mark(\d+)"/g, (_, n: string) => marks[Number(n)] ?? '0');
}
