import { expect, test } from 'vitest';
import { boardSeen, dice, rulesOf1792 } from '../../../../tests/support/revertier-board.ts';
import { OFF } from '#engine/tables/position.ts';
import { NOTHING_LIFTED, touch, type BoardSelection, moveBy } from './moving.ts';

const rules = rulesOf1792();
const situation = { position: boardSeen('1:14 7:1'), dice: dice('61') };
const moving = moveBy(situation.position, situation.dice, [], rules);
const touched = (handling: BoardSelection, place: number) => touch(handling, place, moving, situation, rules);
const from = (lifted: number): BoardSelection => ({ lifted, refused: undefined });

test('a man is lifted, put down again, or set down where a number brings him', () => {
  expect(touched(NOTHING_LIFTED, 1)).toEqual({ lifted: 1, refused: undefined, by: [] });
  expect(touched(from(1), 1)).toEqual({ lifted: undefined, refused: undefined, by: [] });
  expect(touched(from(1), 2)).toEqual({ lifted: undefined, refused: undefined, by: [{ from: 1, die: 1 }] });
  // Another of his men is lifted instead.
  expect(touched(from(1), 7)).toMatchObject({ refused: { key: 'outward.single' } });
  expect(touched(from(7), 1)).toMatchObject({ lifted: 1 });
});

test('what may not be done says why, by the rule that refuses it', () => {
  // A six from 1 lands on 7, where a man of his own stands.
  expect(touched(from(1), 7)).toMatchObject({ lifted: 1, by: [], refused: { key: 'outward.single' } });
  expect(touched(from(1), 5).refused).toMatchObject({ code: 'not-thrown' });
  expect(touched(NOTHING_LIFTED, 13).refused?.message).toBe('There is no man to move on 13.');
  expect(touched(NOTHING_LIFTED, OFF).refused?.message).toMatch(/^First tap the man/);
});
