import type { Day } from '../../page/day.ts';
import { isDay } from '../../page/day.ts';
import { isFields } from '#engine/kernel/fields.ts';
import { dropStored, guarded, readStored, writeStored } from '../../page/stored.ts';

/** Result of a day: the first that its reader finished, and the house's in the same seat. */
export interface DayResult {
  /** Net of the reader, in the unit of the day's book. */
  readonly you: number;
  /** Net of the house in the reader's seat; undefined until the house has played. */
  readonly house?: number | undefined;
  /** Number of times the reader took something back. */
  readonly takenBack: number;
  /** Whether the house played the reader's last cards. */
  readonly isPlayedOut: boolean;
  /** Link to the deal as the reader played it; below, as the house played it in his seat. */
  readonly deal: string;
  readonly houseDeal?: string | undefined;
  /** Where the two first chose differently, in a sentence. */
  readonly parted?: string | undefined;
}

export type DayResults = Readonly<Record<Day, DayResult>>;

/** Results of a game's days as the browser keeps them. */
export interface KeptDays {
  readonly results: DayResults;
  /** What a reader should know about the keeping, in a sentence. */
  readonly note?: string;
  /** Whether the browser has results that cannot be read, nor set aside. */
  readonly isLocked?: boolean;
}

const VERSION = 1;

/** Name under which a game's results are stored. */
export const daysName = (game: string): string => `quinola.days.${game}`;
/** Name under which results that cannot be read are set aside. */
const asideName = (game: string): string => `${daysName(game)}.unread`;

export const NOTHING_KEPT =
  'This browser stores nothing for this site, so the result lasts only as long as this page is open.';
const UNREAD = 'The results stored in this browser were written by another version of the site and cannot be read.';

const isText = (data: unknown): data is string => typeof data === 'string';

function parseResult(data: unknown): DayResult | undefined {
  if (!isFields(data)) return undefined;
  const { you, house, takenBack, isPlayedOut, deal, houseDeal, parted } = data;
  if (!Number.isFinite(you) || !isText(deal)) return undefined;
  return {
    you: Number(you),
    takenBack: Number.isInteger(takenBack) ? Number(takenBack) : 0,
    isPlayedOut: isPlayedOut === true,
    deal,
    ...(Number.isFinite(house) && isText(houseDeal) && { house: Number(house), houseDeal }),
    ...(isText(parted) && { parted }),
  };
}

function parse(text: string): DayResults | undefined {
  const data: unknown = guarded(() => JSON.parse(text) as unknown);
  if (!isFields(data) || data['version'] !== VERSION || !isFields(data['days'])) return undefined;
  return Object.fromEntries(
    Object.entries(data['days']).flatMap(([day, one]) => {
      const result = isDay(day) ? parseResult(one) : undefined;
      return result ? [[day, result]] : [];
    }),
  );
}

/** Stored results of a game. What cannot be read is set aside, and the sentence says so. */
export function readDays(game: string): KeptDays {
  const text = readStored(daysName(game));
  if (text === undefined) return { results: {} };
  const results = parse(text);
  if (results) return { results };
  const aside = readStored(asideName(game));
  // Deletes the original only after the copy is stored.
  if (!writeStored(asideName(game), aside === undefined ? text : `${aside}\n${text}`))
    return { results: {}, note: `${UNREAD} ${NOTHING_KEPT}`, isLocked: true };
  dropStored(daysName(game));
  return { results: {}, note: `${UNREAD} They are set aside, and a new list begins.` };
}

/** Stores the result of a day among those of other windows. What is known of it already stays. */
export function keepDay(game: string, day: Day, result: DayResult): KeptDays {
  const before = readDays(game);
  const results = { ...before.results, [day]: { ...result, ...before.results[day] } };
  if (before.isLocked === true) return { ...before, results };
  const isKept = writeStored(daysName(game), JSON.stringify({ version: VERSION, days: results }));
  return { results, ...(isKept ? before.note !== undefined && { note: before.note } : { note: NOTHING_KEPT }) };
}
