import { describe, expect, test } from 'vitest';
import { boardSeen, dice, rulesOf1792 } from '../../../../tests/support/revertier-board.ts';
import { HAND, OFF, PLAYERS, type Player } from '#engine/tables/position.ts';
import { tableNames } from '#engine/wording/seat-names.ts';
import { legalPlays } from '../play/legal-plays.ts';
import { revertier } from '../game.ts';
import { shownGame } from '../tools/replay/settle.ts';
import { revertier1792 } from '../rules/books/revertier-1792.ts';
import { sayThrow } from './frames.ts';
import { sayBoard, sayColours } from './names.ts';
import { countedBy, sayMoves, sayWay, sayWays, sayWholePlay, foresee } from './plays.ts';

describe('a play in words', () => {
  test.each([
    ['play no man', []],
    [
      'move 1 to 7, then 1 to 2',
      [
        [1, 7],
        [1, 2],
      ],
    ],
    ['move 1 to 7 and on to 8', [[1, 7, 8]]],
    [
      'move 1 to 4, on to 7 and on to 10, then 1 to 4',
      [
        [1, 4, 7, 10],
        [1, 4],
      ],
    ],
    [
      'enter a man on 4, then 11 to 16',
      [
        [HAND, 4],
        [11, 16],
      ],
    ],
    ['enter a man on 3 and on to 8', [[HAND, 3, 8]]],
    [
      'enter a man on 2, then another on 5',
      [
        [HAND, 2],
        [HAND, 5],
      ],
    ],
    [
      'move 8 to 14 and on to 20, then two men from 16 to 22',
      [
        [8, 14, 20],
        [16, 22],
        [16, 22],
      ],
    ],
    [
      'move 1 to 7, 8 to 14, then two men from 16 to 22',
      [
        [1, 7],
        [8, 14],
        [16, 22],
        [16, 22],
      ],
    ],
    ['bear a man off from 20', [[20, OFF]]],
    [
      'bear four men off from 23',
      [
        [23, OFF],
        [23, OFF],
        [23, OFF],
        [23, OFF],
      ],
    ],
    [
      'bear two men off from 20, then another from 22',
      [
        [20, OFF],
        [20, OFF],
        [22, OFF],
      ],
    ],
    [
      'move 18 to 20, then bear a man off from 22',
      [
        [18, 20],
        [22, OFF],
      ],
    ],
    ['move 20 to 23 and off the board', [[20, 23, OFF]]],
  ] as const)('%s', (says, paths) => {
    expect(sayMoves(paths)).toBe(says);
  });

  test('every legal play of a throw has words of its own', () => {
    const plays = legalPlays(boardSeen('hand:1 1:8 5:1 7:1 12:4'), dice('32'), rulesOf1792());
    expect(plays.length).toBeGreaterThan(3);
    expect(new Set(plays.map(sayWholePlay)).size).toBe(plays.length);
  });

  test('the men hit are named', () => {
    expect(sayWholePlay({ paths: [[2, 7, 11]], hits: [7, 11] })).toBe('move 2 to 7 and on to 11, hitting on 7 and 11');
  });
});

test.each([
  [
    'one from 1 to 4, on to 7 and on to 10, and the other from 1 to 4',
    [
      [1, 4, 7, 10],
      [1, 4],
    ],
  ],
  [
    'two from 1 to 4, and another from 8 to 11 and on to 14',
    [
      [1, 4],
      [1, 4],
      [8, 11, 14],
    ],
  ],
  [
    'one from 20 off the board, and the other from 24 off the board',
    [
      [20, OFF],
      [24, OFF],
    ],
  ],
  [
    'from 1 to 7 and from 8 to 9',
    [
      [1, 7],
      [8, 9],
    ],
  ],
] as const)('each man’s path is told apart: %s', (says, paths) => {
  expect(sayWays(paths)).toBe(says);
});

