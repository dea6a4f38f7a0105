import { GAMES } from '#games/index.ts';
import { LONGEST_LINE } from '../../src/cli/settle/line.ts';

const nested = (open: string, inner: string, close: string, depth: number): string =>
  open.repeat(depth) + inner + close.repeat(depth);
const list = (item: string, n: number): string => `[${Array.from({ length: n }, () => item).join()}]`;

/** Property names that every JavaScript object has. */
const PROTOTYPE = ['__proto__', 'constructor', 'toString', 'valueOf', 'hasOwnProperty', 'prototype'] as const;

/**
 * Values, as JSON, that break careless parsers: nested, long, numerous, too large, or named like a property of the
 * language. Long enough for quadratic work to take seconds.
 */
export const HOSTILE: readonly string[] = [
  nested('[', '', ']', 4_200),
  nested('{"deal":', '1', '}', 4_200),
  `"5${' '.repeat(40_000)}x"`,
  `"${' ,;/\\n'.repeat(8_000)}"`,
  `"${'2S '.repeat(8_000)}"`,
  `"${'12:1 '.repeat(8_000)}"`,
  `"${'1/6('.repeat(8_000)}"`,
  list('1', 10_000),
  list('"KS 8S 2S JH"', 2_000),
  list('{}', 5_000),
  `{${Array.from({ length: 2_000 }, (_, i) => `"pool${String(i)}":1`).join()}}`,
  ...PROTOTYPE.flatMap((word) => [`"${word}:9 1:15"`, `{"${word}":1}`]),
  '"constructor"',
  '["__proto__"]',
  '{"toString":1,"valueOf":1}',
  '9007199254740993',
  '1e400',
  '-1',
  '0.5',
  'null',
  '{"":""}',
  '[]',
  '{}',
  '"\\ud800"',
];

/** Similar values as long as a whole line. */
const ENORMOUS: readonly string[] = [
  nested('[', '', ']', 400_000),
  nested('{"id":', '1', '}', 100_000),
  `"${'x'.repeat(900_000)}"`,
  list('1', 400_000),
  list('{}', 300_000),
  `{${Array.from({ length: 60_000 }, (_, i) => `"pool${String(i)}":1`).join()}}`,
];

/** Copies of the data as JSON, each with one part replaced. */
function replacing(data: unknown, by: string): readonly string[] {
  if (typeof data !== 'object' || data === null) return [by];
  const parts = Object.entries(data);
  const written = parts.map(
    ([name, part]) => (Array.isArray(data) ? '' : `${JSON.stringify(name)}:`) + JSON.stringify(part),
  );
  const [open, close] = Array.isArray(data) ? ['[', ']'] : ['{', '}'];
  const within = parts.flatMap(([name, part], at) =>
    replacing(part, by).map(
      (text) => open + written.with(at, (Array.isArray(data) ? '' : `${JSON.stringify(name)}:`) + text).join() + close,
    ),
  );
  return [by, ...within];
}

/** Some rule set; any will do. */
const BOOK = String(GAMES[0]?.ruleSets.at(-1)?.id);

/** Hostile whole lines. */
export const HOSTILE_LINES: readonly string[] = [
  ...HOSTILE,
  ...['id', 'mode', 'game', 'vary', 'ruleset', 'record', 'plays', 'pools', ''].flatMap((field) =>
    [...HOSTILE, ...ENORMOUS].map((value) => `{"ruleset":"${BOOK}","${field}":${value},"deal":{}}`),
  ),
  ...GAMES.flatMap(({ wholeRecords }) => wholeRecords).flatMap((form) =>
    HOSTILE.flatMap((value) => replacing(form, value)),
  ),
  '['.repeat(LONGEST_LINE),
  ' '.repeat(LONGEST_LINE + 1),
  `{"ruleset":"${BOOK}","plays":"${'2S'.repeat(LONGEST_LINE)}"}`,
];
