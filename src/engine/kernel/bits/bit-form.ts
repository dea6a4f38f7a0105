import { keysOf, range } from '../collections.ts';
import type { BitReader, BitWriter } from './bits.ts';

/**
 * Binary encoding of a value, with its writer and reader in one object. Invalid bits mark the `BitReader` as corrupt and
 * read as some bounded value; check the reader once, at the end.
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

/** Fixed-width whole number; values above `most` are invalid. */
export const bits = (width: number, most = Infinity): BitForm<number> => ({
  write: (value, to) => to.bits(value, width),
  read: (from) => atMost(most, from.bits(width), from),
});

/** Variable-width whole number, short for values below 2^width; values above `most` are invalid. */
export const number = (width: number, most = Infinity): BitForm<number> => ({
  write: (value, to) => to.number(value, width),
  read: (from) => atMost(most, from.number(width), from),
});

/** One of a list of values, stored as its permanent index. */
export const oneOf = <T>(values: readonly T[], numbers: BitForm<number>): BitForm<T> => ({
  write: (value, to) => numbers.write(values.indexOf(value), to),
  read: (from) => values[atMost(values.length - 1, numbers.read(from), from)]!,
});

/** Optional value: one presence bit, then the value. */
export const maybe = <T>(form: BitForm<T>): BitForm<T | undefined> => ({
  write: (value, to) => {
    to.flag(value !== undefined);
    if (value !== undefined) form.write(value, to);
  },
  read: (from) => (from.flag() ? form.read(from) : undefined),
});

/** Two values of the same kind. */
export const pairOf = <T>(form: BitForm<T>): BitForm<readonly [T, T]> => ({
  write: (pair, to) => times(2, form).write(pair, to),
  read: (from) => [form.read(from), form.read(from)],
});

/** A fixed number of values of the same kind. */
export const times = <T>(count: number, form: BitForm<T>): BitForm<readonly T[]> => ({
  write: (values, to) => {
    for (const value of values) form.write(value, to);
  },
  read: (from) => range(count).map(() => form.read(from)),
});

/** List of any length: the count, then each item. */
export const listOf = <T>(count: BitForm<number>, form: BitForm<T>): BitForm<readonly T[]> => ({
  write: (values, to) => {
    count.write(values.length, to);
    times(values.length, form).write(values, to);
  },
  read: (from) => times(count.read(from), form).read(from),
});

/** Object: its fields one after another, in the order given here. */
export const fieldsOf = <T extends object>(forms: {
  readonly [K in keyof T & string]-?: BitForm<T[K]>;
}): BitForm<T> => ({
  write: (value, to) => {
    for (const name of keysOf(forms)) forms[name].write(value[name], to);
  },
  read: (from) => Object.fromEntries(keysOf(forms).map((name) => [name, forms[name].read(from)])) as T,
});

/** Bit form of a later field, and its value in links made before the field existed: a text, a number, a flag or undefined. */
type LaterField<T> = readonly [form: BitForm<Exclude<T, undefined>>, before: T];

/**
 * Fields added to a record after its first links were published. Write them last and read them last: a record in which all have
 * their value `before` writes nothing, so its link stays the same. Up to the last field with another value, each field writes one
 * bit, which is set if its value differs from `before` and then follows. Append only.
 */
export const laterFields = <T extends object>(fields: {
  readonly [K in keyof T & string]-?: LaterField<T[K]>;
}): BitForm<T> => {
  const names = keysOf(fields);
  return {
    write: (value, to) => {
      const isLater = (name: keyof T & string): boolean => value[name] !== fields[name][1];
      for (const name of names.slice(0, names.findLastIndex(isLater) + 1)) {
        to.flag(isLater(name));
        if (isLater(name)) fields[name][0].write(value[name] as Exclude<T[typeof name], undefined>, to);
      }
    },
    read: (from) =>
      Object.fromEntries(
        names.map((name) => {
          const [form, before] = fields[name];
          return [name, from.goesOn() && from.flag() ? form.read(from) : before];
        }),
      ) as T,
  };
};

/** Set of flags as one number with a bit each; put the most common flags first. */
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
