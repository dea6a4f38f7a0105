import { describe, expect, test } from 'vitest';
import { boardSeen, dice, rulesOf1792 } from '../../../../tests/support/revertier-board.ts';
import { randomPosition } from '../../../../tests/support/revertier-positions.ts';
import { makeRandom } from '#engine/kernel/random.ts';
import { boardOf, pointsFrom } from '#engine/tables/board.ts';
import { endingOf } from './frame.ts';
import type { RevertierRules } from '../rules/keys.ts';
import { legalPlays } from './legal-plays.ts';
import { closedTo, entryPoints, isHorsDuJeu, movementOf } from '../record/record.ts';

/** Texts of all plays, sorted; points as the player who throws counts them. */
const plays = (own: string, enemy: string, thrown: string, changes: Partial<RevertierRules> = {}): readonly string[] =>
  legalPlays(boardSeen(own, enemy), dice(thrown), rulesOf1792(changes))
    .map(({ text }) => text)
    .toSorted();

const ended = (own: string, enemy: string, changes: Partial<RevertierRules> = {}) =>
  endingOf(boardSeen(own, enemy), rulesOf1792(changes));

describe('points and men', () => {
  test('the head takes an eleventh man; any other point of the way out one', () => {
    expect(plays('1:4 11:1 12:10', '13:15', '61')).toContain('1/7 11/12');
    // A six from 2 lands on 8, where his own man stands: legal only once that man has gone on to 9. 3 and 13 are closed.
    const six = plays('2:1 8:1 12:13', '3:2 13:13', '61').filter((text) => text.includes('2/8'));
    expect(six).toEqual(['2/8 8/9']);
    expect(plays('1:13 6:1 7:1', '13:15', '65')).not.toContain('1/7 1/6');
    expect(plays('1:13 6:1 7:1', '13:15', '65', { 'outward.single': false })).toContain('1/7 1/6');
  });

  test('where the head takes one man, a second cannot come there', () => {
    // 11 is closed, so that the man on 6 has only the six.
    expect(plays('6:1 12:14', '11:2 13:13', '65')).toContain('6/12 12/17');
    expect(plays('6:1 12:14', '11:2 13:13', '65', { 'head.free': false }).join(' ')).not.toContain('6/12');
  });

  test('two men close a point and one does not; men may be passed over', () => {
    // 2 to 6 are closed, but a six from the pile passes them all.
    expect(plays('1:15', '2:2 3:2 4:2 5:2 6:2 13:5', '61')).toEqual(['1/7/8']);
    expect(plays('1:15', '7:2 13:13', '66')).toEqual(['pass']);
    expect(plays('1:15', '7:1 13:14', '66')).toEqual(['1/7*']);
  });

  test('the other can close his pile, his head and points 1 to 12, and never 14 to 23', () => {
    const random = makeRandom(1792);
    const movement = movementOf(rulesOf1792());
    for (let n = 0; n < 2000; n++)
      expect(closedTo(boardOf(randomPosition(random)), 0, movement) & pointsFrom(14, 23)).toBe(0);
  });

  test('nobody need hit', () => {
    expect(plays('12:14 14:1', '18:1 13:14', '42')).toContain('12/16 14/16');
  });
});

describe('the dice', () => {
  test('a doublet is played twice over, or not', () => {
    expect(plays('1:15', '13:15', '33')).toEqual(['1/4/7/10 1/4']);
    // Two threes: 4 and 7 with one man; a second man on 4 is not allowed.
    expect(plays('1:15', '13:15', '33', { 'dice.doublets': false })).toEqual(['1/4/7']);
  });

  test('he plays as many numbers as he can [revertier-1792.press.obliged] or, by the other answer, as many as he likes', () => {
    expect(plays('1:15', '13:15', '66')).toEqual(['1/7']);
    expect(plays('1:15', '13:15', '66', { 'dice.obliged': false })).toEqual(['1/7', 'pass']);
    // Legal: nothing, the six, the five, or both in two ways.
    expect(plays('1:15', '13:15', '65', { 'dice.obliged': false })).toEqual([
      '1/6',
      '1/7',
      '1/7 1/6',
      '1/7/12',
      'pass',
    ]);
  });
});

describe('men in hand', () => {
  const THREE = ['hand:3 1:8 12:4', '2:2 3:2 4:2 5:1 13:8'] as const;

  test('entries are points 1 to 6 without his own men and with one of the other’s at most', () => {
    const board = boardOf(boardSeen(...THREE));
    expect(entryPoints(board, 0, movementOf(rulesOf1792()))).toBe((1 << 5) | (1 << 6));
    expect(isHorsDuJeu(board, 0, movementOf(rulesOf1792()))).toBe(true);
  });

  test('hors du jeu, as anyone: all enter that can, and nobody else moves', () => {
    expect(plays(...THREE, '65', { 'enter.horsDuJeu': 'asAnyone' })).toEqual(['hand/6 hand/5*']);
    expect(plays(...THREE, '64', { 'enter.horsDuJeu': 'asAnyone' })).toEqual(['hand/6']);
  });

  test('the point of the pile, once empty, takes one man that enters', () => {
    expect(plays('hand:2 12:13', '14:15', '11')).toEqual(['hand/1']);
    expect(plays('hand:2 12:13', '14:15', '21')).toEqual(['hand/2 hand/1']);
    expect(plays('hand:1 1:1 12:13', '13:15', '11')).toEqual(['pass']);
  });

  test('on himself, where that is allowed, both may enter by a doublet', () => {
    // Two fours let both in; the other two are played by both, by one, by one of them and one from the head, or from the head
    // only: two men a four each, or one man both.
    expect(plays('hand:2 12:13', '13:15', '44', { 'enter.own': true, 'outward.single': false })).toEqual([
      'hand/4(2) 12/16(2)',
      'hand/4(2) 12/16/20',
      'hand/4/8 hand/4 12/16',
      'hand/4/8(2)',
      'hand/4/8/12 hand/4',
    ]);
  });

  test('other men may move first where that is allowed', () => {
    expect(plays('hand:1 1:10 12:4', '13:15', '61')).toEqual(['hand/6 1/2', 'hand/6/7']);
    expect(plays('hand:1 1:10 12:4', '13:15', '61', { 'enter.first': false })).toContain('1/7 1/2');
  });
});

