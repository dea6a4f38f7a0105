import { keysOf, range } from '../collections.ts';
import type { BitReader, BitWriter } from './bits.ts';

/**
 * How something is written into bits and read from them, said once for both. Bits that nothing is written as spoil the
 * reader, and something is read all the same, of no more than anybody writes: whoever reads asks once, at the end.
 */
export interface BitForm<T> {
  readonly write: (value: T, to: BitWriter) => void;
  readonly read: (from: BitReader) => T;
}

const atMost = (most: number, value: number, from: BitReader): number => {
  if (value <= most) return value;
  from.spoil();
  return 0;
};

export const FLAG: BitForm<boolean> = {
  write: (value, to) => to.flag(value),
  read: (from) => from.flag(),
};

/** A number of so many bits, and of a certain size at most. */
export const bits = (width: number, most = Infinity): BitForm<number> => ({
  write: (value, to) => to.bits(value, width),
  read: (from) => atMost(most, from.bits(width), from),
});

/** Any number, small ones in about so many bits; of a certain size at most. */
export const number = (width: number, most = Infinity): BitForm<number> => ({
  write: (value, to) => to.number(value, width),
  read: (from) => atMost(most, from.number(width), from),
});

/** One of a few by its permanent number. */
export const oneOf = <T>(values: readonly T[], numbers: BitForm<number>): BitForm<T> => ({
  write: (value, to) => numbers.write(values.indexOf(value), to),
  read: (from) => values[atMost(values.length - 1, numbers.read(from), from)]!,
});

/** Something that may be missing: a bit that says so, then its bits. */
export const maybe = <T>(form: BitForm<T>): BitForm<T | undefined> => ({
  write: (value, to) => {
    to.flag(value !== undefined);
    if (value !== undefined) form.write(value, to);
  },
  read: (from) => (from.flag() ? form.read(from) : undefined),
});

/** Two of a kind. */
export const pairOf = <T>(form: BitForm<T>): BitForm<readonly [T, T]> => ({
  write: (pair, to) => times(2, form).write(pair, to),
  read: (from) => [form.read(from), form.read(from)],
});

/** So many things of a kind. */
export const times = <T>(count: number, form: BitForm<T>): BitForm<readonly T[]> => ({
  write: (values, to) => {
    for (const value of values) form.write(value, to);
  },
  read: (from) => range(count).map(() => form.read(from)),
});

/** How many there are, and each of them. */
export const listOf = <T>(count: BitForm<number>, form: BitForm<T>): BitForm<readonly T[]> => ({
  write: (values, to) => {
    count.write(values.length, to);
    times(values.length, form).write(values, to);
  },
  read: (from) => times(count.read(from), form).read(from),
});

/** Fields one after another, in the order in which they stand here. */
export const fieldsOf = <T extends object>(forms: {
  readonly [K in keyof T & string]-?: BitForm<T[K]>;
}): BitForm<T> => ({
  write: (value, to) => {
    for (const name of keysOf(forms)) forms[name].write(value[name], to);
  },
  read: (from) => Object.fromEntries(keysOf(forms).map((name) => [name, forms[name].read(from)])) as T,
});

/** What is to be said in one bit each, as one number: what is common stands low. */
export const flagsOf = <F extends string>(
  names: readonly F[],
  width: number,
): BitForm<Readonly<Record<F, boolean>>> => {
  const mask = number(width, 2 ** names.length - 1);
  return {
    write: (flags, to) =>
      mask.write(
        names.reduce((sum, name, i) => sum + (flags[name] ? 1 << i : 0), 0),
        to,
      ),
    read: (from) => {
      const set = mask.read(from);
      return Object.fromEntries(names.map((name, i) => [name, ((set >> i) & 1) === 1])) as Record<F, boolean>;
    },
  };
};
