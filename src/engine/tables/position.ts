import { range } from '../kernel/collections.ts';
import { refuse, type Problem, ok, type Result } from '../kernel/result.ts';
import { BitReader, BitWriter } from '../kernel/bits.ts';

/**
 * Point of the board, 1 to 24, in the player's own numbering: point 1 is where his men are piled at the start. `HAND`
 * holds men that were hit; `OFF` holds men that have left the board.
 */
export type BoardPlace = number;

export const HAND: BoardPlace = 0;
export const OFF: BoardPlace = 25;
/** Number of places: hand, 24 points, off. */
export const PLACES = 26;
export const POINTS = 24;

/** Converts a point to the other player's numbering: 1 ↔ 13. */
export const across = (point: BoardPlace): BoardPlace => ((point + 11) % POINTS) + 1;

/** Place a man reaches with a die; off if beyond the last point. */
export const placeAfter = (from: BoardPlace, die: number): BoardPlace => (from + die > POINTS ? OFF : from + die);

export const isPoint = (place: BoardPlace): boolean => Number.isInteger(place) && place >= 1 && place <= POINTS;

const MOST = 15;

const NAMES: ReadonlyMap<string, BoardPlace> = new Map([
  ['hand', HAND],
  ['off', OFF],
]);
/** Place as written: `hand`, `off`, or the number of a point. */
export const printBoardPlace = (place: BoardPlace): string =>
  place === HAND ? 'hand' : place === OFF ? 'off' : String(place);

/** Prints places with men in their owner's numbering: `hand:1 1:10 12:4`. */
export function printMen(men: Men): string {
  const words: string[] = [];
  for (let place = 0; place < PLACES; place++) {
    const n = men[place] ?? 0;
    if (n > 0) words.push(`${printBoardPlace(place)}:${String(n)}`);
  }
  return words.join(' ');
}

/** Regular expression of what `parseMen` accepts, for schemas. */
export const MEN_PATTERN = '([\\s,]*([Hh]and|[Oo]ff|\\d{1,2})(:\\d{1,2})?)*[\\s,]*';

/** Parses what `printMen` prints, in any order, with or without commas; a place without a number has one man. */
export function parseMen(text: string): Result<Men> {
  const given: Record<BoardPlace, number> = {};
  for (const word of text.split(/[\s,]+/).filter(Boolean)) {
    const [, name = '', count = '1'] = /^([a-z]+|\d{1,2})(?::(\d{1,2}))?$/i.exec(word) ?? [];
    const place = /^\d/.test(name) ? Number(name) : NAMES.get(name.toLowerCase());
    if (place === undefined || (/^\d/.test(name) && !isPoint(place)))
      return refuse('bad-men', `“${word.slice(0, 20)}” does not say where men stand; write 12:4, hand:1 or off:3.`);
    if (Object.hasOwn(given, place)) return refuse('place-twice', `“${printBoardPlace(place)}” is named twice.`);
    if (Number(count) > MOST) return refuse('bad-men', `“${word}” is more men than a player has.`);
    given[place] = Number(count);
  }
  return ok(makeMen(given));
}

export const PLAYERS = ['white', 'black'] as const;
export type Player = 0 | 1;

export const otherPlayer = (player: Player): Player => (player === 0 ? 1 : 0);

/** Converts a player's place to the viewer's numbering. */
export const seenFrom = (viewer: Player, player: Player, place: BoardPlace): BoardPlace =>
  player === viewer || place === HAND || place === OFF ? place : across(place);

/** Number of men by place in their owner's numbering: hand at 0, points 1 to 24, off at 25. */
export type Men = readonly number[];

/**
 * Men of both players and who throws next. Each player's men are in that player's numbering, so nothing depends on the
 * viewer's side.
 */
export interface Position {
  readonly men: readonly [white: Men, black: Men];
  readonly toPlay: Player;
}

/** Makes men by place; unnamed places have none. */
export const makeMen = (given: Readonly<Record<BoardPlace, number>>): Men =>
  range(PLACES).map((place) => (Object.hasOwn(given, place) ? (given[place] ?? 0) : 0));

export const countMen = (men: Men): number => men.reduce((sum, n) => sum + n, 0);

/** Points with exactly one man, in the owner's numbering. */
export const lonePoints = (men: Men): readonly BoardPlace[] =>
  range(POINTS + 1).filter((point) => point !== HAND && men[point] === 1);

/** Why a board is impossible: a wrong number of men, or both colours on one point. */
export function whyNotPosition({ men }: Pick<Position, 'men'>, each: number): Problem | undefined {
  for (const [player, own] of men.entries()) {
    const count = countMen(own);
    if (own.length !== PLACES || own.some((n) => !Number.isInteger(n) || n < 0) || count !== each)
      return refuse(
        'men-count',
        `${player === 0 ? 'White' : 'Black'} has ${String(count)} men in this position; each player has ${String(each)}.`,
      ).error;
  }
  for (let point = 1; point < OFF; point++) {
    if (men[0][point] === 0 || men[1][across(point)] === 0) continue;
    return refuse(
      'point-shared',
      `Men of both colours stand on White’s point ${String(point)}, which is Black’s point ${String(across(point))}.`,
    ).error;
  }
  return undefined;
}

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
