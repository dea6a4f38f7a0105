import { describe, expect, test } from 'vitest';
import { rulesOf1792 } from '../../../../tests/support/revertier-board.ts';
import { parseRecord } from '#engine/notation/record.ts';
import { inPhase, printPlace } from '#engine/ledger/place.ts';
import type { FrameEvent } from '../play/frame.ts';
import { revertier } from '../game.ts';

const judged = (data: Readonly<Record<string, unknown>>) => {
  const written = parseRecord(revertier, { ruleset: 'revertier-1792', ...data });
  if (!written.ok) throw new Error(written.error.message);
  const judgement = revertier.judge(written.value.record, written.value.variation.rules);
  if (!judgement.ok) throw new Error(judgement.error.message);
  return judgement.value;
};
const outcome = ({ frames }: ReturnType<typeof judged>) => {
  const event = frames.at(-1)?.event;
  return event?.kind === 'end' ? event.outcome : undefined;
};
type ThrowEvent = Extract<FrameEvent, { kind: 'throw' }>;
const thrown = ({ frames }: ReturnType<typeof judged>): readonly ThrowEvent[] =>
  frames.flatMap(({ event }) => (event.kind === 'throw' ? [event] : []));

/** White has two men left; Black has one fewer than all still to bear off. */
const LAST_MEN = { white: 'off:13 19:1 23:1', black: '19:15' };

describe('a game to its end', () => {
  test('the last man off wins the stake', () => {
    const game = judged({ position: LAST_MEN, throws: ['52: 19/24 23/off', '66: 19/off(4)', '21: 24/off'] });
    expect(game.departures).toEqual([]);
    expect(game.frames.map(({ at }) => printPlace(at))).toEqual(['start', 't1.1', 't1.2', 't2.1', 'end']);
    expect(outcome(game)).toEqual({ kind: 'borneOff', winner: 0, double: false });
    expect(game.entries).toEqual([
      { at: inPhase('end'), occasion: 'game', from: 'black', to: 'white', amount: 1, keys: ['stake.game'] },
    ]);
    expect(game.net).toEqual({ white: 1, black: -1 });
    expect(game.pools).toEqual({});
  });

  test('the stake is what was agreed, or what the rules say', () => {
    const last = { position: { white: 'off:14 19:1', black: '19:15' }, throws: ['66: 19/off'] };
    expect(judged({ ...last, stake: 6 }).net).toEqual({ white: 6, black: -6 });
    expect(judged({ ...last, vary: { 'stake.game': 3 } }).net).toEqual({ white: 3, black: -3 });
    expect(judged({ ...last, stake: 0 }).entries).toEqual([]);
  });

  test('a game broken off pays nothing', () => {
    const game = judged({ throws: ['33: 1/4/7/10 1/4', '66: 1/7'] });
    expect(outcome(game)?.kind).toBe('unfinished');
    expect(game.entries).toEqual([]);
  });
});

/**
 * Black has his pile and four more points of his first table, one man in hand, and one alone on his 8, White's 20. White hits
 * that one from 18: two men in hand, and only his 6 free.
 */
const SHUT = {
  position: { white: '18:1 12:14', black: 'hand:1 1:5 2:1 3:1 4:1 5:1 8:1 21:4' },
  throws: ['21: 18/20*/21'],
};

describe('shut out', () => {
  test('lost on the spot: one stake', () => {
    const game = judged(SHUT);
    expect(game.departures).toEqual([]);
    expect(outcome(game)).toEqual({ kind: 'shutOut', winner: 0, double: false });
    expect(game.entries.map(({ occasion, amount, keys }) => [occasion, amount, keys])).toEqual([
      ['shutOut', 1, ['stake.game', 'shutOut.end']],
    ]);
  });

  test('two stakes where the double was agreed on, in the record or by the rules', () => {
    for (const game of [judged({ ...SHUT, double: true }), judged({ ...SHUT, vary: { 'double.agreed': true } })]) {
      expect(outcome(game)?.double).toBe(true);
      expect(game.entries.map(({ occasion, from, to, amount }) => [occasion, from, to, amount])).toEqual([
        ['shutOut', 'black', 'white', 1],
        ['double', 'black', 'white', 1],
      ]);
      expect(game.net).toEqual({ white: 2, black: -2 });
    }
    expect(judged({ ...SHUT, double: false, vary: { 'double.agreed': true } }).net).toEqual({
      white: 1,
      black: -1,
    });
  });

  test('where he waits the game goes on; where it is lost, what follows is a departure and pays nothing more', () => {
    const throws = [...SHUT.throws, '66: hand/6', '64: 12/18*/22'];
    expect(outcome(judged({ ...SHUT, throws, vary: { 'shutOut.end': 'waits' } }))?.kind).toBe('unfinished');
    const game = judged({ ...SHUT, throws });
    expect(game.departures.map(({ at, key }) => [printPlace(at), key])).toEqual([['t1.2', 'shutOut.end']]);
    expect(game.frames).toHaveLength(5);
    expect(game.net).toEqual({ white: 1, black: -1 });
  });
});

