import { dayAfter, sayDay, sayDayShort } from '../../page/day.ts';
import { capital, counted, inWords, type Unit } from '#engine/wording/sentence.ts';
import type { DayResult, DayResults } from './kept-days.ts';
import type { DayAtTable } from './use-day.ts';

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

/** Name of the button that leads to another day: “Play yesterday’s”. */
export function sayNext({ today, next }: Pick<DayAtTable, 'today' | 'next'>): string {
  if (next === undefined) return 'Play another deal';
  const name = next === today ? 'today’s' : next === dayAfter(today, -1) ? 'yesterday’s' : sayDayShort(next);
  return `Play ${name}`;
}
