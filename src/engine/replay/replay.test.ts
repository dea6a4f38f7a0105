import { expect, test } from 'vitest';
import { ok, refuse } from '../kernel/result.ts';
import type { Departure, Judgement } from '../ledger/game.ts';
import { replay, type PlacedFrame } from './replay.ts';
import { place } from '../../../tests/support/place.ts';

/** A table of six frames on which the second card of the first trick pays twice, with the departures given. */
const judgement = (...departures: Departure[]): Judgement<PlacedFrame> => {
  const entry = { occasion: 'ace', from: 'first', to: 'dealer', amount: 1, keys: ['ace.rate'] } as const;
  return {
    seats: ['first', 'dealer'],
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

const replayed = (...departures: Departure[]) => {
  const result = replay({ judge: () => ok(judgement(...departures)) }, undefined, undefined);
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
  expect(replay({ judge: () => impossible }, undefined, undefined)).toBe(impossible);
});