describe('a play in the reader’s numbers', () => {
  test('a point is twelve further on or back; hand and off stay', () => {
    // The other’s pile is my 13 and his head my 24; his last point, 24, is my 12.
    const told = countedBy(0, 1, {
      paths: [
        [HAND, 3],
        [1, 12, 13],
        [24, OFF],
      ],
      hits: [3],
    });
    expect(told).toEqual({
      paths: [
        [HAND, 15],
        [13, 24, 1],
        [12, OFF],
      ],
      hits: [15],
    });
    expect(told.paths.map(sayWay)).toEqual([
      'from the hand to 15',
      'from 13 to 24 and on to 1',
      'from 12 off the board',
    ]);
  });

  test('one’s own play stays as it is, whichever colour one has', () => {
    const play = {
      paths: [
        [HAND, 4],
        [11, 16],
      ],
      hits: [16],
    };
    expect(countedBy(0, 0, play)).toEqual(play);
    expect(countedBy(1, 1, play)).toEqual(play);
  });

  test('the same throw to either player', () => {
    // White’s 7 and 11 are Black’s 19 and 23.
    const record = revertier.parseRecord({
      start: 'black',
      position: { white: '1:13 7:1 11:1', black: '12:14 14:1' },
      throws: ['54: 14/19/23'],
    });
    if (!record.ok) throw new Error(record.error.message);
    const settled = shownGame.settleDeal({
      record: record.value,
      book: revertier1792,
      changes: {},
      asPlayed: true,
    });
    if (!settled.ok) throw new Error(settled.error.message);
    const played = settled.value.steps[1]!.played!;
    const told = (me: 0 | 1) => sayThrow(played, me, tableNames({ seats: PLAYERS, me, direction: 'right' }));
    expect(told(1)).toBe(
      'You throw five and four and play both with one man, from 14 to 19 and on to 23, hitting twice.',
    );
    expect(told(0)).toBe(
      'The house throws five and four and plays both with one man, from 2 to 7 and on to 11, hitting twice.',
    );
  });

  test('the board is told in one numbering or in both', () => {
    const { men } = boardSeen('hand:1 1:14', '13:14 off:1');
    const names = ['you', 'the house'] as const;
    const told = (reader: Player, isOwnNumbers: boolean): string => {
      const nameOf = (player: Player): string => names[player === reader ? 0 : 1];
      return `${sayColours({ reader, nameOf })}. ${sayBoard(men, { reader, nameOf, isOwnNumbers })}`;
    };
    expect(told(0, true)).toBe(
      'Your men are white, the house’s men black. You have 1 in hand and 14 on 1; the house has 14 on 13 and 1 off.',
    );
    expect(told(0, false)).toBe(
      'Your men are white, the house’s men black. You: 1 in hand and 14 on 1. The house: 14 on 1 and 1 off.',
    );
    expect(told(1, true)).toBe(
      'Your men are black, the house’s men white. You have 14 on 1 and 1 off; the house has 1 in hand and 14 on 13.',
    );
  });
});

describe('what a throw does not allow', () => {
  const rules = rulesOf1792();
  const limit = (own: string, enemy: string, thrown: string, by = rules) => {
    const situation = { position: boardSeen(own, enemy), dice: dice(thrown), rules: by };
    return foresee({ ...situation, other: 'the house', legal: legalPlays(situation.position, situation.dice, by) });
  };

  test('one of his own men bars a number to the man in hand', () => {
    expect(limit('hand:1 1:12 5:1 7:1', '6:1 12:1 13:13', '53')).toEqual({
      says: 'Your man in hand must enter first, and it can only enter on 3: one of your own men stands on 5.',
      keys: ['enter.first', 'enter.own'],
    });
  });

  test('the pile bars the ace, and two enemies any number', () => {
    expect(limit('hand:1 1:14', '6:2 13:13', '61')?.says).toBe(
      'Your man in hand must enter first, and cannot: the house has two men or more on 6 and your pile still stands on 1.',
    );
  });

  test('where every number lets a man in, it says on which points', () => {
    expect(limit('hand:1 1:14', '13:15', '32')?.says).toBe('Your man in hand must enter first, on 3 or 2.');
    expect(limit('hand:2 1:13', '13:15', '32')?.says).toBe('Your two men in hand must enter first, on 3 and 2.');
  });

  test('out of the game', () => {
    // Own men on 1 and 6, and two enemies on 2 to 4: only 5 is open.
    expect(limit('hand:2 1:7 6:1 12:5', '2:2 3:2 4:2 13:9', '65')).toEqual({
      says: 'You have two men in hand, and only one point from 1 to 6 is open to them: you may enter one man, or none, and move no other.',
      keys: ['enter.horsDuJeu'],
    });
  });

  test('a number that nobody can play; otherwise nothing', () => {
    // From the pile one six is played, to 7; no second man may stand there, and 13 is the other’s pile.
    expect(limit('1:15', '13:15', '66')?.says).toBe('Only one of your four sixes can be played.');
    expect(limit('1:15', '13:15', '51')).toBeUndefined();
  });
});
