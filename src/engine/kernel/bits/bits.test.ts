import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BitReader, BitWriter } from './bits.ts';

test('numbers take the fewer bits the nearer they are to the width given', () => {
  const bits = (value: number, width: number): number => {
    const to = new BitWriter();
    to.number(value, width);
    return to.length;
  };
  // Width 3: 0 to 7 in 3 + 1 bits, the next 16 in 4 + 2, the next 32 in 5 + 3.
  expect([0, 7, 8, 23, 24, 55].map((value) => bits(value, 3))).toEqual([4, 4, 6, 6, 8, 8]);
  expect([0, 1, 2, 5, 6].map((value) => bits(value, 1))).toEqual([2, 2, 4, 4, 6]);
});

test('what is written is read back, in order', () => {
  const item = fc.oneof(
    fc.record({ kind: fc.constant('number' as const), value: fc.nat(2 ** 28), width: fc.nat(6) }),
    fc.record({ kind: fc.constant('bits' as const), value: fc.nat(2 ** 20 - 1), width: fc.constant(20) }),
    fc.record({ kind: fc.constant('flag' as const), value: fc.nat(1), width: fc.constant(1) }),
  );
  fc.assert(
    fc.property(fc.array(item, { maxLength: 40 }), (items) => {
      const to = new BitWriter();
      for (const { kind, value, width } of items) {
        if (kind === 'flag') to.flag(value === 1);
        else to[kind](value, width);
      }
      const from = new BitReader(to.toBytes());
      expect(items.map(({ kind, width }) => (kind === 'flag' ? Number(from.flag()) : from[kind](width)))).toEqual(
        items.map(({ value }) => value),
      );
      expect(from.overrun).toBe(false);
    }),
  );
});

test('reading past the end gives noughts and says so', () => {
  const from = new BitReader(Uint8Array.of(0b10000000));
  expect(from.bits(8)).toBe(128);
  expect(from.overrun).toBe(false);
  expect(from.bits(3)).toBe(0);
  expect(from.overrun).toBe(true);
});

test('a number that never ends is an overrun, not a loop', () => {
  const from = new BitReader(new Uint8Array(64).fill(255));
  expect(from.number()).toBe(0);
  expect(from.overrun).toBe(true);
});
