import { expect, test } from 'vitest';
import { boardSeen, dice, rulesOf1792 } from '../../../../tests/support/revertier-board.ts';
import { HAND, OFF, type BoardPlace } from '#engine/tables/position.ts';
import { moveBy } from '../play/moving.ts';
import { boardAtRest, spotsToPlay } from './spots.ts';

const rules = rulesOf1792();
/** A man in hand; one on 5, seven and twelve on 7 and 1; single enemies on 6 and 12. */
const position = boardSeen('hand:1 1:12 5:1 7:1', '6:1 12:1 13:13');
const spotsOf = (lifted?: BoardPlace) => spotsToPlay(0, moveBy(position, dice('53'), [], rules), { lifted });
type Spots = ReturnType<typeof spotsOf>;
const placesBy = (spots: Spots, is: (spot: Spots[number]) => boolean): readonly BoardPlace[] =>
  spots.filter(is).map(({ place }) => place);

test('five and three with a man in hand: it enters on 3; then 1 to 6, 5 to 10, 7 to 12, or on to 8', () => {
  const spots = spotsOf();
  expect(placesBy(spots, ({ mark }) => mark === 'may')).toEqual([HAND]);
  expect(placesBy(spots, ({ mark }) => mark === 'follow')).toEqual([1, 5, 7]);
  expect(placesBy(spots, ({ lands }) => lands === 'free')).toEqual([3, 8, 10]);
  expect(placesBy(spots, ({ lands }) => lands === 'hit')).toEqual([6, 12]);
  expect(spots[7]?.label).toBe('Point 7: a man of White’s; can move after another man');
  expect(spots[12]?.label).toBe('Point 12: a man of Black’s; a man can land here and hits');
});

test('once he is lifted, only his own landings are marked', () => {
  const spots = spotsOf(HAND);
  expect(placesBy(spots, ({ mark }) => mark === 'target')).toEqual([3, 8]);
  expect(placesBy(spots, ({ lands }) => lands !== undefined)).toEqual([3, 8]);
  expect(placesBy(spots, ({ mark }) => mark === 'lifted')).toEqual([HAND]);
});

test('a man borne off lands off the board, and nothing is marked where nobody moves', () => {
  const last = boardSeen('off:13 23:2', '13:15');
  const spots = spotsToPlay(0, moveBy(last, dice('22'), [], rules));
  expect(placesBy(spots, ({ lands }) => lands === 'free')).toEqual([OFF]);
  expect(spotsToPlay(0, boardAtRest(last.men)).every((spot) => !spot.mark && !spot.lands)).toBe(true);
});
