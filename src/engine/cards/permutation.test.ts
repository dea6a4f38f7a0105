import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BitReader, BitWriter } from '../kernel/bits.ts';
import { arrangementAt, countArrangements, rankArrangement, readBelow, writeBelow } from './permutation.ts';

test('arrangements are counted as the multinomial coefficient', () => {
  expect(countArrangements([])).toBe(1n);
  // 4! / (2! 2!) = 6
  expect(countArrangements([2, 2])).toBe(6n);
  // 5! / (1! 3! 1!) = 20
  expect(countArrangements([1, 3, 1])).toBe(20n);
  // The deals at bridge, 52! / 13!^4, a number found in every book on the game.
  expect(countArrangements([13, 13, 13, 13])).toBe(53644737765488792839237440000n);
});

test('arrangements of two and two are numbered in order', () => {
  const all = [0n, 1n, 2n, 3n, 4n, 5n].map((rank) => arrangementAt(rank, [2, 2]).join(''));
  expect(all).toEqual(['0011', '0101', '0110', '1001', '1010', '1100']);
});

const sizesArbitrary = fc.array(fc.nat(13), { minLength: 1, maxLength: 8 });

test('rank and arrangement are inverses', () => {
  fc.assert(
    fc.property(sizesArbitrary, fc.bigInt({ min: 0n, max: 10n ** 40n }), (sizes, seed) => {
      const rank = seed % countArrangements(sizes);
      const classes = arrangementAt(rank, sizes);
      expect(sizes.map((_, c) => classes.filter((own) => own === c).length)).toEqual(sizes);
      expect(rankArrangement(classes, sizes)).toBe(rank);
    }),
  );
});

test('large numbers survive the bits, and one out of range is noticed', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 1n, max: 10n ** 40n }), fc.bigInt({ min: 0n, max: 10n ** 40n }), (n, seed) => {
      const to = new BitWriter();
      writeBelow(to, seed % n, n);
      expect(readBelow(new BitReader(to.toBytes()), n)).toBe(seed % n);
    }),
  );
  // Five things take three bits; 7 is none of the five.
  const from = new BitReader(Uint8Array.of(0xff));
  expect([readBelow(from, 5n), from.isSpoilt()]).toEqual([0n, true]);
});
