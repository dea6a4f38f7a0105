import { describe, expect, test } from 'vitest';
import { boardSeen, dice } from '../../../../../tests/support/revertier-board.ts';
import { parseRecord } from '#engine/notation/record.ts';
import { valuesOf } from '#engine/rules/vary.ts';
import { revertier } from '../../game.ts';
import { judge } from '../../settle/judge.ts';
import type { RevertierRules } from '../../rules/keys.ts';
import { endingOf } from '../ending.ts';
import { legalPlays } from '../legal-plays.ts';

/*
 * The worked positions of the readings of 1725, whose numbers are the readings’ own.
 */
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
  test('two men stand together on the further ace-point alone [verquere-1725.point.further] [verquere-1725.point.single]', () => {
    expect(plays('1:12 7:1 12:2', '51')).toContain('1/2 7/12');
    expect(plays('1:12 7:1 12:2', '51', { 'head.free': false }).some((text) => /\/12\b/.test(text))).toBe(false);
    expect(plays('1:15', '66')).toEqual(['1/7']);
  });

  test('nobody enters on his own heap [verquere-1725.enter.die]', () => {
    expect(plays('hand:1 1:10 12:4', '11')).toEqual(['pass']);
    expect(plays('hand:1 1:10 12:4', '11', { 'enter.own': true })).not.toEqual(['pass']);
  });
});

describe('John', () => {
  // Seven in hand with his heap gone; two in hand and men of his own on 1 to 5.
  const SEVEN = 'hand:7 12:8';
  const TWO = 'hand:2 1:5 2:1 3:1 4:1 5:1 12:4';

  test('with seven in hand, never with fewer [verquere-1725.john.seven] [verquere-1725.john.yield]', () => {
    expect([SEVEN, TWO].map((men) => paid(men))).toEqual([2, 1]);
    expect([SEVEN, TWO].map((men) => paid(men, { vary: { 'double.when': 'shutOut' } }))).toEqual([2, 2]);
    expect([SEVEN, TWO].map((men) => paid(men, { stake: 3 }))).toEqual([6, 3]);
    // Six still find room, one on each of six points.
    expect(endingOf(boardSeen('hand:6 12:9'), RULES)).toBeUndefined();
  });

  test('only where it counts [verquere-1725.double.called]', () => {
    expect(paid(SEVEN, { vary: { 'double.agreed': false } })).toBe(1);
    expect(paid(SEVEN, { double: false })).toBe(1);
  });

  test('one man may still enter where two have lost [verquere-1725.ownMen.lost]', () => {
    expect(paid('hand:1 1:6 2:1 3:1 4:1 5:1 12:4')).toBe(0);
    expect(paid(TWO, { vary: { 'shutOut.end': 'waits' } })).toBe(0);
  });
});
