import { expect, test } from 'vitest';
import { printCards, RANK_10, rankOf, type Card } from '#engine/cards/card.ts';
import { range } from '#engine/kernel/collections.ts';
import { valuesOf } from '#engine/rules/rule-set.ts';
import { reversis } from '../game.ts';
import type { ReversisRules } from '../rules/keys.ts';
import { seatNames } from '../record/record.ts';
import { almanach1785 } from '../rules/books/almanach-1785.ts';
import { lpjr1634 } from '../rules/books/lpjr-1634.ts';
import { maison1659 } from '../rules/books/maison-1659.ts';

const [plaisant, maison, almanach] = [lpjr1634, maison1659, almanach1785].map((source) => valuesOf(source)) as [
  ReversisRules,
  ReversisRules,
  ReversisRules,
];
const isTen = (card: Card): boolean => rankOf(card) === RANK_10;
const tens = range(52).filter(isTen);
const others = range(52).filter((card) => !isTen(card));

/** Deal data with the hands as played, dealt one card at a time, and the card each seat laid out, if given. */
const asPlayed = (seats: number, each: number, laidOut: readonly Card[] = []): Readonly<Record<string, unknown>> => {
  const names = seatNames(seats);
  const hands = names.map((name, seat) => [
    name,
    printCards(others.filter((_, i) => i % seats === seat && i < each * seats)),
  ]);
  const laid = laidOut.map((card, seat) => [names[seat], printCards([card])]);
  return { deal: { hands: Object.fromEntries(hands) as unknown, laidOut: Object.fromEntries(laid) as unknown } };
};
const broken = (data: Readonly<Record<string, unknown>>, rules: ReversisRules): readonly string[] => {
  const read = reversis.parseRecord(data);
  const done = read.ok ? reversis.judge(read.value, rules) : read;
  if (!done.ok) throw new Error(done.error.message);
  return done.value.departures.map(({ key }) => key);
};

test('all four tens may lie laid out: forty-eight cards played say nothing of the pack', () => {
  for (const rules of [plaisant, maison]) {
    expect(broken(asPlayed(4, 12, tens), rules)).toEqual([]);
    expect(broken(asPlayed(4, 12), rules)).toEqual([]);
  }
});

test('among five they may lie laid out and undealt: of 45 played, five laid out and two left over', () => {
  expect(broken(asPlayed(5, 9, [...tens.slice(0, 2), ...others.slice(45)]), plaisant)).toEqual([]);
  expect(broken(asPlayed(5, 9), plaisant)).toEqual([]);
});

test('a ten that was laid out is one that a pack without tens has not', () => {
  expect(broken(asPlayed(4, 11, [...tens.slice(0, 1), ...others.slice(44, 47)]), almanach)).toEqual(['pack.tens']);
  expect(broken(asPlayed(4, 11, others.slice(44)), almanach)).toEqual([]);
});

test('a deal told whole, talon and all, shows that its pack has none', () => {
  const hands = {
    first: others.slice(0, 11),
    second: others.slice(11, 22),
    third: others.slice(22, 33),
    dealer: others.slice(33, 45),
  };
  const deal = {
    hands: Object.fromEntries(Object.entries(hands).map(([name, cards]) => [name, printCards(cards)])),
    talon: printCards(others.slice(45)),
  };
  expect(broken({ deal }, plaisant)).toContain('pack.tens');
  expect(broken({ deal }, almanach)).not.toContain('pack.tens');
});
