import { ok, refuse, type Result } from '../kernel/result.ts';
import { HAND, OFF, printBoardPlace, type BoardPlace } from './position.ts';
import type { Random } from '../kernel/random.ts';

/** Numbers on a die. */
const DICE = [1, 2, 3, 4, 5, 6] as const;
export type Die = (typeof DICE)[number];

/** Two dice, the higher first. */
export type Throw = readonly [high: Die, low: Die];

export const isDie = (value: unknown): value is Die => (DICE as readonly unknown[]).includes(value);
export const isDoublet = ([high, low]: Throw): boolean => high === low;

/** All throws in the order of their numbers in links: 11, 21, 22, 31 … 66. */
export const THROWS: readonly Throw[] = DICE.flatMap((high) =>
  DICE.filter((low) => low <= high).map((low): Throw => [high, low]),
);

/** Makes a throw from two dice in either order. */
export const makeThrow = (one: Die, other: Die): Throw => (one < other ? [other, one] : [one, other]);

/** Prints a throw: `53`. */
export const printThrow = ([high, low]: Throw): string => `${String(high)}${String(low)}`;

const NUMBER_NAMES = ['none', 'ace', 'two', 'three', 'four', 'five', 'six'] as const;
const NUMBER_PLURALS = ['none', 'aces', 'twos', 'threes', 'fours', 'fives', 'sixes'] as const;

/** Name of a number on a die: “ace”, “six”. */
export const nameDie = (die: number): string => NUMBER_NAMES[die] ?? String(die);

/** Name of the same number on several dice: “aces”, “sixes”. */
export const nameDice = (die: number): string => NUMBER_PLURALS[die] ?? String(die);

/** Name of a throw: “five and four”, “two threes”. */
export const nameThrow = (dice: Throw): string =>
  isDoublet(dice) ? `two ${nameDice(dice[0])}` : `${nameDie(dice[0])} and ${nameDie(dice[1])}`;

/** Index of a throw in `THROWS`. */
export const throwNumber = ([high, low]: Throw): number => (high * (high - 1)) / 2 + low - 1;

/** Regular expression of what `parseThrow` accepts, for schemas. */
export const THROW_PATTERN = '[1-6]\\s*[-,]?\\s*[1-6]';

/** Parses `53`, `35` or `5-3`. */
export function parseThrow(text: string): Result<Throw> {
  const [, one, other] = /^(\d)\s*(?:[-,]\s*)?(\d)$/.exec(text.trim()) ?? [];
  const dice = [Number(one), Number(other)];
  if (isDie(dice[0]) && isDie(dice[1])) return ok(makeThrow(dice[0], dice[1]));
  return refuse('bad-throw', `“${text.slice(0, 20)}” is not a throw of two dice; write the two numbers, such as 53.`);
}

const randomDie = (random: Random): Die => (random(6) + 1) as Die;
/** Throws single dice for the first turn, White's first, until they differ. */
export function throwForStart(random: Random): readonly (readonly [white: Die, black: Die])[] {
  const dice: (readonly [Die, Die])[] = [];
  do dice.push([randomDie(random), randomDie(random)]);
  while (dice.at(-1)?.[0] === dice.at(-1)?.[1]);
  return dice;
}

export const randomThrow = (random: Random): Throw => makeThrow(randomDie(random), randomDie(random));

/** One man moved by one number. */
export type Landing = readonly [from: BoardPlace, to: BoardPlace];
/**
 * Landings of one throw, rearmost first; empty for a pass. Men of a colour are alike, so neither the order of moves nor
 * which man went on is recorded.
 */
export type Play = readonly Landing[];
/** Places of one man's move in its owner's numbering: `[1, 6, 10]` goes from 1 through 6 to 10. */
export type Path = readonly BoardPlace[];

/** More landings than any throw allows. */
const TOO_MANY = 16;

const inOrder = (a: Landing, b: Landing): number => a[0] - b[0] || a[1] - b[1];

/** Makes a play in its canonical order, in which plays are compared and written. */
export const makePlay = (landings: readonly Landing[]): Play => landings.toSorted(inOrder);

/**
 * Path of each man that moves. From a point with men on it before the throw (`men` by place), those leave first; a man
 * who has just arrived goes on only when they have all left.
 */
