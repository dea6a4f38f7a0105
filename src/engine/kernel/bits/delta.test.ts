import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BitReader, BitWriter } from './bits.ts';
import { bitText, bytesOf, readDelta, writeDelta } from './delta.ts';

const texts = fc.array(fc.boolean(), { maxLength: 400 }).map((bits) => bits.map((bit) => (bit ? '1' : '0')).join(''));

const written = (text: string, known: string): BitWriter => {
  const to = new BitWriter();
  writeDelta(text, known, to);
  return to;
};

test('bits are read back, whatever they are and whatever they are compared with', () => {
  fc.assert(
    fc.property(texts, texts, texts, fc.nat(400), fc.nat(400), (text, known, more, cut, skip) => {
      // Pieces of the known bits, in another order, with other bits between.
      const mixed = known.slice(skip) + text + known.slice(0, cut) + more;
      for (const one of [text, mixed]) {
        const from = new BitReader(written(one, known).toBytes());
        expect(readDelta(known, 2000, from)).toBe(one);
        expect([from.overrun, from.isSpoilt(), from.goesOn()]).toEqual([false, false, false]);
      }
    }),
  );
});

test('bits that are the same cost one copy', () => {
  const known = '0110100110010110'.repeat(20).slice(0, 250) + '111000111';
  // 259 bits long: 1 + 1 + 8 for the total; a flag, 9 for place 0, and 227 of 7 bits with 3 more for the length.
  expect(written(known, known).length).toBeLessThan(40);
  expect(written(known, '').length).toBeGreaterThan(known.length);
});

test('bits and bytes are one another’s', () => {
  const to = new BitWriter();
  to.bits(0b1011001110, 10);
  expect(bitText(to)).toBe('1011001110');
  expect([...bytesOf('1011001110')]).toEqual([0b10110011, 0b10000000]);
});

test('arbitrary bits give some bits or a corrupt reader, and never more than asked for', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 60 }), texts, (bytes, known) => {
      const from = new BitReader(bytes);
      const text = readDelta(known, 500, from);
      if (!from.isSpoilt() && !from.overrun) expect(text.length).toBeLessThanOrEqual(500);
    }),
  );
});
