import { dayOfDeal, dealOfTheDay, parseDealDay } from './deal-of-the-day.ts';
import type { Day } from '../../page/day.ts';
import { ok, refuse } from '#engine/kernel/result.ts';
import { termsOf, type SeatAddressGame, type TableHome } from '../kept/address.ts';

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
    const terms = termsOf(game, book, {}, { players, seat, given: undefined });
    return terms ? ok({ terms, deal: number }) : refuse('rules', `The rules of ${book.id} cannot be played.`);
  },
  print: ({ deal }) => {
    const day = typeof deal === 'number' ? dayOfDeal(deal) : undefined;
    return day === undefined || day === today ? '' : dayAddress(day);
  },
  instead: () => ({ fragment: '', says: 'Here is today’s deal.' }),
  isResumed: true,
});
