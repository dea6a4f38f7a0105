import { describe, expect, test } from 'vitest';
import { boardSeen, rulesOf1792 } from '../../../../../tests/support/revertier-board.ts';
import { printMen } from '#engine/tables/men-text.ts';
import { BEGINNINGS, FIRST, lay, playOn, START, throwDice, undo } from './state.ts';

const rules = rulesOf1792();
const OTHER = boardSeen('1:14 12:1');

describe('how a game may begin', () => {
  test('from the pile, or with what was given in 1698; the dice to White are no beginning of their own', () => {
    const seen = BEGINNINGS.map(({ name, position: { men, toPlay } }) => [name, ...men.map(printMen), toPlay]);
    // Six and ace laid down are men on 7 and 2, four and three men on 5 and 4. Men on the head leave the dice to chance.
    expect(seen).toEqual([
      ['All men piled', '1:15', '1:15', 0],
      ['White receives the dice, with six and ace laid down', '1:13 2:1 7:1', '1:15', 0],
      ['White receives the dice, with four and three laid down', '1:13 4:1 5:1', '1:15', 0],
      ['White receives 2 men on the head', '1:13 12:2', '1:15', 0],
      ['Black receives the dice', '1:15', '1:15', 1],
      ['Black receives the dice, with six and ace laid down', '1:15', '1:13 2:1 7:1', 1],
      ['Black receives the dice, with four and three laid down', '1:15', '1:13 4:1 5:1', 1],
      ['Black receives 2 men on the head', '1:15', '1:13 12:2', 0],
    ]);
  });

  test('the page stands with the first throw of a game, two threes', () => {
    expect([FIRST.position, FIRST.dice, FIRST.viewer, FIRST.before]).toEqual([START, [3, 3], 0, []]);
  });
});

describe('what the reader does', () => {
  test('throws come in the order of the seed, the same for everybody', () => {
    const one = throwDice(FIRST);
    const two = throwDice(one);
    const three = throwDice(two);
    expect([one.thrown, two.thrown, three.thrown]).toEqual([1, 2, 3]);
    // Whoever stands at the second throw is thrown the third, by whatever way he came there.
    expect(throwDice({ ...FIRST, thrown: 2 }).dice).toEqual(three.dice);
    expect(throwDice({ ...FIRST, position: OTHER }).dice).toEqual(one.dice);
    const dice = Array.from({ length: 20 }, (_, thrown) => throwDice({ ...FIRST, thrown }).dice.join(''));
    expect(new Set(dice).size).toBeGreaterThan(5);
    const others = Array.from({ length: 20 }, (_, thrown) => throwDice({ ...FIRST, seed: 1698, thrown }).dice.join(''));
    expect(others).not.toEqual(dice);
  });

  test('another position leaves the throw, and another throw the position; a play that was chosen is chosen no more', () => {
    const chosen = { ...FIRST, chosen: '1/4/7/10 1/4' };
    expect(lay(chosen, { position: OTHER })).toMatchObject({ position: OTHER, dice: [3, 3], chosen: undefined });
    expect(lay(chosen, { dice: [6, 5] })).toMatchObject({ position: START, dice: [6, 5], chosen: undefined });
    expect(throwDice(chosen).chosen).toBeUndefined();
  });

  test('a play brings the next throw of the seed, unless it has ended the game', () => {
    const chosen = { ...FIRST, chosen: '1/4' };
    const on = playOn(chosen, OTHER, rules);
    expect(on).toMatchObject({ position: OTHER, dice: throwDice(FIRST).dice, thrown: 1, chosen: undefined });
    expect(on.before).toHaveLength(1);
    const over = playOn(chosen, boardSeen('off:15', '13:15'), rules);
    expect(over).toMatchObject({ dice: [3, 3], thrown: 0, chosen: undefined });
    expect(undo(over).position).toEqual(START);
  });

  test('each step can be taken back, the latest first; the rules stay as they are', () => {
    const moved = playOn(FIRST, OTHER, rules);
    const again = lay({ ...moved, changes: { 'dice.obliged': false }, chosen: '1/4' }, { dice: [6, 6] });
    const back = undo(again);
    expect(back).toMatchObject({ position: OTHER, dice: moved.dice, thrown: 1, chosen: undefined });
    expect(back.changes).toEqual({ 'dice.obliged': false });
    const first = undo(back);
    expect(first).toMatchObject({ position: START, dice: [3, 3], thrown: 0, before: [] });
    expect(undo(first)).toBe(first);
  });

  test('three hundred steps are remembered, the latest', () => {
    let state = FIRST;
    for (let n = 0; n < 302; n++) state = lay(state, { dice: n % 2 === 0 ? [6, 5] : [2, 1] });
    expect(state.before).toHaveLength(300);
    // The first throw of all, two threes, and the one after it are forgotten.
    expect(state.before[0]?.dice).toEqual([2, 1]);
    expect(state.before.at(-1)?.dice).toEqual([6, 5]);
  });
});
