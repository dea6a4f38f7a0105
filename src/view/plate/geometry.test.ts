import { describe, expect, test } from 'vitest';
import { COIN, HEIGHT, nameSpot, poolSpot, roomAt, wayOf, WIDTH, wrapped, type End } from './geometry.ts';

const seatsOf = (count: number): readonly number[] => Array.from({ length: count }, (_, seat) => seat);

describe.each([4, 5])('a table of %i', (count) => {
  test('play goes to the right, against the clock, or to the left; the first player always sits nearest', () => {
    const [first, right] = [nameSpot(0, count, 'right'), nameSpot(1, count, 'right')];
    expect(first.x).toBeCloseTo(WIDTH / 2);
    expect(first.y).toBeGreaterThan(HEIGHT / 2);
    expect(right.x).toBeGreaterThan(WIDTH / 2);
    expect(nameSpot(1, count, 'left').x).toBeCloseTo(WIDTH - right.x);
  });

  test('every coin lies whole on the felt, and no two ways between the same players share a place', () => {
    const ends: readonly End[] = [...seatsOf(count).map((seat) => ({ seat })), { pool: 0 }, { pool: 1 }, { pool: 2 }];
    for (const from of ends)
      for (const to of ends) {
        if (from === to) continue;
        const { coin } = wayOf(from, to, count, 'right');
        expect.soft(coin.x).toBeGreaterThan(COIN);
        expect.soft(coin.x).toBeLessThan(WIDTH - COIN);
        expect.soft(coin.y).toBeGreaterThan(COIN);
        expect.soft(coin.y).toBeLessThan(HEIGHT - COIN);
      }
  });
});

test('opposite players pay across the middle, each way a little to its right, so that two coins can be told apart', () => {
  const [there, back] = [wayOf({ seat: 0 }, { seat: 2 }, 4, 'right'), wayOf({ seat: 2 }, { seat: 0 }, 4, 'right')];
  expect(Math.hypot(there.coin.x - back.coin.x, there.coin.y - back.coin.y)).toBeGreaterThan(COIN / 2);
});

test('pools lie in corners of their own', () => {
  const spots = [0, 1, 2, 3].map(poolSpot);
  expect(new Set(spots.map(({ x, y }) => `${String(x)} ${String(y)}`)).size).toBe(4);
});

test('long words are parted between words where the felt is narrow', () => {
  expect(wrapped('médiateur in favourite', roomAt(50))).toEqual(['médiateur in', 'favourite']);
  expect(wrapped('médiateur in favourite', roomAt(WIDTH / 2))).toEqual(['médiateur in favourite']);
  expect(wrapped('passes', 3)).toEqual(['passes']);
});
