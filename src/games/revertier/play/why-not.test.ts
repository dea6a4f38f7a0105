import { describe, expect, test } from 'vitest';
import { boardSeen, dice, rulesOf1792 } from '../../../../tests/support/revertier-board.ts';
import { naivePlays, naiveText } from '../../../../tests/support/revertier-naive.ts';
import { randomPosition } from '../../../../tests/support/revertier-positions.ts';
import { makeRandom } from '#engine/kernel/random.ts';
import { positionOf } from '#engine/tables/board.ts';
import { parsePlay, type Play, randomThrow } from '#engine/tables/play.ts';
import { otherPlayer } from '#engine/tables/position.ts';
import type { RevertierRules } from '../rules/keys.ts';
import { boardAfter } from './legal-plays.ts';
import { refusedPlays, whyNotPlay } from './why-not.ts';

const playOf = (text: string): Play => {
  const play = parsePlay(text);
  if (!play.ok) throw new Error(play.error.message);
  return play.value;
};
const why = (own: string, enemy: string, thrown: string, play: string, changes: Partial<RevertierRules> = {}) =>
  whyNotPlay(boardSeen(own, enemy), dice(thrown), playOf(play), rulesOf1792(changes));

describe('why a play is not legal', () => {
  test.each([
    ['a second man on a point of the way out', '1:15', '13:15', '33', '1/4 1/4', 'outward.single'],
    ['a closed point', '1:14 7:1', '13:15', '66', '7/13', 'hit.men'],
    ['a closed point on the way, the man going on from it', '1:15', '2:2 6:2 13:11', '51', '1/6/7', 'hit.men'],
    ['entering on himself', 'hand:1 1:10 5:1 12:3', '13:15', '53', 'hand/5', 'enter.own'],
    ['entering on the pile', 'hand:1 1:10 12:4', '13:15', '31', 'hand/1', 'enter.own'],
    ['entering on two men', 'hand:1 1:10 12:4', '5:2 13:13', '53', 'hand/5', 'hit.men'],
    ['another man before the one in hand', 'hand:1 1:10 12:4', '13:15', '52', '12/17', 'enter.first'],
    ['another man hors du jeu', 'hand:2 1:8 12:5', '2:2 3:2 4:2 5:2 13:7', '65', '12/18', 'enter.horsDuJeu'],
    [
      'a second man entering hors du jeu',
      'hand:3 1:8 12:4',
      '2:2 3:2 4:2 13:9',
      '65',
      'hand/5 hand/6',
      'enter.horsDuJeu',
    ],
    ['bearing off too soon', '18:1 19:14', '13:15', '64', '19/off', 'off.allHome'],
    ['bearing off with a man in hand', 'hand:1 20:14', '13:15', '65', 'hand/6 20/off', 'off.allHome'],
    ['too large, with a man behind', '20:1 22:14', '13:15', '54', '20/24 24/off', 'off.tooLarge'],
    ['fewer numbers than can be played', '1:15', '13:15', '65', '1/6', 'dice.obliged'],
    ['a pass that need not be', '1:15', '13:15', '66', 'pass', 'dice.obliged'],
    ['a number that was not thrown', '1:15', '13:15', '65', '1/5 1/6', 'dice.doublets'],
    ['a third man', '12:15', '1:15', '65', '12/18 12/17 12/16', 'dice.doublets'],
  ])('%s', (_what, own, enemy, thrown, play, key) => {
    const refusal = why(own, enemy, thrown, play);
    expect(refusal?.key).toBe(key);
    expect(refusal?.message).toMatch(/\.$/);
  });

  test('says no more of a throw than can be played', () => {
    // From 2 to 7 with the five or to 8 with the six; both would lead to 13, which is closed.
    expect(why('2:1 24:14', '13:15', '65', 'pass')?.message).toBe(
      'At least one of the numbers six and five can be played, so passing is not allowed.',
    );
    // From 1 the six leads to 7, and from there the five to 12.
    expect(why('1:15', '13:15', '65', '1/7')?.message).toBe(
      'More of the numbers thrown (six and five) can be played, and a player must play as many as possible.',
    );
  });

  test('under other rules, other reasons', () => {
    expect(why('2:1 24:14', '13:15', '65', '2/7', { 'dice.one': 'larger' })?.key).toBe('dice.one');
    expect(why('1:5 8:1 12:9', '13:1 14:14', '51', '12/13', { 'hit.men': 'notOnPile' })?.key).toBe('hit.men');
    expect(why('11:1 12:14', '1:15', '61', '11/12', { 'head.free': false })?.key).toBe('head.free');
    expect(why('off:13 22:1 23:1', '1:15', '65', '22/off', { 'off.tooLarge': 'lost' })?.key).toBe('off.tooLarge');
    expect(why('1:15', '13:15', '66', 'pass', { 'dice.obliged': false })).toBeUndefined();
  });

  test('a legal play has none, however it is written', () => {
    for (const text of ['1/7/12', '1/6/12', '1/12', '1/6 1/7'])
      expect(why('1:15', '13:15', '65', text)).toBeUndefined();
  });

  test('a man who is not there is named without a rule', () => {
    expect(why('1:15', '13:15', '65', '5/10')).toMatchObject({ code: 'no-man' });
  });
});

test('plays that look possible and are not: each is illegal by the slow rules too, and says by which rule', () => {
  const random = makeRandom(4);
  const rules = rulesOf1792();
  for (let n = 0; n < 120; n++) {
    const position = randomPosition(random);
    const thrown = randomThrow(random);
    const legal = naivePlays(position, thrown, rules);
    for (const { play, why } of refusedPlays(position, thrown, rules)) {
      const board = boardAfter(position, play);
      if (!board) throw new Error('A man is moved from where there is none.');
      expect(legal).not.toContain(naiveText(positionOf(board, otherPlayer(position.toPlay))));
      expect(Object.keys(rules)).toContain(why.key);
    }
  }
});

test('of opening sonnez: not a second man, not on to 13, not none', () => {
  const refused = refusedPlays(boardSeen('1:15'), dice('66'), rulesOf1792());
  expect(refused.map(({ text, why }) => [text, why.key])).toEqual([
    ['1/7(2)', 'outward.single'],
    ['1/7/13', 'hit.men'],
    ['pass', 'dice.obliged'],
  ]);
});
