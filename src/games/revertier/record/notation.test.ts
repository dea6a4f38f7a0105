import { describe, expect, test } from 'vitest';
import { rulesOf1792 } from '../../../../tests/support/revertier-board.ts';
import { parseRecord, printRecord } from '#engine/notation/record.ts';
import { revertier } from '../game.ts';
import { parseRevertier, printRevertier } from './notation.ts';
import { sampleGame } from '../policy/sample-game.ts';

type Fields = Readonly<Record<string, unknown>>;

const reprinted = (data: Fields): Fields => {
  const record = parseRevertier(data);
  if (!record.ok) throw new Error(record.error.message);
  return printRevertier(record.value);
};

describe('a record in its one form', () => {
  test.each([
    [{ throws: ['35: 1/4 1/6', '6-6: 1/7'] }, { throws: ['53: 1/6 1/4', '66: 1/7'] }],
    [{ throws: '53: 1/6 1/4\n66: 1/7\n21' }, { throws: ['53: 1/6 1/4', '66: 1/7', '21'] }],
    [{ throws: [53] }, { throws: ['53'] }],
    [{ throws: ['N 56: 1/7 1/6', 'n21'] }, { throws: ['n65: 1/7 1/6', 'n21'] }],
    [
      { start: [5, 3], throws: [] },
      { start: [5, 3], throws: [] },
    ],
    [
      { start: [[5, 3]], throws: [] },
      { start: [5, 3], throws: [] },
    ],
    [
      {
        start: [
          [4, 4],
          [5, 3],
        ],
        throws: [],
      },
      {
        start: [
          [4, 4],
          [5, 3],
        ],
        throws: [],
      },
    ],
    [{ position: 'HgPAx' }, { start: 'white', position: { white: '1:15', black: '1:15' }, throws: [] }],
    [
      { handicap: { to: 'black', gives: 'head' }, stake: 2, double: false, throws: null },
      { handicap: { to: 'black', gives: 'head' }, stake: 2, double: false, throws: [] },
    ],
    // Stars follow the men: Black's 7 is White's 19.
    [
      { position: { white: '14:1, 12:14', black: '7, 1:14' }, throws: ['54: 14/19/23*'] },
      { position: { white: '12:14 14:1', black: '1:14 7:1' }, throws: ['54: 14/19*/23'] },
    ],
  ])('%j', (data, canonical) => {
    expect(reprinted(data)).toEqual(canonical);
    expect(reprinted(canonical)).toEqual(canonical);
  });

  test('with its head, as files and the command line have it', () => {
    const data = {
      game: 'revertier',
      ruleset: 'revertier-1792',
      vary: { 'double.agreed': true },
      throws: ['65: 1/7/12'],
    };
    const written = parseRecord(revertier, data);
    expect(written.ok && printRecord(revertier, written.value)).toEqual(data);
  });

  test('whole games are read back to the same', () => {
    for (let seed = 0; seed < 40; seed++) {
      const game = sampleGame(seed, rulesOf1792());
      expect(parseRevertier(printRevertier(game))).toEqual({ ok: true, value: game });
    }
  });
});

describe('what cannot be read says where and why', () => {
  test.each<readonly [Fields, string, string]>([
    [{}, 'no-throws', 'throws'],
    [{ throw: [] }, 'unknown-field', 'throw'],
    [{ throws: ['53: 1/6 1/4', '72: 1/3'] }, 'bad-throw', 'throws[1]'],
    [{ throws: ['53: 1-6'] }, 'bad-play', 'throws[0]'],
    [{ throws: ['53:'] }, 'bad-play', 'throws[0]'],
    [{ throws: ['53', '21: 1/3/4'] }, 'not-played', 'throws[0]'],
    [{ throws: [{}] }, 'not-a-throw', 'throws[0]'],
    [{ throws: new Array(1999).fill('66: pass') }, 'too-many-throws', 'throws'],
    [{ start: 'red', throws: [] }, 'unknown-player', 'start'],
    [{ start: [7, 1], throws: [] }, 'bad-dice', 'start'],
    [{ start: [], throws: [] }, 'bad-dice', 'start'],
    [{ position: 'HgPAy' }, 'bad-position-id', 'position'],
    [{ position: 'HgPAx', start: 'black' }, 'start-and-position', 'start'],
    [{ position: { white: '30:1', black: '1:15' } }, 'bad-men', 'position.white'],
    [{ handicap: { to: 'white', gives: 'dices' }, throws: [] }, 'unknown-handicap', 'handicap.gives'],
    [{ handicap: { to: 'white', gives: 'head', men: 16 }, throws: [] }, 'bad-amount', 'handicap.men'],
    [{ stake: 1.5, throws: [] }, 'bad-amount', 'stake'],
    [{ double: 'yes', throws: [] }, 'bad-double', 'double'],
  ])('%j', (data, code, at) => {
    const read = parseRevertier(data);
    expect(read).toMatchObject({ ok: false, error: { code, at } });
  });

  test('the nearest word is offered', () => {
    const read = parseRevertier({ handicap: { to: 'whit', gives: 'dices' }, throw: [] });
    expect(read.ok ? '' : read.error.message).toContain('Did you mean “throws”?');
  });
});
