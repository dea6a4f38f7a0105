import { expect, test } from 'vitest';
import { makeRandom } from '#engine/kernel/random.ts';
import { valuesOf } from '#engine/rules/rule-set.ts';
import type { ReversisRecord } from '../record/record.ts';
import { almanach1785 } from '../rules/books/almanach-1785.ts';
import { lpjr1634 } from '../rules/books/lpjr-1634.ts';
import { judge } from '../settle/judge.ts';
import { dealAnother, dealOut, completeDeal } from './plain-deal.ts';

const BOOKS = [almanach1785, lpjr1634].map((book) => [book.id, valuesOf(book)] as const);

/** The record of a deal after a number of cards. */
const cutAfter = (record: ReversisRecord, count: number): ReversisRecord => ({
  ...record,
  plays: record.plays
    .map((trick, n) => trick.slice(0, Math.max(0, count - n * record.seats)))
    .filter((trick) => trick.length > 0),
});

test.each(BOOKS)('only the cards of a deal number: as the whole deal has them, and nothing done (%s)', (_, rules) => {
  for (const seed of [1, 2, 3]) {
    const { hands, talon } = dealAnother(seed, rules);
    expect(dealOut(seed, rules, 4)).toMatchObject({ hands, talon, trades: [], plays: [] });
  }
});

test.each(BOOKS)(
  'from any card of a deal the house goes on to its end by the rules, and what has been played stays (%s)',
  (_, rules) => {
    const whole = dealAnother(7, rules);
    for (const count of [0, 1, 5, 22, 43]) {
      const partial = cutAfter(whole, count);
      const done = completeDeal(partial, rules, makeRandom(count));
      expect(done.plays.flat().slice(0, count)).toEqual(partial.plays.flat());
      expect(done.plays).toHaveLength(whole.plays.length);
      expect(done.laidOut).toEqual(whole.laidOut);
      const judged = judge(done, rules);
      expect(judged.ok && judged.value.departures).toEqual([]);
    }
  },
);

test('what one seat has laid out stays; those after it choose, and those before it have declined', () => {
  const rules = valuesOf(almanach1785);
  const dealt = dealOut(11, rules, 4);
  const third = dealt.hands[2]?.[4];
  const done = completeDeal({ ...dealt, laidOut: [undefined, undefined, third, undefined] }, rules, makeRandom(1));
  expect(done.laidOut.slice(0, 3)).toEqual([undefined, undefined, third]);
  expect(done.laidOut[3]).toBeDefined();
});

test('where fewer cards lie than the book deals, nothing is exchanged, and those that lie are played', () => {
  const rules = valuesOf(almanach1785);
  const { hands, ...dealt } = dealOut(5, rules, 4);
  const few = { ...dealt, talon: [], hands: hands.map((hand) => hand.slice(0, 3)) };
  const done = completeDeal(few, rules, makeRandom(1));
  expect(done.laidOut.some((card) => card !== undefined)).toBe(false);
  expect(done.plays.map((trick) => trick.length)).toEqual([4, 4, 4]);
});
