import { describe, expect, test } from 'vitest';
import { boardSeen, men } from '../../../tests/support/revertier-board.ts';
import { randomPosition, swapColours } from '../../../tests/support/revertier-positions.ts';
import { makeRandom } from '../kernel/random.ts';
import { across, type Position, parsePositionId, printPositionId } from './position.ts';

const START: Position = { men: [men('1:15'), men('1:15')], toPlay: 0 };

const reread = (id: string): Position => {
  const position = parsePositionId(id);
  if (!position.ok) throw new Error(position.error.message);
  return position.value;
};

describe('the name of a position', () => {
  test('published names mean the same for ever', () => {
    // White to throw 0; none in hand 0, none off 0, fifteen on point 1 111100000; Black the same: 000111 100000 001111 000000,
    // which is H g P A, and the letter that checks them: 11 × 37 + 7 is 30 of 64, then × 37 + 32 is 54, + 15: 29, + 0: 49, x.
    expect(reread('HgPAx')).toEqual(START);
    expect(reread('HIgANHMAYoi')).toEqual(boardSeen('1:9 4:1 16:5', '2:2 13:10 24:3'));
  });

  test('is read back to the position, and is short', () => {
    const random = makeRandom(24);
    for (let n = 0; n < 3000; n++) {
      const position = randomPosition(random);
      const id = printPositionId(position);
      expect(reread(id)).toEqual(position);
      expect(id.length).toBeLessThanOrEqual(22);
    }
  });

  test('does not depend on the chair: the same board described from either side has one name', () => {
    // White to throw: his men and Black's by White's numbers; then by Black's, the same men on the same points.
    const fromWhite = boardSeen('1:9 4:1 16:5', '2:2 13:10 24:3', 0);
    const [white, black] = fromWhite.men;
    expect(white[16]).toBe(5);
    expect(black[across(2)]).toBe(2);
    expect(black[14]).toBe(2);
    const fromBlack: Position = { men: [men('1:9 4:1 16:5'), men('14:2 1:10 12:3')], toPlay: 0 };
    expect(printPositionId(fromBlack)).toBe(printPositionId(fromWhite));
  });

  test('the other colour, and the other to throw, are other positions', () => {
    const position = boardSeen('1:9 4:1 16:5', '2:2 13:10 24:3', 0);
    const names = [position, swapColours(position), { ...position, toPlay: 1 } as const].map(printPositionId);
    expect(new Set(names).size).toBe(3);
    expect(reread(names[1] ?? '')).toEqual(swapColours(position));
  });

  test('a changed, missing or added letter is noticed', () => {
    const id = printPositionId(boardSeen('1:9 4:1 16:5', '2:2 13:10 24:3'));
    for (let at = 0; at < id.length; at++) {
      for (const letter of 'AaZ09_-xq') {
        if (letter === id[at]) continue;
        expect(parsePositionId(id.slice(0, at) + letter + id.slice(at + 1)).ok).toBe(false);
      }
      expect(parsePositionId(id.slice(0, at) + id.slice(at + 1)).ok).toBe(false);
    }
    for (const text of ['', 'A', `${id}A`, 'not a name', 'é'.repeat(9), 'A'.repeat(5000)])
      expect(parsePositionId(text)).toMatchObject({ ok: false, error: { code: 'bad-position-id' } });
  });
});
