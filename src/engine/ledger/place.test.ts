import { expect, test } from 'vitest';
import { atCard, isSamePlace, parsePlace, printPlace, rankPlace, trickAt, type Place } from './place.ts';

const SEATS = ['first', 'second', 'third', 'dealer'];
const IN_ORDER = [
  'start',
  'ante',
  'deal',
  'bid.2',
  'bid.9',
  'bid.10',
  'contract',
  'exchange',
  'exchange.first',
  'exchange.third',
  'exchange.dealer',
  'trade.1',
  'trade.2',
  'opposites',
  't1.1',
  't1.4',
  't2.1',
  't10.1',
  't13.5',
  't999.2',
  'thrown',
  'end',
];
const places = IN_ORDER.flatMap((text) => parsePlace(text) ?? []);

test('places are read and printed back', () => {
  expect(places.map(printPlace)).toEqual(IN_ORDER);
});

test('places stand in the order of the deal', () => {
  const rank = (place: Place): number => rankPlace(place, SEATS);
  expect(
    places
      .toReversed()
      .sort((a, b) => rank(a) - rank(b))
      .map(printPlace),
  ).toEqual(IN_ORDER);
});

test.each([
  '',
  't1',
  't1.',
  't1.12',
  'nowhere',
  'bid',
  'bid.x',
  'bid.',
  'exchange.',
  'exchange.first.1',
  'ante.1',
  'play',
])('no place is called “%s”', (text) => {
  expect(parsePlace(text)).toBeUndefined();
});

test('a card is of a trick, and two places are the same where they say the same', () => {
  expect(places.map(trickAt).filter((trick) => trick !== undefined)).toEqual([1, 1, 2, 10, 13, 999]);
  expect(isSamePlace(atCard(5, 3), atCard(5, 3))).toBe(true);
  expect(isSamePlace(atCard(5, 3), atCard(3, 5))).toBe(false);
});