export function pathsOf(play: Play, men: readonly number[]): readonly Path[] {
  const standing = [...men];
  const paths: BoardPlace[][] = [];
  for (const [from, to] of makePlay(play)) {
    const arrived = (standing[from] ?? 0) > 0 ? undefined : paths.find((path) => path.at(-1) === from);
    if (arrived) arrived.push(to);
    else {
      standing[from] = (standing[from] ?? 0) - 1;
      paths.push([from, to]);
    }
  }
  return paths.sort(byPlaces);
}

/** Sorts by start, rearmost first; from one place, the man who goes further first. */
function byPlaces(a: Path, b: Path): number {
  const at = a.findIndex((place, i) => place !== b[i]);
  if (at < 0) return b.length - a.length;
  return at === 0 ? (a[0] ?? 0) - (b[0] ?? 0) : (b[at] ?? 0) - (a[at] ?? 0);
}

const isSamePath = (a: Path, b: Path): boolean => a.length === b.length && a.every((place, i) => place === b[i]);

// Prints `1/5*/10`, `hand/3`, `20/off 22/off`, `12/16(2)`, `pass`. A star follows a point (listed in `hits`) where a lone
// man was hit. (A line comment, because the star and stroke would end a block comment.)
export function printPaths(paths: readonly Path[], hits: readonly BoardPlace[] = []): string {
  const starred = new Set<BoardPlace>();
  const words: string[] = [];
  for (let i = 0; i < paths.length;) {
    const path = paths[i] ?? [];
    let times = 1;
    while (i + times < paths.length && isSamePath(path, paths[i + times] ?? [])) times++;
    const places = path.map((place, at) => {
      const hit = at > 0 && hits.includes(place) && !starred.has(place);
      if (hit) starred.add(place);
      return printBoardPlace(place) + (hit ? '*' : '');
    });
    words.push(places.join('/') + (times > 1 ? `(${String(times)})` : ''));
    i += times;
  }
  return words.length === 0 ? 'pass' : words.join(' ');
}

const PLACE_WORDS: ReadonlyMap<string, BoardPlace> = new Map([
  ['hand', HAND],
  ['off', OFF],
]);

const bad = (word: string): ReturnType<typeof refuse> =>
  refuse(
    'bad-play',
    `“${word.slice(0, 30)}” is not a man’s way from place to place; write 1/6, 1/5/10, hand/3, 20/off or pass.`,
  );

/** Prints a play; `men` are the player's men before it. */
export const printPlay = (play: Play, men: readonly number[], hits: readonly BoardPlace[] = []): string =>
  printPaths(pathsOf(play, men), hits);

function parsePath(word: string): Result<readonly Path[]> {
  const [, way = '', times = '1'] = /^([^()]+)(?:\(([1-4])\))?$/.exec(word) ?? [];
  const path = way.split('/').map((part) => {
    const name = part.replace(/\*$/, '').toLowerCase();
    return PLACE_WORDS.get(name) ?? (/^\d{1,2}$/.test(name) ? Number(name) : NaN);
  });
  const last = path.length - 1;
  const isWay = path.every((place, i) => {
    if (place === HAND) return i === 0 && way.toLowerCase().startsWith('hand');
    if (place === OFF) return i === last && way.toLowerCase().endsWith('off');
    return place >= 1 && place < OFF && (i === 0 || place > (path[i - 1] ?? 0));
  });
  if (last < 1 || !isWay) return bad(word);
  return ok(Array.from({ length: Number(times) }, () => path));
}

const PLACE_PATTERN = '(hand|off|\\d{1,2})';
const WAY_PATTERN = `${PLACE_PATTERN}(/${PLACE_PATTERN}\\*?)+(\\([1-4]\\))?`;
/** Regular expression of what `parsePlay` accepts, for schemas. */
export const PLAY_PATTERN = `([Pp]ass|-|${WAY_PATTERN}([\\s,]+${WAY_PATTERN})*)`;

/** Parses what `printPaths` prints, with men in any order. Stars are ignored: the board shows what was hit. */
export function parsePlay(text: string): Result<Play> {
  const words = text.split(/[\s,]+/).filter(Boolean);
  if (words.length === 1 && /^(pass|-|–|—)$/i.test(words[0] ?? '')) return ok([]);
  if (words.length === 0) return bad(text);
  const paths: Path[] = [];
  for (const word of words) {
    const read = parsePath(word);
    if (!read.ok) return read;
    paths.push(...read.value);
  }
  const landings = paths.flatMap((path) => path.slice(1).map((to, i): Landing => [path[i] ?? HAND, to]));
  if (landings.length > TOO_MANY) return refuse('play-long', 'No throw can move so many men.');
  return ok(makePlay(landings));
}
