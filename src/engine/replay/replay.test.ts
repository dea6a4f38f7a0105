import { expect, test } from 'vitest';
import { ok, refuse } from '../kernel/result.ts';
import type { Departure, Judgement, Game, GameTypes, PlacedFrame } from '../ledger/game.ts';
import { replay, clausesBehind, groundOf } from './replay.ts';
import { place } from '../../../tests/support/place.ts';
import { flag, amount } from '../rules/key.ts';
import { attested, inferred, makeRuleSet, silent, vary } from '../rules/rule-set.ts';

const KEYS = {
  'ace.rate': amount(1, 'aces', [1, 2]),
  'ace.double': flag(2, 'aces', 'payment'),
  'ace.own': flag(3, 'aces', 'payment'),
};
const BOOK = makeRuleSet(KEYS, {
  id: 'book-1700',
  game: 'trifle',
  linkNumber: 1,
  unit: ['fish', 'fish'],
  rules: {
    'ace.rate': attested(1, 'ace.pays'),
    'ace.double': inferred(true, ['ace.last', 'ace.pays'], 'book-1700.double'),
    'ace.own': silent(false, 'book-1700.own'),
  },
});
const varied = (changes: Record<string, unknown>) => {
  const variation = vary(KEYS, BOOK, changes);
  if (!variation.ok) throw new Error(variation.error.message);
  return variation.value;
};
const entry = {
  at: place('t9.4'),
  occasion: 'acePlaced',
  of: 12,
  from: 'first',
  to: 'second',
  amount: 2,
  keys: ['ace.rate', 'ace.double'],
} as const;

test('an entry leads to its rules, their grounds and their clauses', () => {
  const grounds = entry.keys.map((key) => groundOf(key, varied({})));
  expect(grounds.map((ground) => [ground?.key, ground?.value, ground?.isChanged])).toEqual([
    ['ace.rate', 1, false],
    ['ace.double', true, false],
  ]);
  expect(grounds[1]?.basis).toEqual({
    kind: 'inferred',
    clauses: ['book-1700.ace.last', 'book-1700.ace.pays'],
    reading: 'book-1700.double',
  });
  expect(clausesBehind(entry.keys, varied({}))).toEqual(['book-1700.ace.pays', 'book-1700.ace.last']);
});

test('a rule the reader changed remembers what the source says, and cites no clause for itself', () => {
  const variation = varied({ 'ace.rate': 2 });
  expect(groundOf('ace.rate', variation)).toMatchObject({ value: 2, sourceValue: 1, isChanged: true, clauses: [] });
  expect(clausesBehind(['ace.rate'], variation)).toEqual([]);
});

test('a silent rule has no clause, and a key nobody knows has no ground', () => {
  expect(groundOf('ace.own', varied({}))).toMatchObject({
    clauses: [],
    basis: { kind: 'silent', reading: 'book-1700.own' },
  });
  expect(groundOf('ace.of.hearts', varied({}))).toBeUndefined();
  expect(groundOf('constructor', varied({}))).toBeUndefined();
});

/** A table of six frames on which the second card of the first trick pays twice, with the departures given. */
const judgement = (...departures: Departure[]): Judgement<PlacedFrame> => {
  const entry = { occasion: 'ace', from: 'first', to: 'dealer', amount: 1, keys: ['ace.rate'] } as const;
  return {
    seats: ['first', 'dealer'],
    isComplete: true,
    frames: [
      { at: place('ante'), entries: 1 },
      { at: place('exchange.first'), entries: 1 },
      { at: place('t1.1'), entries: 1 },
      { at: place('t1.2'), entries: 3 },
      { at: place('t2.1'), entries: 3 },
      { at: place('end'), entries: 4 },
    ],
    departures,
    entries: ['ante', 't1.2', 't1.2', 'end'].map((at) => ({ ...entry, at: place(at) })),
    net: { first: -4, dealer: 4 },
    poolsBefore: {},
    next: {},
    pools: {},
  };
};

/** A game of which only the judge is asked, and says this of any record. */
const judgedAs = (judged: ReturnType<Game<GameTypes>['judge']>): Game<GameTypes> =>
  ({ judge: () => judged }) as unknown as Game<GameTypes>;

const replayed = (...departures: Departure[]) => {
  const result = replay(judgedAs(ok(judgement(...departures))), {}, {});
  if (!result.ok) throw new Error(result.error.message);
  return result.value;
};
const departure = (at: string, key = 'play.follow'): Departure => ({ at: place(at), key, message: `at ${at}` });

test('a record that keeps to the rules is shown whole', () => {
  expect(replayed()).toMatchObject({ firstDeparture: undefined, framesBefore: 6, entriesBefore: 4 });
});

test('a strict view ends before the first departure, in the order of the deal', () => {
  const { firstDeparture, framesBefore, entriesBefore, departures } = replayed(departure('t2.1'), departure('t1.2'));
  expect(firstDeparture?.at).toEqual(place('t1.2'));
  // Ante, exchange and the first card; the trick that pays twice is not seen.
  expect([framesBefore, entriesBefore]).toEqual([3, 1]);
  expect(departures).toHaveLength(2);
});

test('of several departures at one place the first named is the first', () => {
  expect(replayed(departure('t2.1', 'play.follow'), departure('t2.1', 'play.throwHearts')).firstDeparture?.key).toBe(
    'play.follow',
  );
});

test('a departure without a frame of its own cuts before the next frame', () => {
  expect(replayed(departure('deal'))).toMatchObject({ framesBefore: 1, entriesBefore: 1 });
  // First hand's exchange is seen, the dealer's, which never came, is not.
  expect(replayed(departure('exchange.dealer'))).toMatchObject({ framesBefore: 2, entriesBefore: 1 });
});

test('the impossible is passed on', () => {
  const impossible = refuse('card-twice', 'twice');
  expect(replay(judgedAs(impossible), {}, {})).toBe(impossible);
});