test('neither can play: drawn, and nobody pays', () => {
  // Each has men in hand, and all six entries are closed by the opponent's cases.
  const frozen = judged({
    position: { white: 'hand:1 18:4 13:2 14:2 15:2 16:2 17:2', black: 'hand:3 13:2 14:2 15:2 16:2 17:2 18:2' },
    throws: [],
  });
  expect(outcome(frozen)).toEqual({ kind: 'frozen', winner: undefined, double: false });
  expect(frozen.entries).toEqual([]);
});

describe('what happened, throw by throw', () => {
  test('hits, entries, men off, passes and the number of choices', () => {
    const game = judged({
      position: { white: '12:14 14:1', black: '1:13 7:1 11:1' },
      throws: ['54: 14/19/23', '66: hand/6', '21'],
    });
    const [first, second, third] = thrown(game);
    // Black's 7 and 11 are White's 19 and 23.
    expect(first).toMatchObject({ play: '14/19*/23*', hits: [19, 23], choices: 6, unplayed: 0, paths: [[14, 19, 23]] });
    expect(first?.steps.map(({ die }) => die)).toEqual([5, 4]);
    expect(second).toMatchObject({ play: 'hand/6', pass: undefined, enters: 1 });
    expect(third).toMatchObject({ play: undefined, steps: [], unplayed: 2 });
  });

  test('a play written shorter, or by another way, is the same play', () => {
    for (const play of ['1/12', '1/6/12', '1/7/12']) {
      const game = judged({ throws: [`65: ${play}`] });
      expect(game.departures).toEqual([]);
      expect(thrown(game)[0]?.play).toBe('1/7/12');
    }
  });

  test('hors du jeu he passes by right; with nothing to play he passes by need', () => {
    const black = { hors: '1:2 14:2 15:2 16:2 17:2 24:5', closed: '1:1 19:2 24:12' };
    const hors = judged({
      position: { white: 'hand:2 1:8 11:1 10:1 9:1 8:1 7:1', black: black.hors },
      throws: ['65: pass'],
    });
    expect(hors.departures).toEqual([]);
    expect(thrown(hors)[0]?.pass).toBe('horsDuJeu');
    const closed = judged({ position: { white: '1:15', black: black.closed }, throws: ['66: pass'] });
    expect(thrown(closed)[0]?.pass).toBe('noPlay');
    expect(closed.departures).toEqual([]);
  });
});

describe('departures', () => {
  test('a play against the rules is listed with its key, and the game goes on as it was played', () => {
    const game = judged({ throws: ['33: 1/4/7 1/4(2)', '66: pass', '54: 1/6 1/5'] });
    expect(game.departures.map(({ at, key }) => [printPlace(at), key])).toEqual([
      ['t1.1', 'outward.single'],
      ['t1.2', 'dice.obliged'],
    ]);
    expect(game.frames.at(-1)?.position.men[0]).toMatchObject({ 1: 10, 4: 2, 5: 1, 6: 1, 7: 1 });
  });

  test('a position with two men on a point of the way out cannot have come about', () => {
    const game = judged({ position: { white: '1:13 5:2', black: '1:15' }, throws: [] });
    expect(game.departures.map(({ at, key }) => [printPlace(at), key])).toEqual([['start', 'outward.single']]);
    expect(
      judged({ position: { white: '1:13 5:2', black: '1:15' }, throws: [], vary: { 'outward.single': false } })
        .departures,
    ).toEqual([]);
  });

  test('a man moved from where there is none stops', () => {
    const written = parseRecord(revertier, { ruleset: 'revertier-1792', throws: ['65: 1/7 1/6', '21: 5/7'] });
    if (!written.ok) throw new Error(written.error.message);
    expect(revertier.judge(written.value.record, rulesOf1792())).toMatchObject({
      ok: false,
      error: { code: 'no-man', at: 't1.2' },
    });
  });

  test('so do boards that cannot be', () => {
    for (const [position, code] of [
      [{ white: '1:14', black: '1:15' }, 'men-count'],
      [{ white: '13:1 12:14', black: '1:15' }, 'point-shared'],
    ] as const) {
      const written = parseRecord(revertier, { ruleset: 'revertier-1792', position, throws: [] });
      if (!written.ok) throw new Error(written.error.message);
      expect(revertier.judge(written.value.record, rulesOf1792())).toMatchObject({ ok: false, error: { code } });
    }
  });
});

