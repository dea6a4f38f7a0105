import { describe, expect, test } from 'vitest';
import {
  cardBox,
  COIN,
  distanceTo,
  PLATE_HEIGHT,
  indexBox,
  nameBox,
  nameSpot,
  PLATE_WIDTH,
  type Direction,
} from './geometry.ts';
import { layOutWays, type PaymentEnd, type FeltLayout } from './ways.ts';

const seatsOf = (count: number): readonly number[] => Array.from({ length: count }, (_, seat) => seat);

function felt(seats: number, direction: Direction, hasCards = true): FeltLayout {
  const names = seatsOf(seats).map((seat) => nameBox(nameSpot(seat, seats, direction), ['Second hand +18']));
  return { seats, direction, cards: hasCards ? seatsOf(seats) : [], names, pools: [0, 1, 2] };
}

/** Each of the others pays one, one pays each, and each end pays each other alone. */
function payments(seats: number): readonly (readonly { readonly from: PaymentEnd; readonly to: PaymentEnd }[])[] {
  const ends: readonly PaymentEnd[] = [
    ...seatsOf(seats).map((seat) => ({ seat })),
    { pool: 0 },
    { pool: 1 },
    { pool: 2 },
  ];
  const pairs = ends.flatMap((from) =>
    ends.flatMap((to) => (from === to || ('pool' in from && 'pool' in to) ? [] : [{ from, to }])),
  );
  const one = seatsOf(seats).flatMap((seat) => {
    const others = seatsOf(seats).filter((other) => other !== seat);
    return [
      others.map((other) => ({ from: { seat: other }, to: { seat } })),
      others.map((other) => ({ from: { seat }, to: { seat: other } })),
    ];
  });
  return [...pairs.map((pair) => [pair]), ...one];
}

describe.each([
  [4, 'right'],
  [4, 'left'],
  [5, 'right'],
] as const)('a table of %i, dealt to the %s', (seats, direction) => {
  test('no coin covers the rank and suit of a card, lies on another, or leaves the felt', () => {
    const on = felt(seats, direction);
    const indices = seatsOf(seats).map((seat) => indexBox(cardBox(seat, seats, direction)));
    for (const paid of payments(seats)) {
      const coins = layOutWays(paid, on).map(({ coin }) => coin);
      const name = JSON.stringify(paid);
      for (const [i, coin] of coins.entries()) {
        for (const index of indices) expect.soft(distanceTo(index, coin), name).toBeGreaterThanOrEqual(COIN);
        expect
          .soft(Math.min(coin.x, PLATE_WIDTH - coin.x, coin.y, PLATE_HEIGHT - coin.y), name)
          .toBeGreaterThanOrEqual(COIN);
        for (const other of coins.slice(i + 1))
          expect.soft(Math.hypot(coin.x - other.x, coin.y - other.y), name).toBeGreaterThanOrEqual(2 * COIN);
      }
    }
  });
});

test('opposite players pay across the middle, neighbours round the corner', () => {
  const [across] = layOutWays([{ from: { seat: 0 }, to: { seat: 2 } }], felt(4, 'right'));
  expect(Math.hypot((across?.coin.x ?? 0) - PLATE_WIDTH / 2, (across?.coin.y ?? 0) - PLATE_HEIGHT / 2)).toBeLessThan(
    COIN,
  );
  const [round] = layOutWays([{ from: { seat: 0 }, to: { seat: 1 } }], felt(4, 'right'));
  expect(round?.coin.x).toBeGreaterThan(PLATE_WIDTH / 2 + COIN);
  expect(round?.coin.y).toBeGreaterThan(PLATE_HEIGHT / 2 + COIN);
});

test('the same payments are always drawn the same', () => {
  const paid = [1, 2, 3].map((seat) => ({ from: { seat }, to: { seat: 0 } }));
  expect(layOutWays(paid, felt(4, 'right'))).toEqual(layOutWays(paid, felt(4, 'right')));
});
