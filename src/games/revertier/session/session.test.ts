import { describe, expect, test } from 'vitest';
import { rulesOf1792 } from '../../../../tests/support/revertier-board.ts';
import type { Balances } from '#engine/ledger/sink.ts';
import type { RevertierRules } from '../rules/keys.ts';
import { settleSession, parseSession } from './session.ts';
import { printPlace } from '#engine/ledger/place.ts';

/** Each player has one man left, so the first to throw wins. */
const ANNE = { position: { white: 'off:14 24:1', black: '19:15' }, throws: ['21: 24/off'] };
const LOUIS = { position: { white: '19:15', black: 'off:14 24:1' }, throws: ['21: 24/off'] };
const ANNE_BEGINS = { ...ANNE, start: 'white' };
const LOUIS_BEGINS = { ...LOUIS, start: 'black' };
const FROZEN = {
  position: { white: 'hand:3 13:2 14:2 15:2 16:2 17:2 18:2', black: 'hand:3 13:2 14:2 15:2 16:2 17:2 18:2' },
  throws: [],
};
const settled = (games: readonly Readonly<Record<string, unknown>>[], changes: Partial<RevertierRules> = {}) => {
  const session = parseSession({ players: ['Anne', 'Louis'], games });
  if (!session.ok) throw new Error(session.error.message);
  const result = settleSession(session.value, rulesOf1792(changes));
  if (!result.ok) throw new Error(`${result.error.at ?? ''}: ${result.error.message}`);
  return result.value;
};
/** Players to whom the stake was paid. */
const winnerOf = (won: Balances = {}): string | undefined => Object.keys(won).find((player) => (won[player] ?? 0) > 0);

describe('a match of several games', () => {
  test('stakes add up, and the winner has the dice [revertier-1792.next.dice]', () => {
    const { deals, balances } = settled([
      ANNE_BEGINS,
      ANNE,
      { ...LOUIS, throws: ['66: 19/off(4)', '21: 24/off'], stake: 5 },
    ]);
    expect(deals.map(({ dealer, won }) => [dealer, winnerOf(won)])).toEqual([
      ['Anne', 'Anne'],
      ['Anne', 'Anne'],
      ['Anne', 'Louis'],
    ]);
    expect(deals.flatMap(({ judgement }) => judgement?.departures)).toEqual([]);
    // 1 + 1 - 5.
    expect(balances).toEqual({ Anne: -3, Louis: 3 });
    expect(deals[1]?.balances).toEqual({ Anne: 2, Louis: -2 });
  });

  test('the dice with the other player are a departure, unless that is the agreement', () => {
    const games = [ANNE_BEGINS, LOUIS_BEGINS];
    expect(settled(games).deals[1]?.judgement?.departures.map(({ at, key }) => [printPlace(at), key])).toEqual([
      ['start', 'start.next'],
    ]);
    expect(settled(games, { 'start.next': 'loser' }).deals[1]?.judgement?.departures).toEqual([]);
    expect(
      settled([ANNE_BEGINS, { ...LOUIS_BEGINS, start: [2, 5] }], { 'start.next': 'thrown' }).deals[1]?.judgement
        ?.departures,
    ).toEqual([]);
    expect(settled(games, { 'start.next': 'thrown' }).deals[1]?.judgement?.departures).toHaveLength(1);
  });

  test('after a drawn game whoever began it begins the next', () => {
    const drawn = { ...FROZEN, start: 'black' };
    expect(settled([drawn, LOUIS]).deals.map(({ dealer }) => dealer)).toEqual(['Louis', 'Louis']);
    expect(settled([drawn, ANNE], { 'start.afterDraw': 'other' }).deals[1]?.dealer).toBe('Anne');
    expect(winnerOf(settled([drawn, LOUIS]).deals[0]?.won)).toBeUndefined();
  });

  test('the dice given as a handicap are nobody’s mistake', () => {
    const handicap = { to: 'black', gives: 'dice' };
    const [, second] = settled([ANNE_BEGINS, { handicap, throws: ['65: 1/7/12'] }]).deals;
    expect(second?.dealer).toBe('Louis');
    expect(second?.judgement?.departures).toEqual([]);
  });

  test('after a game broken off the next must say who begins', () => {
    const session = parseSession({ players: ['Anne', 'Louis'], games: [{ throws: ['66: 1/7'] }, { throws: [] }] });
    expect(session.ok && settleSession(session.value, rulesOf1792())).toMatchObject({
      ok: false,
      error: { code: 'no-start', at: 'games[1]' },
    });
  });
});

describe('written down', () => {
  test('a match names its players and has its games in order', () => {
    const data = { players: ['Anne', 'Louis'], games: [{ start: [5, 3], throws: ['66: 1/7'] }, { throws: [] }] };
    expect(parseSession(data)).toMatchObject({
      ok: true,
      value: { players: ['Anne', 'Louis'], games: [{ start: { kind: 'dice', dice: [[5, 3]] } }, { throws: [] }] },
    });
  });

  test.each([
    [{ players: ['Anne'] }, 'bad-players', 'players'],
    [{ players: ['Anne', 'Anne'] }, 'bad-players', 'players'],
    [{ players: ['Anne', 'Louis'], games: 3 }, 'not-a-list', 'games'],
    [{ players: ['Anne', 'Louis'], games: [4] }, 'not-a-record', 'games[0]'],
    [{ players: ['Anne', 'Louis'], games: [{ throws: ['x'] }] }, 'bad-throw', 'games[0].throws[0]'],
    [{ players: ['Anne', 'Louis'], game: [] }, 'unknown-field', 'game'],
  ])('%j', (data, code, at) => {
    expect(parseSession(data)).toMatchObject({ ok: false, error: { code, at } });
  });
});
