import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { cardSpot, PLATE_HEIGHT, isOneLine, nameSpot, poolSpot, roomAt, PLATE_WIDTH, wrapped } from './geometry.ts';

describe.each([4, 5])('a table of %i', (count) => {
  test('play goes to the right, anticlockwise, or to the left; the first player always sits nearest', () => {
    const [first, right] = [nameSpot(0, count, 'right'), nameSpot(1, count, 'right')];
    expect(first.x).toBeCloseTo(PLATE_WIDTH / 2);
    expect(first.y).toBeGreaterThan(PLATE_HEIGHT / 2);
    expect(right.x).toBeGreaterThan(PLATE_WIDTH / 2);
    expect(nameSpot(1, count, 'left').x).toBeCloseTo(PLATE_WIDTH - right.x);
    expect(isOneLine(first)).toBe(true);
    expect(isOneLine(right)).toBe(false);
  });

  test('the sheet of styles lays each card where the ways take it to lie', () => {
    const css = readFileSync('src/view/plate/Felt.module.css', 'utf8');
    for (let seat = 0; seat < count; seat++) {
      const selector = `.felt[data-seats='${String(count)}'] [data-at='${String(seat)}']`;
      const [, top, left] =
        new RegExp(
          `\\s${selector.replaceAll(/[.[\]]/g, '\\$&')}[^{]*\\{\\s*inset: ([\\d.]+)% auto auto ([\\d.]+)%`,
        ).exec(css) ?? [];
      const { x, y } = cardSpot(seat, count, 'right');
      expect.soft(Number(left), selector).toBeCloseTo((x / PLATE_WIDTH) * 100, 1);
      expect.soft(Number(top), selector).toBeCloseTo((y / PLATE_HEIGHT) * 100, 1);
    }
  });
});

test('pools lie in corners of their own', () => {
  const spots = [0, 1, 2, 3].map(poolSpot);
  expect(new Set(spots.map(({ x, y }) => `${String(x)} ${String(y)}`)).size).toBe(4);
});

test('long words are parted between words where the felt is narrow', () => {
  expect(wrapped('médiateur in favourite', roomAt(50))).toEqual(['médiateur in', 'favourite']);
  expect(wrapped('médiateur in favourite', roomAt(PLATE_WIDTH / 2))).toEqual(['médiateur in favourite']);
  expect(wrapped('passes', 3)).toEqual(['passes']);
});
