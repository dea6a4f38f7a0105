import { describe, expect, test } from 'vitest';
import { rulesOf1792 } from '../../../../tests/support/revertier-board.ts';
import { publishedRecord } from '../../../../tests/support/published-record.ts';
import { revertier } from '../game.ts';
import { printRevertier } from './notation.ts';
import { sampleGame } from '../policy/sample-game.ts';
import { REVERTIER_RECORD } from './shape.ts';

const { validator, both } = publishedRecord(revertier, REVERTIER_RECORD);

const whole = (more: Readonly<Record<string, unknown>>): Record<string, unknown> => ({
  ruleset: 'revertier-1792',
  throws: ['53: 1/6 1/4'],
  ...more,
});

describe('the published schema', () => {
  test('allows every game that is printed', () => {
    for (let seed = 0; seed < 20; seed++) {
      const game = printRevertier(sampleGame(seed, rulesOf1792()));
      expect(validator.safeParse(whole(game))).toMatchObject({ success: true });
    }
  });

  test.each([
    ['a throw alone', { throws: ['53: 1/6 1/4', '66'] }],
    [
      'hits, entries, men off, the same way twice, a pass',
      { throws: ['66: 12/18*(2)', '53: hand/5*/8', '65: 20/off', '21: pass'] },
    ],
    ['throws as one text', { throws: '53: 1/6 1/4\n66: 1/7' }],
    ['a throw as a number', { throws: [53] }],
    ['single dice for the beginning', { start: [5, 3] }],
    [
      'equal dice before them',
      {
        start: [
          [4, 4],
          [5, 3],
        ],
      },
    ],
    ['who begins', { start: 'black' }],
    ['a position by name', { position: 'HgPAx' }],
    ['a position in men', { position: { white: 'hand:1, 12:14', black: '1:10 off:5' } }],
    ['a handicap', { handicap: { to: 'white', gives: 'head', men: 3 } }],
    ['stake and double', { stake: 4, double: true }],
    ['empty fields of YAML', { start: null, position: null, handicap: null, stake: null, double: null }],
    ['changed rules', { vary: { 'hit.men': 'notOnPile', 'double.agreed': true } }],
  ])('and the engine both take a record with %s', (_, more) => {
    expect(both(whole(more))).toEqual([true, true]);
  });

  test.each([
    ['a die of seven', { throws: ['73: 1/6 1/4'] }],
    ['one place for a way', { throws: ['53: 1'] }],
    ['a word that is no place', { throws: ['53: bar/5'] }],
    ['nothing after the colon', { throws: ['53:'] }],
    ['a third player', { start: 'red' }],
    ['three single dice', { start: [5, 3, 1] }],
    ['half a position', { position: { white: '1:15' } }],
    ['a handicap to nobody', { handicap: { gives: 'dice' } }],
    ['a handicap nobody gives', { handicap: { to: 'white', gives: 'money' } }],
    ['half a stake', { stake: 1.5 }],
    ['a misspelt field', { trhows: [] }],
  ])('and the engine both refuse a record with %s', (_, more) => {
    expect(both(whole(more))).toEqual([false, false]);
  });
});
