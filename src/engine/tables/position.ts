import { range } from '../kernel/collections.ts';
import { refuse, type Problem, ok, type Result } from '../kernel/result.ts';

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
const nameOf = (place: BoardPlace): string => (place === HAND ? 'hand' : place === OFF ? 'off' : String(place));

/** Prints places with men in their owner's numbering: `hand:1 1:10 12:4`. */
export function printMen(men: Men): string {
  const words: string[] = [];
  for (let place = 0; place < PLACES; place++) {
    const n = men[place] ?? 0;
    if (n > 0) words.push(`${nameOf(place)}:${String(n)}`);
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
    if (Object.hasOwn(given, place)) return refuse('place-twice', `“${nameOf(place)}” is named twice.`);
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

/** Swaps the colours: the same game seen from the other side. */
export const swapColours = ({ men: [white, black], toPlay }: Position): Position => ({
  men: [black, white],
  toPlay: otherPlayer(toPlay),
});

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
      `Men of both colours stand on White’s point ${String(point)}, Black’s ${String(across(point))}.`,
    ).error;
  }
  return undefined;
}
