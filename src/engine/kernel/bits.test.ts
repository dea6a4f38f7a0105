import fc from 'fast-check';
import { expect, test, describe } from 'vitest';
import { BitReader, BitWriter, bits, fieldsOf, FLAG, laterFields, number, oneOf } from './bits.ts';

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
