import { describe, expect, test } from 'vitest';
import { boardSeen, dice } from '../../../../../tests/support/revertier-board.ts';
import { parseRecord } from '#engine/notation/record.ts';
import { valuesOf } from '#engine/rules/rule-set.ts';
import { revertier } from '../../game.ts';
import { judge } from '../../settle/judge.ts';
import type { RevertierRules } from '../../rules/keys.ts';
import { endingOf } from '../frame.ts';
import { legalPlays } from '../legal-plays.ts';

/* The worked positions of the readings of 1698, with the readings’ own numbers. */
const BOOK = revertier.ruleSets.find(({ id }) => id === 'trictrac-1698');
if (!BOOK) throw new Error('There is no such book.');
const RULES = valuesOf(BOOK);

const plays = (own: string, enemy: string, thrown: string, changes: Partial<RevertierRules> = {}) =>
  legalPlays(boardSeen(own, enemy), dice(thrown), { ...RULES, ...changes }).map(({ text }) => text);

const judged = (body: Readonly<Record<string, unknown>>) => {
  const written = parseRecord(revertier, { ruleset: 'trictrac-1698', ...body });
  if (!written.ok) throw new Error(written.error.message);
  const done = judge(written.value.record, written.value.variation.rules);
  if (!done.ok) throw new Error(done.error.message);
  return done.value;
};
const lost = (own: string, changes: Partial<RevertierRules> = {}) =>
  endingOf(boardSeen(own, '13:15'), { ...RULES, ...changes })?.kind;

describe('first throws', () => {
  test('a player plays as many numbers as he can [trictrac-1698.sonnez.first] [trictrac-1698.ternes.first]', () => {
    expect(plays('1:15', '13:15', '66')).toEqual(['1/7']);
    expect(plays('1:15', '13:15', '33')).toEqual(['1/4/7/10 1/4']);
    expect(plays('1:15', '13:15', '44')).toEqual(['1/5/9 1/5']);
    expect(plays('1:15', '13:15', '55').toSorted()).toEqual(['1/6/11/16 1/6', '1/6/11/16/21']);
  });

  test('either number where only one can be played, or the larger', () => {
    expect(plays('2:1 24:14', '13:15', '65').toSorted()).toEqual(['2/7', '2/8']);
    expect(plays('2:1 24:14', '13:15', '65', { 'dice.one': 'larger' })).toEqual(['2/8']);
  });

  test('an advantage of four and three: the player begins with men on 5 and 4, and throws first [trictrac-1698.advantage.fourAndThree]', () => {
    const [frame] = judged({ handicap: { to: 'black', gives: 'fourAndThree' }, throws: [] }).frames;
    expect(frame?.position).toMatchObject({ toPlay: 1, men: [{ 1: 15 }, { 1: 13, 5: 1, 4: 1 }] });
  });
});

describe('men in hand', () => {
  test('with two aces one man enters, on the point of the pile, which is empty [trictrac-1698.enter.ace] [trictrac-1698.enter.own]', () => {
    expect(plays('hand:2 12:13', '13:15', '11')).toEqual(['hand/1']);
    expect(plays('hand:1 1:10 12:4', '13:15', '31').toSorted()).toEqual(['hand/3 1/2', 'hand/3/4']);
  });

  test('a player out of the game enters no man, or one by either die [trictrac-1698.horsDuJeu.one]', () => {
    const [own, enemy] = ['hand:3 1:8 12:4', '2:2 3:2 4:2 5:1 13:8'];
    expect(plays(own, enemy, '65').toSorted()).toEqual(['hand/5*', 'hand/6', 'pass']);
    expect(plays(own, enemy, '65', { 'enter.horsDuJeu': 'asAnyone' })).toEqual(['hand/6 hand/5*']);
  });

  test('the man left alone on his pile is hit [trictrac-1698.hit.how]', () => {
    const [own, enemy] = ['8:1 12:14', '13:1 24:14'];
    expect(plays(own, enemy, '51')).toContain('8/13*/14');
    expect(plays(own, enemy, '51', { 'hit.men': 'notOnPile' }).some((text) => text.includes('13'))).toBe(false);
  });
});

