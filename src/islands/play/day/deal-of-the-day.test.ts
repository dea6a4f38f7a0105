import { describe, expect, test } from 'vitest';
import { PLAYED_REVERSIS as game } from '#games/reversis/tools/play/Play.tsx';
import { GAMES } from '#games/index.ts';
import { dayAfter, dayAt } from '../../page/day.ts';
import { now, startSession } from '../table-session.ts';
import {
  dayOfDeal,
  dealDays,
  dealOfTheDay,
  FIRST_DAY,
  parseDealDay,
  type DailyGame,
  dayAddress,
  daysHome,
} from './deal-of-the-day.ts';

const { id, ruleSets } = game.engine;
const daily = { id, ruleSets, players: game.players };
const TODAY = '2026-11-23';

/** The first days of a game with these books. */
const firstDays = <R>(of: DailyGame<R>, many: number) =>
  Array.from({ length: many }, (_, i) => dealOfTheDay(of, dayAfter(FIRST_DAY, i)));

test('a date deals the same cards to everybody; another date, others', () => {
  const dealtOn = (day: string) => {
    const read = daysHome(game, TODAY).parse(dayAddress(day));
    if (!read.ok || typeof read.value.deal !== 'number') throw new Error(day);
    const who = { id: 'a', reader: '', strength: 'plain', names: {} } as const;
    return now(startSession(game.played, read.value.terms, read.value.deal, who)).record.hands;
  };
  expect(dealtOn('2026-11-20')).toEqual(dealtOn('2026-11-20'));
  expect(dealtOn('2026-11-21')).not.toEqual(dealtOn('2026-11-20'));
  expect(daysHome(game, TODAY).parse('')).toEqual(daysHome(game, TODAY).parse('day=2026-11-23'));
});

test.each(GAMES.filter(({ tools }) => tools.play).map((one) => ({ of: one.id, one })))(
  'every book of $of takes its turn, and every seat comes up',
  ({ one }) =>
    one.open(({ engine, kind }) => {
      const seats = kind === 'tables' ? 2 : 4;
      const begins = engine.ruleSets.map(({ dailyFrom = FIRST_DAY }) => dailyFrom).toSorted();
      const first = begins.at(-1) ?? FIRST_DAY;
      const deals = Array.from({ length: 10 * engine.ruleSets.length }, (_, i) =>
        dealOfTheDay({ id: one.id, ruleSets: engine.ruleSets, players: () => [seats] }, dayAfter(first, i)),
      );
      expect(new Set(deals.map(({ book }) => book.id)).size).toBe(engine.ruleSets.length);
      expect(new Set(deals.map(({ seat }) => seat)).size).toBe(seats);
      // In turn: no book comes again before all others.
      for (const [i, { book }] of deals.slice(0, -engine.ruleSets.length).entries())
        expect(deals[i + engine.ruleSets.length]?.book.id).toBe(book.id);
    }),
);

test('a book that is added later changes no day before its own first', () => {
  const added = { ...ruleSets[0]!, id: 'book-1900', dailyFrom: dayAfter(FIRST_DAY, 20) };
  const before = firstDays(daily, 40).map(({ book }) => book.id);
  const after = firstDays({ ...daily, ruleSets: [...ruleSets, added] }, 40).map(({ book }) => book.id);
  expect(after.slice(0, 20)).toEqual(before.slice(0, 20));
  expect(after.slice(20)).toContain('book-1900');
});

test('another game sits its reader elsewhere on some days', () => {
  const seats = (name: string) => firstDays({ ...daily, id: name }, 20).map(({ seat }) => seat);
  expect(seats('a-game')).not.toEqual(seats('another-game'));
});

describe('the day in an address', () => {
  const said = (text: string): string => {
    const day = parseDealDay(text, TODAY);
    return day.ok ? day.value : day.error.message;
  };

  test('is any from the first to today', () => {
    expect(said('2026-11-01')).toBe('2026-11-01');
    expect(said(TODAY)).toBe(TODAY);
  });

  test.each([
    ['2026-02-30', 'There is no day “2026-02-30”. Write year, month and day, as in 2026-11-23.'],
    ['yesterday', 'There is no day “yesterday”. Write year, month and day, as in 2026-11-23.'],
    ['', 'There is no day “”. Write year, month and day, as in 2026-11-23.'],
    ['2026-11-24', 'The deal of 24 November 2026 is not out yet: today is Monday 23 November 2026.'],
    ['2026-10-31', 'There is no deal of 31 October 2026: the first was on 1 November 2026.'],
  ])('is refused with a sentence: %s', (text, sentence) => {
    expect(said(text)).toBe(sentence);
  });

  test('is left out for today, so that an address kept tomorrow opens tomorrow’s deal', () => {
    const home = daysHome(game, TODAY);
    const read = home.parse('day=2026-11-20');
    if (!read.ok) throw new Error(read.error.message);
    expect(home.print({ ...read.value, deal: 20_261_120 })).toBe('day=2026-11-20');
    expect(home.print({ ...read.value, deal: 20_261_123 })).toBe('');
    expect(['', 'day=', 'day=x', 'main', 'book=a'].map(home.isNamed)).toEqual([true, true, true, false, false]);
  });
});

test('the number of a deal says its day', () => {
  expect([20_261_123, 4711, 20_261_345].map(dayOfDeal)).toEqual([TODAY, undefined, undefined]);
  expect(dealOfTheDay(daily, TODAY).number).toBe(20_261_123);
});

test('days go back to the first, also over a change of the clocks', () => {
  const days = dealDays('2027-04-01');
  expect([days[0], days.at(-1), days.length]).toEqual(['2027-04-01', FIRST_DAY, 30 + 31 + 31 + 28 + 31 + 1]);
  expect(dealDays('2026-10-31')).toEqual([]);
  // Midnight by the clock of the reader.
  expect(dayAt(new Date(2026, 10, 23, 0, 0, 1))).toBe(TODAY);
  expect(dayAt(new Date(2026, 10, 23, 23, 59, 59))).toBe(TODAY);
});
