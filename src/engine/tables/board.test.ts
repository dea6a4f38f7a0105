import { describe, expect, test } from 'vitest';
import { randomPosition } from '../../../tests/support/revertier-positions.ts';
import { makeRandom } from '../kernel/random.ts';
import {
  bitAfter,
  boardOf,
  countBits,
  lowestBit,
  moveMan,
  pointsFrom,
  positionOf,
  turnBoard,
  unmoveMan,
} from './board.ts';
import { parseMen, printMen, across, HAND, OFF, placeAfter } from './position.ts';
import { parseThrow, printThrow, THROWS, throwNumber } from './play.ts';

describe('points', () => {
  test('each player’s numbers for the other’s: 1 and 13, 12 and 24, 6 and 18', () => {
    expect([1, 12, 13, 24, 6, 18].map(across)).toEqual([13, 24, 1, 12, 18, 6]);
    for (let point = 1; point <= 24; point++) expect(across(across(point))).toBe(point);
    expect(turnBoard((1 << 1) | (1 << 24) | (1 << HAND))).toBe((1 << 13) | (1 << 12));
  });

  test('a man goes on by a number, or off', () => {
    expect([placeAfter(HAND, 3), placeAfter(18, 6), placeAfter(19, 6), placeAfter(24, 2)]).toEqual([3, 24, OFF, OFF]);
  });

  test('masks of points', () => {
    const mask = pointsFrom(2, 4) | pointsFrom(9, 9);
    expect(mask).toBe(0b1000011100);
    expect([countBits(mask), lowestBit(mask), bitAfter(mask, 2), bitAfter(mask, 3)]).toEqual([4, 2, 4, 9]);
  });
});

test('a move and its undoing leave a board as it was, masks and all', () => {
  const random = makeRandom(3);
  for (let n = 0; n < 3000; n++) {
    const position = randomPosition(random);
    const board = boardOf(position);
    const mover = position.toPlay;
    const own = position.men[mover];
    const from = own.findIndex((men, place) => men > 0 && place < OFF && random(3) > 0);
    if (from < 0) continue;
    const to = placeAfter(from, random(6) + 1);
    const before = structuredClone(board);
    const hit = moveMan(board, mover, from, to);
    expect(board).toEqual(boardOf(positionOf(board, mover)));
    unmoveMan(board, mover, from, to, hit);
    expect(board).toEqual(before);
  }
});

test('21 throws, by number; read in either order', () => {
  expect(THROWS.map(printThrow).join(' ')).toBe('11 21 22 31 32 33 41 42 43 44 51 52 53 54 55 61 62 63 64 65 66');
  expect(THROWS.map(throwNumber)).toEqual(THROWS.map((_, i) => i));
  for (const text of ['53', '35', ' 5-3 ', '3,5']) expect(parseThrow(text)).toEqual({ ok: true, value: [5, 3] });
  for (const text of ['', '5', '70', '07', '533', 'five three']) expect(parseThrow(text).ok).toBe(false);
});

test('men in words are read back', () => {
  const random = makeRandom(5);
  for (let n = 0; n < 300; n++) {
    const [own] = randomPosition(random).men;
    expect(parseMen(printMen(own))).toEqual({ ok: true, value: own });
  }
  expect(parseMen('12, 1:3, Off:2')).toMatchObject({ ok: true, value: { 1: 3, 12: 1, 25: 2 } });
  for (const text of ['25:1', '0:1', '3:16', '3:1 3:2', 'bar:1', '3:', 'x'])
    expect(parseMen(text)).toMatchObject({ ok: false });
});
