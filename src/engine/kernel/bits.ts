import { keysOf, range } from './collections.ts';

/** Packs whole numbers into as few bits as they need. `BitReader` reads them back. */
export class BitWriter {
  private readonly bytes: number[] = [];
  private filled = 0;

  /** Writes the low `width` bits of `value`, most significant first; width is at most 31. */
  bits(value: number, width: number): void {
    for (let i = width - 1; i >= 0; i--) {
      if ((this.filled & 7) === 0) this.bytes.push(0);
      if ((value >>> i) & 1) this.bytes[this.bytes.length - 1]! |= 0x80 >> (this.filled & 7);
      this.filled++;
    }
  }

  flag(value: boolean): void {
    this.bits(value ? 1 : 0, 1);
  }

  /**
   * Writes a whole number from 0 to 2^28. Values below 2^width take width + 1 bits, the next 2^(width + 1) values two
   * bits more, and so on. Choose a width that fits most values.
   */
  number(value: number, width = 3): void {
    let rest = value;
    let bits = width;
    for (; rest >= 1 << bits; bits++) {
      rest -= 1 << bits;
      this.flag(true);
    }
    this.flag(false);
    this.bits(rest, bits);
  }

  /** Number of bits written so far. */
  get length(): number {
    return this.filled;
  }

  toBytes(): Uint8Array {
    return Uint8Array.from(this.bytes);
  }
}

/**
 * Reads what `BitWriter` wrote. After the end it returns zeros and sets `overrun`; bits that no writer produces set
 * `isSpoilt`. Check both once, at the end.
 */
export class BitReader {
  private at = 0;
  private readonly bytes: Uint8Array;
  overrun = false;
  private spoilt = false;

  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
  }

  spoil(): void {
    this.spoilt = true;
  }

  isSpoilt(): boolean {
    return this.spoilt;
  }

  /** Whether a bit that is set is still unread. A link ends in up to twelve bits that are not: they fill its last letter. */
  goesOn(): boolean {
    const rest = this.bytes.subarray(this.at >> 3);
    return rest.some((byte, i) => (i === 0 ? byte & (0xff >> (this.at & 7)) : byte) !== 0);
  }

  /** All bits, read or not, as a text of noughts and ones. */
  allBits(): string {
    return [...this.bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  }

  bits(width: number): number {
    let value = 0;
    for (let i = 0; i < width; i++) {
      const byte = this.bytes[this.at >> 3];
      if (byte === undefined) this.overrun = true;
      value = (value << 1) | (((byte ?? 0) >> (7 - (this.at & 7))) & 1);
      this.at++;
    }
    return value >>> 0;
  }

  flag(): boolean {
    return this.bits(1) === 1;
  }

  number(width = 3): number {
    let value = 0;
    for (let bits = width; bits < 29; bits++) {
      if (!this.flag()) return value + this.bits(bits);
      value += 1 << bits;
    }
    this.overrun = true;
    return 0;
  }
}

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
