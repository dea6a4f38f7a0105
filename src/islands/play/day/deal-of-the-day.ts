import { dayAfter, daysBetween, isDay, sayDay, sayWeekday, type Day } from '../../page/day.ts';
import { makeRandom } from '#engine/kernel/random.ts';
import { ok, refuse, type Result } from '#engine/kernel/result.ts';
import { valuesOf, type RuleSet } from '#engine/rules/rule-set.ts';
import { termsForBook, type SeatAddressGame, type TableHome } from '../kept/address.ts';

/** First day that has a deal. */
export const FIRST_DAY: Day = '2026-11-01';

/** What a day needs of a game. */
export interface DailyGame<R> {
  readonly id: string;
  readonly ruleSets: readonly RuleSet<R>[];
  /** Possible numbers of players, the usual one first. */
  readonly players: (rules: R) => readonly number[];
}

/** The deal of a day: a book, a number of players, the reader’s seat, and the number that deals the cards or throws the dice. */
export interface DailyDeal<R> {
  readonly book: RuleSet<R>;
  readonly players: number;
  readonly seat: number;
  readonly number: number;
}

/** Number from a text that differs for nearly all texts (FNV-1a, 32 bits). */
const hashOf = (text: string): number =>
  Array.from(text, (letter) => letter.codePointAt(0) ?? 0).reduce(
    (hash, code) => Math.imul(hash ^ code, 0x0100_0193),
    0x811c_9dc5,
  );

/** Number of the deal of a day: its figures, `20261123`. */
const numberOf = (day: Day): number => Number(day.replaceAll('-', ''));

/** The day whose deal has this number; undefined if none has. */
export function dayOfDeal(number: number): Day | undefined {
  const day = String(number).replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3');
  return isDay(day) ? day : undefined;
}

/**
 * The deal of a game on a day from `FIRST_DAY` on, the same for everybody. The books take turns, each from its `dailyFrom` on;
 * the seat follows from game and day. A day that has passed keeps its deal for ever: readers have played it and sent it to others.
 */
export function dealOfTheDay<R>({ id, ruleSets, players }: DailyGame<R>, day: Day): DailyDeal<R> {
  const books = ruleSets.filter(({ dailyFrom = FIRST_DAY }) => dailyFrom <= day);
  const book = books[daysBetween(FIRST_DAY, day) % books.length];
  if (!book) throw new Error(`No book of ${id} has a deal on ${day}.`);
  const many = players(valuesOf(book))[0] ?? 4;
  return { book, players: many, seat: makeRandom(hashOf(`${id} ${day}`))(many), number: numberOf(day) };
}

/** Parses the day of a deal that somebody asks for today, or returns why there is none. */
export function parseDealDay(text: string, today: Day): Result<Day> {
  const said = text.slice(0, 20);
  if (!isDay(text)) return refuse('day', `There is no day “${said}”. Write year, month and day, as in ${today}.`);
  if (text > today) return refuse('day', `The deal of ${sayDay(text)} is not out yet: today is ${sayWeekday(today)}.`);
  if (text < FIRST_DAY)
    return refuse('day', `There is no deal of ${sayDay(text)}: the first was on ${sayDay(FIRST_DAY)}.`);
  return ok(text);
}

/** Days that have a deal, from today back to the first. */
export const dealDays = (today: Day): readonly Day[] =>
  Array.from({ length: Math.max(0, daysBetween(FIRST_DAY, today) + 1) }, (_, i) => dayAfter(today, -i));

/** A day in an address; empty for today. */
export const dayAddress = (day: Day): string => `day=${day}`;

/** The home of a game's deals of the day, addressed by their days: `day=2026-11-20`, or nothing for today's. */
export const daysHome = <R, Rec>(game: SeatAddressGame<R>, today: Day): TableHome<R, Rec> => ({
  shelf: `${game.engine.id}.day`,
  isNamed: (fragment) => fragment === '' || fragment.startsWith(dayAddress('')),
  parse: (fragment) => {
    const day = parseDealDay(fragment === '' ? today : fragment.slice(dayAddress('').length), today);
    if (!day.ok) return day;
    const { id, ruleSets } = game.engine;
    const { book, players, seat, number } = dealOfTheDay({ id, ruleSets, players: game.players }, day.value);
    const terms = termsForBook(game, book, {}, { players, seat, given: undefined });
    return terms ? ok({ terms, deal: number }) : refuse('rules', `The rules of ${book.id} cannot be played.`);
  },
  print: ({ deal }) => {
    const day = typeof deal === 'number' ? dayOfDeal(deal) : undefined;
    return day === undefined || day === today ? '' : dayAddress(day);
  },
  instead: () => ({ fragment: '', says: 'Here is today’s deal.' }),
  isResumed: true,
});
