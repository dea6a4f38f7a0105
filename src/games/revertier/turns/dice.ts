import { makeRandom } from '#engine/kernel/random.ts';
import { randomDie, randomThrow, type Die, type Throw } from '#engine/tables/throw.ts';

/** Far enough from the numbers of games, so that the dice for the beginning are no throws of another game. */
const BEGINNING = 0x5bd1e995;

/** The throw that falls after so many others in the game of a number: the same to anybody, whatever was played. */
export function throwOfNumber(number: number, index: number): Throw {
  const random = makeRandom(number);
  for (let n = 0; n < index; n++) randomThrow(random);
  return randomThrow(random);
}

/** The single dice for the beginning, thrown again while they are equal, White’s first. */
export function startOfNumber(number: number): readonly (readonly [white: Die, black: Die])[] {
  const random = makeRandom(number ^ BEGINNING);
  const dice: (readonly [Die, Die])[] = [];
  do dice.push([randomDie(random), randomDie(random)]);
  while (dice.at(-1)?.[0] === dice.at(-1)?.[1]);
  return dice;
}
