import { didYouMean } from './nearest.ts';
import type { Problem } from './result.ts';

/** A mapping in JSON or YAML data: what is in each field is not known yet. */
export type Fields = Readonly<Record<string, unknown>>;

export const isFields = (data: unknown): data is Fields =>
  typeof data === 'object' && data !== null && !Array.isArray(data);

export const isNothing = (data: unknown): data is undefined | null => data === undefined || data === null;

/** How much of a value a sentence shows. */
const SHOWN = 40;

/**
 * As JSON writes it, as far as a sentence shows it and hardly further: what is long, nested without end or contains itself
 * costs no more than its beginning.
 */
function written(value: unknown, room: number): string {
  if (room <= 0) return '';
  if (typeof value === 'string') return JSON.stringify(value.slice(0, room));
  if (typeof value !== 'object' || value === null) return String(value);
  const isList = Array.isArray(value);
  let text = isList ? '[' : '{';
  for (const [name, part] of Object.entries(value)) {
    if (text.length > room) break;
    if (text.length > 1) text += ',';
    if (!isList) text += `${JSON.stringify(name.slice(0, room))}:`;
    text += written(part, room - text.length);
  }
  return text + (isList ? ']' : '}');
}

/** How a value is shown in a sentence, cut short. */
export const shown = (value: unknown): string => {
  const text = typeof value === 'string' ? `“${value}”` : written(value, SHOWN);
  return text.length > SHOWN ? `${text.slice(0, SHOWN - 1)}…` : text;
};

/** Longer than any name a place is given by. */
const NAMED = 60;

/** The place of a field in the mapping at `at`, whoever named it: of one without a name the mapping's, of one without end its beginning. */
export const placeIn = (at: string, name: string): string =>
  [at, name.length > NAMED ? `${name.slice(0, NAMED - 1)}…` : name].filter(Boolean).join('.');

/** The first field that `whole` (“a session”, “deal.hands”) does not have, with the one that was meant; `at` is the place of the whole. */
export function whyNotFields(data: Fields, known: readonly string[], whole: string, at = ''): Problem | undefined {
  const stray = Object.keys(data).find((name) => !known.includes(name));
  if (stray === undefined) return undefined;
  const place = placeIn(at, stray);
  const message = `There is no ${shown(stray)} in ${whole}.${didYouMean(stray, known)}`;
  return { code: 'unknown-field', message, ...(place && { at: place }) };
}
