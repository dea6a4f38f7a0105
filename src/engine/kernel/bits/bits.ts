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
