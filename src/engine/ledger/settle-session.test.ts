import { describe, expect, test } from 'vitest';
import { ok } from '../kernel/result.ts';
import { parseCompany, parseDeals } from './settle-session.ts';

const FIVE = 'Four or five play.';
const FOUR = ['Anne', 'Blaise', 'Colin', 'Denise'];

describe('who plays', () => {
  test('four in order of play, and the one of them who deals first', () => {
    expect(parseCompany({ players: FOUR, firstDealer: 'Colin' }, [4, 5], FIVE)).toEqual(
      ok({ players: FOUR, firstDealer: 'Colin' }),
    );
  });

  test.each([
    ['no names', undefined, 'A session must name its players, in order of play.'],
    ['a blank name', ['Anne', ' ', 'Colin', 'Denise'], 'A session must name its players, in order of play.'],
    ['three', ['Anne', 'Blaise', 'Colin'], FIVE],
    ['six', [...FOUR, 'Émile', 'Flore'], FIVE],
    ['one of them twice', ['Anne', 'Anne', 'Colin', 'Denise'], FIVE],
  ])('%s are refused', (_, players, message) => {
    expect(parseCompany({ players, firstDealer: 'Anne' }, [4, 5], FIVE)).toEqual({
      ok: false,
      error: { code: 'bad-players', message, at: 'players' },
    });
  });

  test('a first dealer who does not play is refused, with the name that was meant', () => {
    expect(parseCompany({ players: FOUR, firstDealer: 'Blase' }, [4, 5], FIVE)).toEqual({
      ok: false,
      error: {
        code: 'unknown-player',
        message: 'The first dealer must be one of Anne, Blaise, Colin, Denise. Did you mean “Blaise”?',
        at: 'firstDealer',
      },
    });
  });
});

describe('the deals', () => {
  test('what is for readers is passed over; a misdeal is a word', () => {
    const deals = parseDeals(
      {
        deals: [
          { title: 'First', plays: 'KS' },
          { misdeal: true, notes: 'Faced.' },
        ],
      },
      ok,
    );
    expect(deals).toEqual(ok([{ plays: 'KS' }, 'misdeal']));
  });

  test('none are none', () => {
    expect(parseDeals({}, ok)).toEqual(ok([]));
  });

  test.each([
    ['no list', 3, 'not-a-list', 'deals'],
    ['no record', [{}, 'KS'], 'not-a-record', 'deals[1]'],
    ['a misdeal with cards', [{ misdeal: true, plays: 'KS' }], 'bad-misdeal', 'deals[0].misdeal'],
    ['a misdeal denied', [{ misdeal: false }], 'bad-misdeal', 'deals[0].misdeal'],
    ['pools given', [{}, {}, { pools: { pool: 3 } }], 'pools-in-session', 'deals[2].pools'],
  ])('refused: %s', (_, deals, code, at) => {
    expect(parseDeals({ deals }, ok)).toMatchObject({ ok: false, error: { code, at } });
  });
});
