import { BitReader, BitWriter } from '../kernel/bits/bits.ts';
import { ok, refuse, type Result } from '../kernel/result.ts';

/*
 * How bits are printed in a link: a character for the version, then base64url of a 16-bit checksum and the bits. Published links
 * must decode for ever.
 */

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
/** Longer than the longest link: a game of 1,998 impossible throws takes some 60,000 letters. */
const LONGEST = 65_536;

const CHECKSUM = 16;

/**
 * CRC-16 (CCITT) of the first `bits` bits. Detects every burst of errors up to 16 bits and all but one in 65,536 others.
 */
function checksum(bytes: Uint8Array, bits: number): number {
  const from = new BitReader(bytes);
  let crc = 0xffff;
  for (let i = 0; i < bits; i++) crc = ((crc << 1) & 0xffff) ^ (from.bits(1) === crc >> 15 ? 0 : 0x1021);
  return crc;
}

/** Builds a fragment: version, then checksum and data. */
export function seal(version: string, to: BitWriter): string {
  const letters = Math.ceil((CHECKSUM + to.length) / 6);
  const payload = to.toBytes();
  const crc = checksum(payload, letters * 6 - CHECKSUM);
  const from = new BitReader(Uint8Array.of(crc >> 8, crc & 255, ...payload));
  return version + Array.from({ length: letters }, () => ALPHABET[from.bits(6)]).join('');
}

export const damaged = (): ReturnType<typeof refuse> =>
  refuse(
    'damaged-link',
    'This link is damaged: some of its letters are missing or changed. Copy the whole link again from where you found it.',
  );

export const newer = (what: string): ReturnType<typeof refuse> =>
  refuse(
    'newer-link',
    `This link names ${what} that this version of the site does not know. Reload the page, or look for a newer version.`,
  );

/** Checks version and checksum and returns a reader of the rest, whose content is still unchecked. */
export function unseal(text: string, version: string): Result<BitReader> {
  if (!/^[\w-]+$/.test(text) || text.length > LONGEST) return damaged();
  if (!text.startsWith(version))
    return refuse(
      'unknown-version',
      `This link is of a kind (“${text.charAt(0)}”) that this version of the site cannot read. It may be damaged, or made by a newer version.`,
    );
  const letters = new BitWriter();
  for (const letter of text.slice(1)) letters.bits(ALPHABET.indexOf(letter), 6);
  const payload = letters.toBytes().subarray(CHECKSUM / 8);
  const bits = letters.length - CHECKSUM;
  if (bits <= 0 || checksum(payload, bits) !== new BitReader(letters.toBytes()).bits(CHECKSUM)) return damaged();
  return ok(new BitReader(payload));
}
