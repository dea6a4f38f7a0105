import { type Day, isDay, sayDay } from '../../page/day.ts';
import { isFields } from '#engine/kernel/fields.ts';
import { dropStored, guarded, readStored, writeStored } from '../../page/stored.ts';
import { capital, counted, inWords, type Unit } from '#engine/wording/sentence.ts';

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

type DayResults = Readonly<Record<Day, DayResult>>;

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

/** A net as what somebody did: “won 12 fiches”, “came out even”. */
const sayNet = (net: number, unit: Unit): string =>
  net === 0 ? 'came out even' : `${net > 0 ? 'won' : 'lost'} ${counted(Math.abs(net), unit)}`;

/** The reader’s result beside the house’s: “You ended 4 fiches better than the house.” */
export function sayComparison(you: number, house: number, unit: Unit): string {
  const by = you - house;
  if (by === 0) return 'You did as well as the house.';
  return `You ended ${counted(Math.abs(by), unit)} ${by > 0 ? 'better' : 'worse'} than the house.`;
}

/** What a reader did beyond playing the deal through: “took back twice”, “let the house play the rest”. */
export const sayHelp = ({ takenBack, isPlayedOut }: DayResult): readonly string[] => [
  ...(takenBack > 0
    ? [`took back ${takenBack < 3 ? ['once', 'twice'][takenBack - 1]! : `${String(takenBack)} times`}`]
    : []),
  ...(isPlayedOut ? ['let the house play the rest'] : []),
];

/** Three lines to send to somebody: which deal, both results, the address. They give nothing of the deal away. */
export function linesToCopy(
  { day, game, book, unit, address }: Readonly<Record<'day' | 'game' | 'book' | 'address', string>> & { unit: Unit },
  result: DayResult,
): string {
  const { you, house = 0 } = result;
  const help = sayHelp(result);
  const noted = help.length > 0 ? ` (${help.join(', ')})` : '';
  return [
    `Quinola, deal of the day, ${sayDay(day)}: ${game} by ${book}`,
    `I ${sayNet(you, unit)}${noted}; the house in my seat ${sayNet(house, unit)}.`,
    address,
  ].join('\n');
}

/** How the days went: “Four days played: better than the house on two, level with the house on two.” */
export function sayDays(results: DayResults): string {
  const played = Object.values(results).flatMap(({ you, house }) => (house === undefined ? [] : [you - house]));
  const [better, worse, level] = [1, -1, 0].map((sign) => played.filter((by) => Math.sign(by) === sign).length);
  const how = [
    better ? `better than the house on ${inWords(better)}` : '',
    worse ? `worse than the house on ${inWords(worse)}` : '',
    level ? `level with the house on ${inWords(level)}` : '',
  ].filter(Boolean);
  if (how.length === 0) return '';
  return `${capital(inWords(played.length))} ${played.length === 1 ? 'day' : 'days'} played: ${how.join(', ')}.`;
}