describe('shut out', () => {
  test('his own men hold the pile and four more points, and two of his men are hit: he has lost (1698) [revertier-1792.horsDuJeu.ownMen]', () => {
    const own = 'hand:2 1:5 2:1 3:1 4:1 5:1 12:4';
    expect(ended(own, '13:15')).toEqual({ kind: 'shutOut', winner: 1, shut: { inHand: 2, free: 1 } });
    expect(ended('hand:1 1:6 2:1 3:1 4:1 5:1 12:4', '13:15')).toBeUndefined();
    expect(ended(own, '13:15', { 'shutOut.end': 'waits' })).toBeUndefined();
    expect(plays(own, '13:15', '65', { 'shutOut.end': 'waits' })).toEqual(['hand/6', 'pass']);
  });

  test('with none of his own men there, seven men in hand and not six', () => {
    expect(ended('hand:7 12:8', '13:15')).toEqual({ kind: 'shutOut', winner: 1, shut: { inHand: 7, free: 6 } });
    expect(ended('hand:6 12:9', '13:15')).toBeUndefined();
  });

  test('closed by the other’s cases he is hors du jeu and waits', () => {
    expect(ended('hand:2 1:8 12:5', '2:2 3:2 4:2 5:2 6:2 13:5')).toBeUndefined();
    expect(plays('hand:2 1:8 12:5', '2:2 3:2 4:2 5:2 6:2 13:5', '65')).toEqual(['pass']);
  });
});

describe('bearing off', () => {
  test('by the exact number a man goes off, or another moves', () => {
    // 20 off and 19 to 20 leaves one man on 20, and so does 19 to 24 and off; or both move, to 21 and 24.
    expect(plays('off:13 19:1 20:1', '1:15', '51')).toHaveLength(2);
  });

  test('a number larger than needed takes the rearmost, or is lost', () => {
    expect(plays('off:13 22:1 23:1', '1:15', '65')).toEqual(['22/off 23/off']);
    expect(plays('off:13 22:1 23:1', '1:15', '65', { 'off.tooLarge': 'lost' })).toEqual(['pass']);
  });

  test('a man hit stops it until he is home; men off stay off', () => {
    // He enters on 5 or 6, and the other number can only take him on to 11.
    expect(plays('hand:1 20:3 off:11', '13:15', '65')).toEqual(['hand/6/11']);
    const after = legalPlays(boardSeen('hand:1 20:3 off:11', '13:15'), dice('65'), rulesOf1792())[0]?.after.men[0];
    expect(after?.[25]).toBe(11);
  });

  test('not before all men are on 19 to 24, unless that is not asked', () => {
    // The first six brings the last man home, and the other three bear off.
    expect(plays('14:1 19:14', '13:15', '66')).toEqual(['14/20 19/off(3)']);
    expect(plays('14:1 19:14', '13:15', '61')).not.toContain('14/15 19/off');
    expect(plays('14:1 19:14', '13:15', '61', { 'off.allHome': false })).toContain('14/15 19/off');
  });

  test('the last man off ends the game, whatever is left of the throw', () => {
    expect(plays('off:14 19:1', '1:15', '66')).toEqual(['19/off']);
    expect(ended('1:15', 'off:15')).toEqual({ kind: 'borneOff', winner: 1 });
  });
});

describe('neither can play any number', () => {
  // Each has taken the other's first table, and has men in hand.
  const CASES = '13:2 14:2 15:2 16:2 17:2 18:2';
  const THEIRS = '1:2 2:2 3:2 4:2 5:2 6:2';

  test('drawn', () => {
    expect(ended(`hand:3 ${CASES}`, `hand:3 ${THEIRS}`)).toEqual({ kind: 'frozen', winner: undefined });
  });

  test('or lost by whoever has more men in hand', () => {
    const own = `hand:1 24:2 ${CASES}`;
    const changes = { 'frozen.end': 'moreInHand' } as const;
    expect(ended(own, `hand:3 ${THEIRS}`)).toEqual({ kind: 'frozen', winner: undefined });
    expect(ended(own, `hand:3 ${THEIRS}`, changes)).toEqual({ kind: 'frozen', winner: 0 });
    expect(ended(`hand:3 ${CASES}`, `hand:3 ${THEIRS}`, changes)).toEqual({ kind: 'frozen', winner: undefined });
  });
});
