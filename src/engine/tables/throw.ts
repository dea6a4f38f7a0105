import type { Random } from '../kernel/random.ts';
import { ok, refuse, type Result } from '../kernel/result.ts';

/** Numbers on a die. */
export const DICE = [1, 2, 3, 4, 5, 6] as const;
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
const DOUBLET_NAMES = ['', 'two aces', 'two twos', 'two threes', 'two fours', 'two fives', 'two sixes'] as const;

/** Name of a number on a die: “ace”, “six”. */
export const nameDie = (die: number): string => NUMBER_NAMES[die] ?? String(die);

/** Name of a throw: “five and four”, “two threes”. */
export const nameThrow = (dice: Throw): string =>
  isDoublet(dice) ? DOUBLET_NAMES[dice[0]] : `${nameDie(dice[0])} and ${nameDie(dice[1])}`;

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

export const randomDie = (random: Random): Die => (random(6) + 1) as Die;
/** Throws single dice for the first turn, White's first, until they differ. */
export function throwForStart(random: Random): readonly (readonly [white: Die, black: Die])[] {
  const dice: (readonly [Die, Die])[] = [];
  do dice.push([randomDie(random), randomDie(random)]);
  while (dice.at(-1)?.[0] === dice.at(-1)?.[1]);
  return dice;
}

export const randomThrow = (random: Random): Throw => makeThrow(randomDie(random), randomDie(random));
