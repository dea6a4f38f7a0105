import { expect, test } from 'vitest';
import { parseTrickPlace, rankPlace } from './place.ts';

const SEATS = ['first', 'second', 'third', 'dealer'];

test('places stand in the order of the deal', () => {
  const inOrder = [
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
    'thrown',
    'end',
  ];
  const shuffled = inOrder.toReversed();
  expect(shuffled.sort((a, b) => rankPlace(a, SEATS) - rankPlace(b, SEATS))).toEqual(inOrder);
  expect(rankPlace('nowhere')).toBeLessThan(rankPlace('ante'));
});

test('trick places are read, others are not', () => {
  expect(parseTrickPlace('t11.4')).toEqual([11, 4]);
  expect(parseTrickPlace('ante')).toBeUndefined();
  expect(parseTrickPlace('t1')).toBeUndefined();
});
