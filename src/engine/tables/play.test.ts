import { describe, expect, test } from 'vitest';
import { men } from '../../../tests/support/revertier-board.ts';
import { parsePlay, printPlay } from './play.ts';

const reread = (text: string, own = '1:15', hits: readonly number[] = []): string => {
  const play = parsePlay(text);
  return play.ok ? printPlay(play.value, men(own), hits) : play.error.message;
};

describe('how a play is written', () => {
  test.each([
    ['1/4 1/6', '1/6 1/4'],
    ['1/4/7/10 1/4', '1/4/7/10 1/4'],
    ['1/6/10', '1/6/10'],
    // Nobody stood on 6, so that whoever leaves it has just come.
    ['6/10 1/6', '1/6/10'],
    ['PASS', 'pass'],
    ['-', 'pass'],
  ])('%s is %s', (written, canonical) => {
    expect(reread(written)).toBe(canonical);
  });

  test('where men stood before it is they who leave', () => {
    expect(reread('12/17/21', '12:14 17:1')).toBe('12/17 17/21');
    expect(reread('12/17/21 12/17', '12:13 17:2')).toBe('12/17(2) 17/21');
  });

  test('a star for every man hit, once; hand and off by name; the same way taken twice', () => {
    expect(reread('14/19/23', '14:1 12:14', [19, 23])).toBe('14/19*/23*');
    expect(reread('12/17(2)', '12:15', [17])).toBe('12/17*(2)');
    expect(reread('12/17* 11/17', '12:14 11:1', [17])).toBe('11/17* 12/17');
    expect(reread('20/off hand/3 22/off', 'hand:1 20:1 22:13')).toBe('hand/3 20/off 22/off');
    expect(reread('Hand/3/Off', 'hand:1 20:14')).toBe('hand/3/off');
  });

  test.each(['', '1', '1/0', '0/3', '5/3', '3/3', '1/25', '25/off', 'off/3', '3/hand', '1/6/', '1/6(5)', '1//6', 'x'])(
    '“%s” is no play',
    (text) => {
      expect(parsePlay(text)).toMatchObject({ ok: false, error: { code: 'bad-play' } });
    },
  );

  test('no throw moves as many men as that', () => {
    expect(parsePlay('1/2(4) '.repeat(9))).toMatchObject({ ok: false, error: { code: 'play-long' } });
  });
});
