import { isFields } from '#engine/kernel/fields.ts';
import { ok, refuse, type Result } from '#engine/kernel/result.ts';
import { isDay } from '../../page/day.ts';
import { heard, parseSaved } from '../account/account.ts';

/** One evening of a season, as far as a season needs it. */
export interface Evening {
  /** Title of its head; empty if it has none. */
  readonly title: string;
  /** Day such as 2026-11-23; empty if the score does not say. */
  readonly day: string;
  /** “A game, Book 1822”. */
  readonly book: string;
  /** Plural of its counters: `chips`. Only evenings in the same counters are added up. */
  readonly unit: string;
  readonly deals: number;
  /** Net of each player. */
  readonly nets: readonly { readonly name: string; readonly net: number }[];
}

/** Evenings in the same counters, added up. */
export interface SeasonTable {
  readonly unit: string;
  readonly evenings: readonly Evening[];
  /** Players in the order of their totals, highest first. */
  readonly players: readonly {
    readonly name: string;
    readonly total: number;
    /** Evenings at which the player sat down. */
    readonly played: number;
    /** Net of each evening; undefined where the player was not there. */
    readonly nets: readonly (number | undefined)[];
    /** Total before the first evening, and after each. */
    readonly course: readonly number[];
  }[];
}

export const SEASON_FORMAT = 'quinola-season';
const VERSION = 1;
export const MOST_EVENINGS = 200;

const isSame = (a: Evening, b: Evening): boolean => JSON.stringify(a) === JSON.stringify(b);

/** An evening of the same day, title, book and players as another, which may be the same score after fewer deals. */
export const alreadyThere = (season: readonly Evening[], evening: Evening): Evening | undefined => {
  const about = ({ day, title, book, nets }: Evening): string =>
    JSON.stringify([day, title, book, nets.map(({ name }) => heard(name))]);
  return season.find((one) => about(one) === about(evening) && !isSame(one, evening));
};

/** The season with one more evening, in the order of their days; the same evening twice counts once. */
export const withEvening = (season: readonly Evening[], evening: Evening): readonly Evening[] =>
  [...season.filter((one) => !isSame(one, evening)), evening].toSorted((a, b) => a.day.localeCompare(b.day));

/** Adds up a season, one table for each kind of counters. */
export function addUp(season: readonly Evening[]): readonly SeasonTable[] {
  const units = [...new Set(season.map(({ unit }) => unit))];
  return units.map((unit) => {
    const evenings = season.filter((evening) => evening.unit === unit);
    const names = new Map(evenings.flatMap(({ nets }) => nets.map(({ name }) => [heard(name), name] as const)));
    const players = [...names].map(([key, name]) => {
      const nets = evenings.map((evening) => evening.nets.find((player) => heard(player.name) === key)?.net);
      const course = nets.reduce<readonly number[]>((sums, net) => [...sums, (sums.at(-1) ?? 0) + (net ?? 0)], [0]);
      const played = nets.filter((net) => net !== undefined).length;
      return { name, nets, course, played, total: course.at(-1) ?? 0 };
    });
    return { unit, evenings, players: players.toSorted((a, b) => b.total - a.total) };
  });
}

/** Prints a season as a file; `parseSeason` reads it back. */
export const printSeason = (evenings: readonly Evening[]): string =>
  JSON.stringify({ format: SEASON_FORMAT, version: VERSION, evenings }, undefined, 2);

const isEvening = (data: unknown): data is Evening =>
  isFields(data) &&
  ['title', 'book', 'unit', 'day'].every((name) => typeof data[name] === 'string') &&
  (data['day'] === '' || isDay(data['day'])) &&
  Number.isInteger(data['deals']) &&
  Array.isArray(data['nets']) &&
  data['nets'].every(
    (player: unknown) => isFields(player) && typeof player['name'] === 'string' && Number.isInteger(player['net']),
  );

/** Parses a season file. An error says what is wrong with it. */
export function parseSeason(text: string): Result<readonly Evening[]> {
  const saved = parseSaved(text, { format: SEASON_FORMAT, version: VERSION, what: 'a season' });
  if (!saved.ok) return saved;
  const { evenings } = saved.value;
  if (!Array.isArray(evenings) || evenings.length > MOST_EVENINGS)
    return refuse('bad-evenings', `A season is a list of at most ${String(MOST_EVENINGS)} evenings.`, 'evenings');
  const wrong = evenings.findIndex((evening) => !isEvening(evening));
  return wrong < 0
    ? ok(evenings as readonly Evening[])
    : refuse('bad-evening', `Evening ${String(wrong + 1)} of that file is damaged.`, `evenings[${String(wrong)}]`);
}