describe('the game lost by one’s own men, and the double', () => {
  // Men on 1 to 5 and two hit; men on 1 to 6 and one hit.
  const FIVE = 'hand:2 1:5 2:1 3:1 4:1 5:1 12:4';
  const SIX = 'hand:1 1:5 2:1 3:1 4:1 5:1 6:1 12:4';

  test('a player has more men in hand than points on which he has no men of his own [trictrac-1698.ownMen.lost] [trictrac-1698.double.example]', () => {
    expect(lost(FIVE)).toBe('shutOut');
    expect(lost('hand:1 1:6 2:1 3:1 4:1 5:1 12:4')).toBeUndefined();
    expect(lost(SIX)).toBe('shutOut');
    expect(lost('1:6 2:1 3:1 4:1 5:1 6:1 12:4')).toBeUndefined();
    expect(lost(SIX, { 'shutOut.end': 'waits' })).toBeUndefined();
  });

  const paid = (men: string, more: Readonly<Record<string, unknown>> = {}) =>
    judged({ position: { white: men, black: '1:15' }, throws: [], ...more }).net['black'];

  test('he pays once, or twice where it was agreed [trictrac-1698.double.loses] [trictrac-1698.double.simple]', () => {
    expect(paid(FIVE)).toBe(1);
    expect(paid(FIVE, { double: true })).toBe(2);
    expect(paid(SIX, { double: true, stake: 3 })).toBe(6);
    const agreed = { vary: { 'double.agreed': true } };
    expect(paid(FIVE, agreed)).toBe(2);
    expect(paid(FIVE, { ...agreed, double: false })).toBe(1);
  });

  test('with all his points held by his own men perhaps once only; with seven men in hand, in England', () => {
    const asks = (value: string) => ({ double: true, vary: { 'double.when': value } });
    expect([FIVE, SIX].map((men) => paid(men, asks('someFree')))).toEqual([2, 1]);
    // Seven in hand, six points free of his own men.
    expect([FIVE, SIX, 'hand:7 12:8'].map((men) => paid(men, asks('sevenInHand')))).toEqual([1, 1, 2]);
  });
});

describe('broken dice', () => {
  const NAMED = { throws: ['n55: 1/6/11/16/21', '64: 1/7/11'] };

  test('he names any two numbers he likes [trictrac-1698.dice.broken] or, by the other answer, the dice are thrown again', () => {
    expect(judged(NAMED).departures).toEqual([]);
    const thrownAgain = judged({ ...NAMED, vary: { 'dice.broken': 'thrownAgain' } });
    expect(thrownAgain.departures.map(({ key }) => key)).toEqual(['dice.broken']);
    expect(judged(NAMED).frames.map(({ event }) => event.kind === 'throw' && event.named)).toEqual([
      false,
      true,
      false,
      false,
    ]);
  });

  test('numbers that are named must be played like numbers that are thrown [trictrac-1698.dice.break]', () => {
    expect(judged({ throws: ['n55: 1/6'] }).departures.map(({ key }) => key)).toEqual(['dice.obliged']);
  });
});

test('the winner has the dice for the return game [trictrac-1698.next.dice]', () => {
  const won = { position: { white: 'off:14 24:1', black: '1:15' }, throws: ['21: 24/off'] };
  expect(judged({ ...won, start: 'white' }).next).toEqual({ start: 'white' });
  expect(judged({ ...won, vary: { 'start.next': 'thrown' } }).next).toEqual({});
});

test('men are borne off as at trictrac [trictrac-1698.off.number] [trictrac-1698.off.when]', () => {
  const left = 'off:11 20:1 22:2 24:1';
  expect(plays(left, '1:15', '65')).toEqual(['20/off 22/off']);
  expect(plays(left, '1:15', '33')).toEqual(['20/23/off 22/off(2)']);
  expect(plays('18:1 24:14', '1:15', '61')).toEqual(['18/24 24/off']);
});
