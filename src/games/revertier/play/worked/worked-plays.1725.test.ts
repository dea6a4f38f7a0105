import { describe, expect, test } from 'vitest';
import { boardSeen, dice } from '../../../../../tests/support/revertier-board.ts';
import { parseRecord } from '#engine/notation/record.ts';
import { valuesOf } from '#engine/rules/rule-set.ts';
import { revertier } from '../../game.ts';
import { judge, settleAgain } from '../../settle/judge.ts';
import type { RevertierRules } from '../../rules/keys.ts';
import { endingOf } from '../frame.ts';
import { legalPlays } from '../legal-plays.ts';

/* The worked positions of the readings of 1725, with the readings’ own numbers. */
const BOOK = revertier.ruleSets.find(({ id }) => id === 'verquere-1725');
if (!BOOK) throw new Error('There is no such book.');
const RULES = valuesOf(BOOK);

const plays = (own: string, thrown: string, changes: Partial<RevertierRules> = {}) =>
  legalPlays(boardSeen(own), dice(thrown), { ...RULES, ...changes }).map(({ text }) => text);

function paid(men: string, more: Readonly<Record<string, unknown>> = {}): number | undefined {
  const body = { ruleset: 'verquere-1725', position: { white: men, black: '1:15' }, throws: [], ...more };
  const written = parseRecord(revertier, body);
  if (!written.ok) throw new Error(written.error.message);
  const done = judge(written.value.record, written.value.variation.rules);
  if (!done.ok) throw new Error(done.error.message);
  return done.value.net['black'];
}

describe('points', () => {
  test('on the way out two men may stand together only on the further ace-point [verquere-1725.point.further] [verquere-1725.point.single]', () => {
    expect(plays('1:12 7:1 12:2', '51')).toContain('1/2 7/12');
    expect(plays('1:12 7:1 12:2', '51', { 'head.free': false }).some((text) => /\/12\b/.test(text))).toBe(false);
    expect(plays('1:15', '66')).toEqual(['1/7']);
  });

  test('nobody enters on his own pile [verquere-1725.enter.die]', () => {
    expect(plays('hand:1 1:10 12:4', '11')).toEqual(['pass']);
    expect(plays('hand:1 1:10 12:4', '11', { 'enter.own': true })).not.toEqual(['pass']);
  });
});

describe('John', () => {
  // Seven in hand with his heap gone; two in hand and men of his own on 1 to 5.
  const SEVEN = 'hand:7 12:8';
  const TWO = 'hand:2 1:5 2:1 3:1 4:1 5:1 12:4';

  test('the stake is doubled with seven men in hand, never with fewer [verquere-1725.john.seven] [verquere-1725.john.yield]', () => {
    expect([SEVEN, TWO].map((men) => paid(men))).toEqual([2, 1]);
    expect([SEVEN, TWO].map((men) => paid(men, { vary: { 'double.when': 'shutOut' } }))).toEqual([2, 2]);
    expect([SEVEN, TWO].map((men) => paid(men, { stake: 3 }))).toEqual([6, 3]);
    // Six still find room, one on each of six points.
    expect(endingOf(boardSeen('hand:6 12:9'), RULES)).toBeUndefined();
  });

  /*
   * Black has five men in hand, his heap on 1 and lone men on 8 and 9; White, with two men on 15, hits both by six and five
   * (Black’s 8 and 9 are White’s 20 and 21). The points from 2 to 6 are free: five men would have room. The first hit makes
   * six in hand, one more than there is room for, and Black is shut out; the second makes seven, and he is John’d.
   * Played to its end the throw costs 1 + 1 = 2; were the game over with the first hit, 1.
   */
  test('the throw that shuts him out is played to its end, and may make the seventh man', () => {
    const game = (throws: readonly string[], vary: Readonly<Record<string, unknown>> = {}) => {
      const position = { white: '15:2 24:13', black: 'hand:5 1:4 8:1 9:1 24:4' };
      const written = parseRecord(revertier, { ruleset: 'verquere-1725', position, throws, vary });
      if (!written.ok) throw new Error(written.error.message);
      const { record, variation } = written.value;
      const done = judge(record, variation.rules);
      const settled = settleAgain(record);
      if (!done.ok || !settled.ok) throw new Error('not settled');
      const sink = settled.value.explaining(variation.rules);
      settled.value.pay(variation.rules, sink);
      const { net, entries, departures } = done.value;
      expect(sink.entries).toEqual(entries);
      return { lost: net['white'], departures: departures.map(({ key }) => key) };
    };
    const onTheSpot = { 'shutOut.throw': 'onTheSpot' };
    expect(game(['65: 15/20* 15/21*'])).toEqual({ lost: 2, departures: [] });
    expect(game(['65: 15/20* 15/21*'], onTheSpot)).toEqual({ lost: 1, departures: [] });
    // The five alone shuts him out: by our reading the six must be played as well; by the other, the game is over first.
    expect(game(['65: 15/20*'])).toEqual({ lost: 1, departures: ['dice.obliged'] });
    expect(game(['65: 15/20*'], onTheSpot)).toEqual({ lost: 1, departures: [] });
    // Half a throw that shuts no player out is illegal either way.
    expect(game(['65: 24/off'], onTheSpot)).toEqual({ lost: 0, departures: ['off.allHome'] });
    expect(game(['21: 15/16'], onTheSpot)).toEqual({ lost: 0, departures: ['dice.obliged'] });
  });

  test('seven men in hand lose double only where the double is played [verquere-1725.double.called]', () => {
    expect(paid(SEVEN, { vary: { 'double.agreed': false } })).toBe(1);
    expect(paid(SEVEN, { double: false })).toBe(1);
    // A player who may enter on his own men is never shut out, and resigns nothing.
    expect(paid(SEVEN, { vary: { 'enter.own': true } })).toBe(0);
  });

  test('one man may still enter where two have lost [verquere-1725.ownMen.lost]', () => {
    expect(paid('hand:1 1:6 2:1 3:1 4:1 5:1 12:4')).toBe(0);
    expect(paid(TWO, { vary: { 'shutOut.end': 'waits' } })).toBe(0);
  });
});
