import { describe, expect, test } from 'vitest';
import { BitReader, BitWriter } from '#engine/kernel/bits.ts';
import { reversis } from '../game.ts';
import { FLAGS, POOL_FIELDS, SHAPES } from './link-form.ts';
import type { ReversisRecord } from './record.ts';

const record = (data: Readonly<Record<string, unknown>>): ReversisRecord => {
  const read = reversis.parseRecord(data);
  if (!read.ok) throw new Error(read.error.message);
  return read.value;
};
/** A record written into a link and read back. */
const roundTrip = (body: ReversisRecord) => {
  const to = new BitWriter();
  reversis.packRecord(body, to);
  return reversis.unpackRecord(new BitReader(to.toBytes()));
};
const HANDS = { first: 'KS 2H', second: '8S 3H', third: '2S 4H', dealer: 'JH 5H' };

describe('what published links stand on', () => {
  test('shapes of deals by number: 1785 with its talon, as played, thirteen, twelve with and without a talon, five players', () => {
    expect(SHAPES.map(({ pack, hands, talon }) => [pack, hands.join(' '), talon])).toEqual([
      [0, '11 11 11 12', 3],
      [0, '11 11 11 11', 0],
      [1, '13 13 13 13', 0],
      [1, '12 12 12 12', 4],
      [1, '12 12 12 12', 0],
      [1, '10 10 10 10 10', 0],
      [1, '9 9 9 9 9', 0],
    ]);
  });

  test('flags, and pools by number', () => {
    expect(FLAGS).toEqual(['forfeited', 'opposites', 'unfinished', 'thrown', 'trades', 'looseDeal', 'loosePlays']);
    expect(POOL_FIELDS.slice(0, 8)).toEqual([
      'basket',
      'great',
      'little',
      'poule',
      'pool',
      'remises',
      'pool1',
      'pool2',
    ]);
    expect([POOL_FIELDS.length, POOL_FIELDS.at(-1)]).toEqual([6 + 99, 'pool99']);
  });
});

describe('a link carries', () => {
  test('every pool that a record can name, as many as there are', () => {
    const pools = Object.fromEntries(POOL_FIELDS.map((name, i) => [name, i]));
    const all = { ...record({ deal: { hands: HANDS }, plays: [] }), pools };
    expect(roundTrip(all)).toEqual({ ok: true, value: all });
  });

  test('the last card of the pack in a deal that keeps to no pack, and none beyond it', () => {
    const [clubs, beyond] = [51, 52].map((card) => {
      const whole = record({ deal: { hands: HANDS }, plays: [] });
      return roundTrip({ ...whole, hands: [[card, card], ...whole.hands.slice(1)] });
    });
    expect(clubs).toMatchObject({ ok: true, value: { hands: [[51, 51], {}, {}, {}] } });
    expect(beyond).toMatchObject({ ok: false, error: { code: 'bad-link' } });
  });

  test('sixty cards in one place and no more: a link that says so is damaged', () => {
    const whole = record({ deal: { hands: HANDS }, plays: [] });
    const of = (size: number) => roundTrip({ ...whole, hands: [Array<number>(size).fill(0), ...whole.hands.slice(1)] });
    expect(of(60).ok).toBe(true);
    expect(of(61).ok).toBe(false);
  });

  test('plays that nobody could have made, and cards thrown down by any seat', () => {
    for (const thrown of ['first', 'second', 'third', 'dealer']) {
      const odd = record({ deal: { hands: HANDS }, plays: ['KS KS 2S 9D'], thrown });
      expect(roundTrip(odd)).toEqual({ ok: true, value: odd });
    }
    const five = record({ plays: ['2S 3S 4S 5S 6S'], thrown: 'fourth' });
    expect(roundTrip(five)).toEqual({ ok: true, value: five });
  });
});
