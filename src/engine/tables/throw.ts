import type { Random } from '../kernel/random.ts';
import { ok, refuse, type Result } from '../kernel/result.ts';

/** A number on a die. */
export const DICE = [1, 2, 3, 4, 5, 6] as const;
export type Die = (typeof DICE)[number];

/** Two dice, the higher first. */
export type Throw = readonly [high: Die, low: Die];

export const isDie = (value: unknown): value is Die => (DICE as readonly unknown[]).includes(value);
export const isDoublet = ([high, low]: Throw): boolean => high === low;

/** In the order of their numbers in links: 11, 21, 22, 31 … 66. */
export const THROWS: readonly Throw[] = DICE.flatMap((high) =>
  DICE.filter((low) => low <= high).map((low): Throw => [high, low]),
);

/** Two dice as they fell, in whichever order. */
export const makeThrow = (one: Die, other: Die): Throw => (one < other ? [other, one] : [one, other]);

/** `53`. */
export const printThrow = ([high, low]: Throw): string => `${String(high)}${String(low)}`;

/** The number of a throw among `THROWS`. */
export const throwNumber = ([high, low]: Throw): number => (high * (high - 1)) / 2 + low - 1;

/** The form of what `parseThrow` reads, for schemas. */
export const THROW_PATTERN = '[1-6]\\s*[-,]?\\s*[1-6]';

/** Reads `53`, `35`, `5-3`. */
export function parseThrow(text: string): Result<Throw> {
  const [, one, other] = /^(\d)\s*(?:[-,]\s*)?(\d)$/.exec(text.trim()) ?? [];
  const dice = [Number(one), Number(other)];
  if (isDie(dice[0]) && isDie(dice[1])) return ok(makeThrow(dice[0], dice[1]));
  return refuse('bad-throw', `“${text.slice(0, 20)}” is no throw of two dice; write the two numbers, as 53.`);
}

export const randomDie = (random: Random): Die => (random(6) + 1) as Die;
/** The single dice for the beginning, White’s first, thrown again while they are equal. */
export function throwForStart(random: Random): readonly (readonly [white: Die, black: Die])[] {
  const dice: (readonly [Die, Die])[] = [];
  do dice.push([randomDie(random), randomDie(random)]);
  while (dice.at(-1)?.[0] === dice.at(-1)?.[1]);
  return dice;
}

export const randomThrow = (random: Random): Throw => makeThrow(randomDie(random), randomDie(random));
