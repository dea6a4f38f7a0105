import { didYouMean, type Problem, err, ok, type Result } from './result.ts';

/** Collects the first error, with its place, while a record is parsed. Parsing continues with placeholder values. */
export class ParseContext {
  private problem: Problem | undefined;

  refuse(code: string, message: string, at: string): void {
    this.problem ??= { code, message, at };
  }

  /** Value of a parser's result; on failure reports its error at the given place and returns undefined. */
  take<T>(found: Result<T>, at: string): T | undefined {
    if (found.ok) return found.value;
    this.refuse(found.error.code, found.error.message, at);
    return undefined;
  }

  /** The parsed value, or the first error reported. */
  result<T>(value: T): Result<T> {
    return this.problem ? err(this.problem) : ok(value);
  }
}

/** A mapping in JSON or YAML data whose fields are not checked yet. */
export type Fields = Readonly<Record<string, unknown>>;

export const isFields = (data: unknown): data is Fields =>
  typeof data === 'object' && data !== null && !Array.isArray(data);

export const isNothing = (data: unknown): data is undefined | null => data === undefined || data === null;

/** Maximum length of a value quoted in a message, in characters. */
const MAX_QUOTED = 40;

/**
 * Prints about the first `room` characters of a value as JSON. Work is bounded by `room`, even for long, deeply nested or
 * cyclic values.
 */
function printWithin(value: unknown, room: number): string {
  if (room <= 0) return '';
  if (typeof value === 'string') return JSON.stringify(value.slice(0, room));
  if (typeof value !== 'object' || value === null) return String(value);
  const isList = Array.isArray(value);
  let text = isList ? '[' : '{';
  for (const [name, part] of Object.entries(value)) {
    if (text.length > room) break;
    if (text.length > 1) text += ',';
    if (!isList) text += `${JSON.stringify(name.slice(0, room))}:`;
    text += printWithin(part, room - text.length);
  }
  return text + (isList ? ']' : '}');
}

/** Quotes a value in a message, cut to `MAX_QUOTED` characters. */
export const quoteValue = (value: unknown): string => {
  const text = typeof value === 'string' ? `“${value}”` : printWithin(value, MAX_QUOTED);
  return text.length > MAX_QUOTED ? `${text.slice(0, MAX_QUOTED - 1)}…` : text;
};

/** Maximum length of a field name in a place, in characters. */
const MAX_FIELD_NAME = 60;

/** Place of field `name` in the mapping at `at`. An empty name gives the mapping's own place; a long name is cut. */
export const placeIn = (at: string, name: string): string =>
  [at, name.length > MAX_FIELD_NAME ? `${name.slice(0, MAX_FIELD_NAME - 1)}…` : name].filter(Boolean).join('.');

/**
 * Reports the first field that `whole` (“a session”, “deal.hands”) may not have, with the nearest known name. `at` is the
 * place of the whole.
 */
export function whyNotFields(data: Fields, known: readonly string[], whole: string, at = ''): Problem | undefined {
  const stray = Object.keys(data).find((name) => !known.includes(name));
  if (stray === undefined) return undefined;
  const place = placeIn(at, stray);
  const message = `There is no ${quoteValue(stray)} in ${whole}.${didYouMean(stray, known)}`;
  return { code: 'unknown-field', message, ...(place && { at: place }) };
}
