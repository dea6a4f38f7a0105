import { isFields, placeIn, quoteValue } from '#engine/kernel/fields.ts';
import { didYouMean, err, ok, refuse, type Problem, type Result } from '#engine/kernel/result.ts';

/** Types of facts about a deal. A player is a number at the table; in files, a name. */
export type Field =
  | { readonly kind: 'choice'; readonly values: readonly string[] }
  | { readonly kind: 'flag' }
  | { readonly kind: 'count'; readonly max: number }
  | { readonly kind: 'player' }
  /** One number for each player; `null` where nothing was entered. */
  | { readonly kind: 'counts'; readonly max: number }
  /** Several players in order, highest first. */
  | { readonly kind: 'players' }
  /** Several of these values, in the order entered. */
  | { readonly kind: 'order'; readonly values: readonly string[] };
export type FieldTable = Readonly<Record<string, Field>>;

type EnteredCounts = readonly (number | null)[];
type ValueOf<F extends Field> = F extends { readonly kind: 'choice'; readonly values: readonly (infer V)[] }
  ? V
  : F extends { readonly kind: 'flag' }
    ? boolean
    : F extends { readonly kind: 'counts' }
      ? EnteredCounts
      : F extends { readonly kind: 'players' }
        ? readonly number[]
        : F extends { readonly kind: 'order'; readonly values: readonly (infer V)[] }
          ? readonly V[]
          : number;

/** Facts entered so far; missing ones are absent. */
export type EntryOf<T extends FieldTable> = { readonly [K in keyof T]?: ValueOf<T[K]> | undefined };
export type FieldValue = string | number | boolean | EnteredCounts | readonly number[] | readonly string[];
export type FormEntry = Readonly<Record<string, FieldValue | undefined>>;

export const choiceField = <const V extends string>(
  ...values: readonly V[]
): { readonly kind: 'choice'; readonly values: readonly V[] } => ({ kind: 'choice', values });
export const order = <const V extends string>(
  values: readonly V[],
): { readonly kind: 'order'; readonly values: readonly V[] } => ({ kind: 'order', values });
export const FLAG_FIELD = { kind: 'flag' } as const;
export const PLAYER_FIELD = { kind: 'player' } as const;
export const PLAYERS_FIELD = { kind: 'players' } as const;
/** Dealer, if not the player whose turn it was; in every game. */
export const DEALER_FIELD = { dealer: PLAYER_FIELD } as const;
export const count = (max: number): { readonly kind: 'count'; readonly max: number } => ({ kind: 'count', max });
export const counts = (max: number): { readonly kind: 'counts'; readonly max: number } => ({ kind: 'counts', max });

const isCount = (data: unknown, max: number): data is number =>
  typeof data === 'number' && Number.isInteger(data) && data >= 0 && data <= max;

/** Prints an entry for a file: players by name, missing facts left out. `parseFormEntry` reads it back. */
export function printFormEntry(fields: FieldTable, entry: FormEntry, players: readonly string[]): object {
  const print = (field: Field, value: FieldValue): unknown => {
    if (field.kind === 'player') return players[value as number];
    if (field.kind === 'players') return (value as readonly number[]).map((player) => players[player]);
    return value;
  };
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      const value = entry[name];
      return value === undefined ? [] : [[name, print(field, value)]];
    }),
  );
}

/** Parses an entry; errors have a sentence and a place. */
export function parseFormEntry(
  fields: FieldTable,
  data: unknown,
  players: readonly string[],
  at: string,
): Result<FormEntry> {
  if (!isFields(data))
    return refuse('not-an-entry', 'A deal must be an object that says what was played, by whom, and so on.', at);
  const entry: Record<string, FieldValue> = {};
  for (const [name, value] of Object.entries(data)) {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    const place = placeIn(at, name);
    if (!field)
      return refuse(
        'unknown-field',
        `A deal has no field ${quoteValue(name)}.${didYouMean(name, Object.keys(fields))}`,
        place,
      );
    const read = parseValue(field, value, players, place);
    if (!read.ok) return read;
    entry[name] = read.value;
  }
  return ok(entry);
}

function parseValue(field: Field, value: unknown, players: readonly string[], at: string): Result<FieldValue> {
  const bad = (message: string): { readonly ok: false; readonly error: Problem } =>
    err({ code: 'bad-entry', message, at });
  const player = (name: unknown): number => (typeof name === 'string' ? players.indexOf(name) : -1);
  switch (field.kind) {
    case 'choice':
      return typeof value === 'string' && field.values.includes(value)
        ? ok(value)
        : bad(`Must be one of ${field.values.map((v) => `“${v}”`).join(', ')}.`);
    case 'flag':
      return typeof value === 'boolean' ? ok(value) : bad('Must be true or false.');
    case 'count':
      return isCount(value, field.max) ? ok(value) : bad(`Must be a whole number from 0 to ${String(field.max)}.`);
    case 'player': {
      const found = player(value);
      return found >= 0 ? ok(found) : bad(`Must be one of the players: ${players.join(', ')}.`);
    }
    case 'players': {
      const found = Array.isArray(value) ? value.map(player) : [-1];
      return found.every((n) => n >= 0) ? ok(found) : bad(`Must be a list of players: ${players.join(', ')}.`);
    }
    case 'order':
      return Array.isArray(value) &&
        new Set(value).size === value.length &&
        value.every((one): one is string => typeof one === 'string' && field.values.includes(one))
        ? ok(value)
        : bad(`Must be a list of ${field.values.map((v) => `“${v}”`).join(', ')}, each at most once.`);
    case 'counts':
      return Array.isArray(value) &&
        value.length === players.length &&
        value.every((n) => n === null || isCount(n, field.max))
        ? ok(value as EnteredCounts)
        : bad(`Must be a list of ${String(players.length)} whole numbers, one for each player.`);
  }
}

/** Head of a score, as a club would write it. */
export interface TableHead {
  readonly title?: string | undefined;
  readonly place?: string | undefined;
  readonly agreed?: string | undefined;
}

/** Fields of a head, with the most letters that each may have. */
export const HEAD_FIELDS = { title: 60, place: 60, agreed: 400 } as const satisfies Record<keyof TableHead, number>;

/** A head without empty lines; undefined if nothing is left. */
export function tidyHead(head: TableHead): TableHead | undefined {
  const lines = Object.entries(head).flatMap(([name, text]: [string, string | undefined]) =>
    text === undefined || text.trim() === '' ? [] : [[name, text.trim()] as const],
  );
  return lines.length === 0 ? undefined : Object.fromEntries(lines);
}

/** Why a head cannot stand in an account, and at which field; undefined if it can. */
export function whyNotHead(head: unknown): { readonly at: string; readonly why: string } | undefined {
  if (typeof head !== 'object' || head === null || Array.isArray(head))
    return { at: 'head', why: 'The head must be an object with a title, a place and what was agreed.' };
  for (const [name, text] of Object.entries(head)) {
    if (!Object.hasOwn(HEAD_FIELDS, name))
      return { at: `head.${name}`, why: `The head of a score has no field ${quoteValue(name)}.` };
    const most = HEAD_FIELDS[name as keyof TableHead];
    if (typeof text !== 'string' || text.length > most)
      return { at: `head.${name}`, why: `This must be a text of at most ${String(most)} letters.` };
  }
  return undefined;
}
