/** Writes whole numbers into as few bits as they need; the other half is `BitReader`. */
export class BitWriter {
  private readonly bytes: number[] = [];
  private filled = 0;

  /** The low `width` bits of `value`, most significant first; width at most 31. */
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

  /** Any whole number from 0: groups of three bits, each with a bit that says whether more follow. */
  number(value: number): void {
    let rest = value;
    do {
      const group = rest & 7;
      rest = Math.floor(rest / 8);
      this.flag(rest > 0);
      this.bits(group, 3);
    } while (rest > 0);
  }

  /** A whole number known to lie below `n`. */
  below(value: number, n: number): void {
    this.bits(value, bitsFor(n));
  }

  toBytes(): Uint8Array {
    return Uint8Array.from(this.bytes);
  }
}

/** Reads what `BitWriter` wrote. Past the end it gives zeros and `overrun` turns true: whoever reads checks it once, at the end. */
export class BitReader {
  private at = 0;
  private readonly bytes: Uint8Array;
  overrun = false;

  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
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

  number(): number {
    let value = 0;
    let scale = 1;
    for (let groups = 0; groups < 10; groups++) {
      const more = this.flag();
      value += this.bits(3) * scale;
      scale *= 8;
      if (!more) return value;
    }
    this.overrun = true;
    return 0;
  }

  below(n: number): number {
    return this.bits(bitsFor(n));
  }

  /** Whether nothing but the padding of the last byte is left. */
  get done(): boolean {
    return !this.overrun && this.bytes.length * 8 - this.at < 8;
  }
}

/** How many bits tell `n` things apart. */
const bitsFor = (n: number): number => (n <= 1 ? 0 : 32 - Math.clz32(n - 1));
