import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bits, fieldsOf, FLAG, laterFields, number, oneOf } from './bit-form.ts';
import { BitReader, BitWriter } from './bits.ts';

interface First {
  readonly tricks: number;
  readonly won: boolean;
}
interface Later {
  readonly hidden: boolean;
  readonly giver: number | undefined;
  readonly word: 'none' | 'asked' | 'refused';
}
const FIRST = fieldsOf<First>({ tricks: number(2, 99), won: FLAG });
const LATER = laterFields<Later>({
  hidden: [FLAG, false],
  giver: [bits(2), undefined],
  word: [oneOf(['none', 'asked', 'refused'] as const, bits(2)), 'none'],
});
const BEFORE: Later = { hidden: false, giver: undefined, word: 'none' };

const first = fc.record<First>({ tricks: fc.nat(99), won: fc.boolean() });
const later = fc.record<Later>({
  hidden: fc.boolean(),
  giver: fc.option(fc.nat(3), { nil: undefined }),
  word: fc.constantFrom('none', 'asked', 'refused'),
});
const written = (one: First, more?: Later): BitWriter => {
  const to = new BitWriter();
  FIRST.write(one, to);
  if (more) LATER.write(more, to);
  return to;
};
const read = (bytes: Uint8Array) => {
  const from = new BitReader(bytes);
  return { first: FIRST.read(from), later: LATER.read(from), from };
};

describe('later fields', () => {
  test('that have the value from before leave the bits as they were', () => {
    fc.assert(
      fc.property(first, (one) => {
        expect(written(one, BEFORE).toBytes()).toEqual(written(one).toBytes());
        expect(written(one, BEFORE).length).toBe(written(one).length);
      }),
    );
  });

  test('are read from bits written before there were any, however many noughts fill them up', () => {
    fc.assert(
      fc.property(first, fc.nat(3), (one, noughts) => {
        const whole = read(Uint8Array.of(...written(one).toBytes(), ...new Array<number>(noughts).fill(0)));
        expect([whole.first, whole.later, whole.from.overrun]).toEqual([one, BEFORE, false]);
      }),
    );
  });

  test('are read back, and leave nothing unread', () => {
    fc.assert(
      fc.property(first, later, (one, more) => {
        const whole = read(written(one, more).toBytes());
        expect([whole.first, whole.later]).toEqual([one, more]);
        expect([whole.from.goesOn(), whole.from.overrun, whole.from.isSpoilt()]).toEqual([false, false, false]);
      }),
    );
  });

  test('take one bit each up to the last that is given, and its value', () => {
    const one: First = { tricks: 1, won: true };
    const bitsOf = (more: Partial<Later>): number => written(one, { ...BEFORE, ...more }).length - written(one).length;
    // A flag with its bit; a bit for the flag, and two bits with theirs; two bits, and two with theirs.
    expect([bitsOf({}), bitsOf({ hidden: true }), bitsOf({ giver: 0 }), bitsOf({ word: 'asked' })]).toEqual([
      0, 2, 4, 5,
    ]);
  });

  test('spoil the reader where a value has no meaning, and are left unread where nobody knows them', () => {
    const to = written({ tricks: 4, won: false });
    // No flag, no giver; a word, and of four numbers the one that no word has.
    for (const bit of [0, 0, 1, 1, 1]) to.bits(bit, 1);
    expect(read(to.toBytes()).from.isSpoilt()).toBe(true);

    const more = written({ tricks: 4, won: false }, { ...BEFORE, word: 'refused' });
    more.flag(true);
    expect(read(more.toBytes()).from.goesOn()).toBe(true);
  });
});
