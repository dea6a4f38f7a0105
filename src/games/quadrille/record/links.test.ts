import { describe, expect, test } from 'vitest';
import { ALLIANCE_DEAL } from '../../../../tests/support/quadrille-records.ts';
import { BitReader, BitWriter } from '#engine/kernel/bits.ts';
import { quadrille } from '../game.ts';
import { ANSWERS, POOL_FIELDS, VOLES } from './link-form.ts';
import type { DealOutcome, QuadrilleRecord } from './record.ts';

const record = (data: Readonly<Record<string, unknown>>): QuadrilleRecord => {
  const read = quadrille.parseRecord(data);
  if (!read.ok) throw new Error(read.error.message);
  return read.value;
};
/** A record written into a link and read back. */
const roundTrip = (body: QuadrilleRecord) => {
  const to = new BitWriter();
  quadrille.packRecord(body, to);
  return quadrille.unpackRecord(new BitReader(to.toBytes()));
};
const TOLD = record({
  contract: { by: 'first', bid: 'ask' },
  trump: 'H',
  result: { ally: 'third', tricks: { first: 3, third: 3, second: 4 }, matadors: 5, premiers: true },
});
const withResult = (more: Partial<DealOutcome>): QuadrilleRecord => {
  if (!TOLD.result) throw new Error('the result');
  return { ...TOLD, result: { ...TOLD.result, ...more } };
};
const isDamaged = (body: QuadrilleRecord): boolean => !roundTrip(body).ok;

test('what published links stand on: pools, voles and answers by number', () => {
  expect(POOL_FIELDS).toEqual(['stake', 'vole', 'odd', 'oddNot', 'beasts', 'heapTaken']);
  expect([VOLES, ANSWERS]).toEqual([
    ['undertaken', 'refused'],
    ['yes', 'no'],
  ]);
});

describe('a result in a link', () => {
  test('is carried as it is told, to the most tricks and matadors that a record may name', () => {
    for (const more of [
      {},
      { tricks: [99, 0, 0, 0] },
      { matadors: [12, 0] as const },
      { matadors: [0, 12] as const },
      { vole: 'refused' as const, shown: true, kingHidden: true, giver: 1 as const, ownKing: true },
      { highest: [3, 1, 0, 2] as const },
    ]) {
      const record = withResult(more);
      expect(roundTrip(record)).toEqual({ ok: true, value: record });
    }
  });

  test('is damaged where it says more', () => {
    expect(isDamaged(withResult({ tricks: [100, 0, 0, 0] }))).toBe(true);
    expect(isDamaged(withResult({ matadors: [13, 0] }))).toBe(true);
    expect(isDamaged(withResult({ matadors: [0, 13] }))).toBe(true);
    expect(isDamaged(withResult({ highest: [3, 1, 3] }))).toBe(true);
  });
});

test('pools to the most that may lie there, and a place without a claim among four', () => {
  const of = (pools: Readonly<Record<string, number>>): QuadrilleRecord => ({ ...record(ALLIANCE_DEAL), pools });
  const whole = of({ stake: 999_999, vole: 24, odd: 2, oddNot: 4, beasts: 7, heapTaken: 1 });
  expect(roundTrip(whole)).toEqual({ ok: true, value: whole });
  expect(isDamaged(of({ oddNot: 5 }))).toBe(true);
});
