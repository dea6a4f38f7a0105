import { expect, test } from 'vitest';
import { boardSeen, dice, rulesOf1792 } from '../../../../../tests/support/revertier-board.ts';
import { comparePlays } from './situation/plays.ts';
import { sayEnding, sayMoved } from './effect-words.ts';
import { START } from './situation/state.ts';

const rules = rulesOf1792();
const ONE_OF_TWO = boardSeen('2:1 24:14');

test('why there is nothing to play', () => {
  expect(sayEnding({ kind: 'borneOff', winner: 0 })).toBe('White has borne off the last man: the game is over.');
  expect(sayEnding({ kind: 'shutOut', winner: 1 })).toBe('White is shut out by his own men and has lost.');
  expect(sayEnding({ kind: 'frozen', winner: 0 })).toBe(
    'Neither player can ever play again, and Black has more men in hand.',
  );
  expect(sayEnding({ kind: 'frozen', winner: undefined })).toBe(
    'Neither player can ever play again: the game is drawn.',
  );
});

test('what changed rules make of a throw: plays more, plays fewer, or the same', () => {
  const free = rulesOf1792({ 'dice.obliged': false });
  const larger = rulesOf1792({ 'dice.one': 'larger' });
  const moved = (position: typeof START, now: typeof rules, held: typeof rules): string =>
    sayMoved(comparePlays(position, dice('65'), now, held));
  expect(moved(START, rules, rules)).toBe('The plays of this throw do not change.');
  expect(moved(START, free, rules)).toBe('3 plays become legal.');
  expect(moved(START, rules, free)).toBe('3 plays are no longer legal.');
  expect(moved(ONE_OF_TWO, rules, larger)).toBe('One play becomes legal.');
  expect(moved(ONE_OF_TWO, larger, rules)).toBe('One play is no longer legal.');
});
