import { BitReader, BitWriter } from '../kernel/bits/bits.ts';
import { ok, refuse, type Result } from '../kernel/result.ts';
import { across, HAND, OFF, PLACES, POINTS, whyNotPosition, type Men, type Position } from './position.ts';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const EACH = 15;

/*
 * Position id: a dozen or so base64url letters, the last a check letter. It encodes who throws next; White's men in hand,
 * off, and on points 1, 2, 3 … in White's numbering until all are placed; then Black's likewise, skipping points where
 * White stands. Every position has exactly one id.
 */

/** Writes a position as part of a link, without the check letter. */
export function writePosition({ men: [white, black], toPlay }: Position, to: BitWriter): void {
  to.bits(toPlay, 1);
  writeMen(white, [], to);
  writeMen(black, white, to);
}

function writeMen(own: Men, other: Men, to: BitWriter): void {
  let left = EACH;
  for (const place of [HAND, OFF]) {
    to.number(own[place] ?? 0, 0);
    left -= own[place] ?? 0;
  }
  for (let point = 1; point <= POINTS && left > 0; point++) {
    if ((other[across(point)] ?? 0) > 0) continue;
    to.number(own[point] ?? 0, 0);
    left -= own[point] ?? 0;
  }
}

/** Reads what `writePosition` wrote; undefined if the bits are no position. */
export function readPosition(from: BitReader): Position | undefined {
  const toPlay = from.bits(1) === 0 ? 0 : 1;
  const white = readMen([], from);
  const black = readMen(white, from);
  const position: Position = { men: [white, black], toPlay };
  return whyNotPosition(position, EACH) === undefined ? position : undefined;
}

function readMen(other: Men, from: BitReader): Men {
  const own = new Array<number>(PLACES).fill(0);
  let left = EACH;
  for (const place of [HAND, OFF]) left -= own[place] = from.number(0);
  for (let point = 1; point <= POINTS && left > 0; point++)
    if ((other[across(point)] ?? 0) === 0) left -= own[point] = from.number(0);
  return own;
}

const LETTER = 6;
/** Longer than any id; longer texts are rejected unread. */
const LONGEST = 60;
const checkOf = (letters: readonly number[]): number => letters.reduce((sum, letter) => (sum * 37 + letter) & 63, 11);

/** Prints an id such as `BeIAAeIA…`. The position must be valid, with fifteen men a side. */
export function printPositionId(position: Position): string {
  const to = new BitWriter();
  writePosition(position, to);
  const from = new BitReader(to.toBytes());
  const letters = Array.from({ length: Math.ceil(to.length / LETTER) }, () => from.bits(LETTER));
  return [...letters, checkOf(letters)].map((letter) => ALPHABET[letter]).join('');
}

/** Parses a position id; rejects one with a missing or changed letter. */
export function parsePositionId(text: string): Result<Position> {
  const letters = Array.from(text.trim().slice(0, LONGEST), (letter) => ALPHABET.indexOf(letter));
  const to = new BitWriter();
  for (const letter of letters.slice(0, -1)) to.bits(Math.max(0, letter), LETTER);
  const position = readPosition(new BitReader(to.toBytes()));
  // Printing it again must give the same text, which checks the check letter, the length and every spare bit.
  if (letters.includes(-1) || !position || printPositionId(position) !== text.trim())
    return refuse(
      'bad-position-id',
      `“${text.slice(0, 40)}” is not the name of a position: some of its letters are missing or changed.`,
    );
  return ok(position);
}
