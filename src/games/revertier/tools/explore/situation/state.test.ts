import { describe, expect, test } from 'vitest';
import { boardSeen, rulesOf1792 } from '../../../../../../tests/support/revertier-board.ts';
import { printMen } from '#engine/tables/position.ts';
import {
  BEGINNINGS,
  FIRST,
  lay,
  moveOn,
  nextGame,
  completeThrow,
  explorerScore,
  START,
  throwDice,
  undoThrow,
} from './state.ts';

const rules = rulesOf1792();
const OTHER = boardSeen('1:14 12:1');

describe('how a game may begin', () => {
  test('from the pile, or with what was given in 1698; the dice to White are no beginning of their own', () => {
    const seen = BEGINNINGS.map(({ name, position: { men, toPlay } }) => [name, ...men.map(printMen), toPlay]);
    // Six and ace laid down are men on 7 and 2, four and three men on 5 and 4. Men on the head leave the dice to chance.
    expect(seen).toEqual([
      ['All men piled', '1:15', '1:15', 0],
      ['White receives the dice with six and ace already played', '1:13 2:1 7:1', '1:15', 0],
      ['White receives the dice with four and three already played', '1:13 4:1 5:1', '1:15', 0],
      ['White receives 2 men on the head', '1:13 12:2', '1:15', 0],
      ['Black receives the dice', '1:15', '1:15', 1],
      ['Black receives the dice with six and ace already played', '1:15', '1:13 2:1 7:1', 1],
      ['Black receives the dice with four and three already played', '1:15', '1:13 4:1 5:1', 1],
      ['Black receives 2 men on the head', '1:15', '1:13 12:2', 0],
    ]);
  });

  test('the page stands with the first throw of a game, two threes', () => {
    expect([FIRST.position, FIRST.dice, FIRST.made, FIRST.viewer, FIRST.before]).toEqual([START, [3, 3], [], 0, []]);
  });
});

const MOVED = [{ from: 1, die: 3 }];

describe('what the reader does', () => {
  test('throws come in the order of the seed, the same for everybody', () => {
    const one = throwDice(FIRST);
    const two = throwDice(one);
    const three = throwDice(two);
    expect([one.thrown, two.thrown, three.thrown]).toEqual([1, 2, 3]);
    // The second throw of a seed is followed by its third, however the player came there.
    expect(throwDice({ ...FIRST, thrown: 2 }).dice).toEqual(three.dice);
    expect(throwDice({ ...FIRST, position: OTHER }).dice).toEqual(one.dice);
    const thrownFrom = (seed: number): readonly (string | undefined)[] =>
      Array.from({ length: 20 }, (_, thrown) => throwDice({ ...FIRST, seed, thrown }).dice?.join(''));
    expect(new Set(thrownFrom(1792)).size).toBeGreaterThan(5);
    expect(thrownFrom(1698)).not.toEqual(thrownFrom(1792));
  });

  test('another position leaves the throw, and another throw the position; the men that were moved stand where they were', () => {
    const moved = moveOn(FIRST, MOVED);
    expect(moved.made).toEqual(MOVED);
    expect(lay(moved, { position: OTHER })).toMatchObject({ position: OTHER, dice: [3, 3], made: [] });
    expect(lay(moved, { dice: [6, 5] })).toMatchObject({ position: START, dice: [6, 5], made: [] });
    expect(throwDice(moved).made).toEqual([]);
    expect(undoThrow(moved).made).toEqual([]);
    expect(undoThrow(moveOn(moved, [{ from: 4, die: 3 }])).made).toEqual(MOVED);
  });

  test('after a play the other is to throw, and what was done is had back step by step', () => {
    const on = completeThrow(moveOn(FIRST, MOVED), OTHER, rules);
    expect(on).toMatchObject({ position: OTHER, dice: undefined, thrown: 0, made: [], finished: [] });
    expect(undoThrow(on)).toMatchObject({ position: START, dice: [3, 3], made: MOVED });
    expect(undoThrow(undoThrow(on)).made).toEqual([]);
    expect(undoThrow(FIRST)).toBe(FIRST);
  });
});

describe('the score of the games', () => {
  // Black has moved, and it is White's turn: Black has all his men off.
  const lost = { ...boardSeen('1:15'), men: [boardSeen('1:15').men[0], boardSeen('off:15').men[0]] } as const;
  // White stands in hand with two, and on five of his six first points: one is shut out, and the double was agreed.
  const shut = boardSeen('hand:2 1:5 2:1 3:1 4:1 5:1 12:4', '13:15');
  const double = rulesOf1792({ 'double.agreed': true, 'double.when': 'shutOut' });

  test('a game ended is won by somebody, single or double, and undone with the play that ended it', () => {
    const over = completeThrow(FIRST, lost, rules);
    expect(over.finished).toEqual([{ winner: 1, double: false }]);
    const twice = completeThrow(over, shut, double);
    expect(twice.finished).toEqual([
      { winner: 1, double: false },
      { winner: 1, double: true },
    ]);
    expect([explorerScore(twice.finished, 0), explorerScore(twice.finished, 1)]).toEqual([
      { won: 0, double: 0 },
      { won: 2, double: 1 },
    ]);
    expect(undoThrow(twice).finished).toHaveLength(1);
  });

  test('the next game begins from the piles, with whoever has the dice by the rules', () => {
    const over = completeThrow(FIRST, lost, rules);
    const winner = nextGame(over, rulesOf1792({ 'start.next': 'winner' }));
    expect(winner).toMatchObject({ position: { ...START, toPlay: 1 }, dice: undefined, starter: 1 });
    expect(nextGame(over, rulesOf1792({ 'start.next': 'loser' })).position.toPlay).toBe(0);
    const thrown = rulesOf1792({ 'start.next': 'thrown', 'start.throw': 'opening' });
    const third = nextGame(over, thrown);
    expect(third.dice?.[0]).not.toBe(third.dice?.[1]);
    expect(third.thrown).toBeGreaterThan(over.thrown);
    expect(nextGame(over, { ...thrown, 'start.throw': 'fresh' }).dice).toBeUndefined();
  });
});