describe('who begins', () => {
  const begins = (data: Readonly<Record<string, unknown>>) => {
    const event = judged({ throws: [], ...data }).frames[0]?.event;
    return event?.kind === 'start' ? event.player : undefined;
  };

  test('the higher die; equal dice are thrown again', () => {
    expect(begins({ start: [5, 3] })).toBe(0);
    expect(begins({ start: [3, 5] })).toBe(1);
    expect(
      begins({
        start: [
          [4, 4],
          [2, 6],
        ],
      }),
    ).toBe(1);
    expect(begins({ start: [3, 5], vary: { 'start.die': 'lower' } })).toBe(0);
  });

  test('dice that have decided are not thrown again, and at least two men are put on the head [trictrac-1698.advantage.head]', () => {
    const refused = (data: Readonly<Record<string, unknown>>) => {
      const written = parseRecord(revertier, { ruleset: 'trictrac-1698', throws: [], ...data });
      if (!written.ok) throw new Error(written.error.message);
      const judgement = revertier.judge(written.value.record, written.value.variation.rules);
      return judgement.ok ? undefined : [judgement.error.at, judgement.error.message];
    };
    const pairs = (...start: readonly (readonly number[])[]) => refused({ start });
    const says = (dice: string) =>
      `The dice ${dice} already decide who begins, but another pair follows them. Only equal dice are thrown again.`;
    expect(pairs([5, 3], [4, 2])).toEqual(['start', says('5 and 3')]);
    expect(pairs([4, 4], [5, 3], [2, 1])).toEqual(['start', says('5 and 3')]);
    expect(pairs([4, 4], [5, 5], [2, 1])).toBeUndefined();
    const head = (men: number) => refused({ handicap: { to: 'black', gives: 'head', men } });
    expect(head(1)).toEqual(['handicap.men', 'At least two men are put on the head; 1 is too few.']);
    expect(head(0)).toEqual(['handicap.men', 'At least two men are put on the head; 0 is too few.']);
    expect(head(2)).toBeUndefined();
  });

  test('with a fresh throw, or with the dice thrown for it', () => {
    const game = { start: [5, 3], throws: ['66: 1/7'] };
    expect(judged(game).departures).toEqual([]);
    const opening = { vary: { 'start.throw': 'opening' } };
    expect(judged({ ...game, ...opening }).departures.map(({ key }) => key)).toEqual(['start.throw']);
    expect(judged({ start: [3, 5], throws: ['53: 1/6 1/4'], ...opening }).departures).toEqual([]);
    // Neither a doublet of one of the two dice, nor one of them with another number.
    for (const fresh of ['33: 1/4/7/10 1/4', '54: 1/6 1/5', '62: 1/7 1/3'])
      expect(judged({ start: [3, 5], throws: [fresh], ...opening }).departures.map(({ key }) => key)).toEqual([
        'start.throw',
      ]);
  });

  test('handicaps of 1698: the dice, numbers laid down, men on the head', () => {
    const start = (gives: string, more = {}) =>
      judged({ handicap: { to: 'black', gives, ...more }, throws: [] }).frames[0];
    expect(start('dice')?.position).toMatchObject({ toPlay: 1, men: [{ 1: 15 }, { 1: 15 }] });
    // Six and ace from the pile on 1: points 7 and 2; four and three: 5 and 4.
    expect(start('sixAndAce')?.position).toMatchObject({ toPlay: 1, men: [{ 1: 15 }, { 1: 13, 7: 1, 2: 1 }] });
    expect(start('fourAndThree')?.position).toMatchObject({ toPlay: 1, men: [{ 1: 15 }, { 1: 13, 5: 1, 4: 1 }] });
    expect(start('head')?.position).toMatchObject({ toPlay: 0, men: [{ 1: 15 }, { 1: 13, 12: 2 }] });
    expect(start('head', { men: 3 })?.position.men[1]).toMatchObject({ 1: 12, 12: 3 });
    expect(
      judged({ start: 'white', handicap: { to: 'black', gives: 'dice' }, throws: [] }).departures.map(({ key }) => key),
    ).toEqual(['start.die']);
  });
});
