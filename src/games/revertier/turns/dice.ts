import { makeRandom } from '#engine/kernel/random.ts';
import { randomThrow, throwForStart, type Throw } from '#engine/tables/throw.ts';

/** Far enough from the numbers of games, so that the dice for the beginning are no throws of another game. */
const BEGINNING = 0x5bd1e995;

/** The throw that falls after so many others in the game of a number: the same to anybody, whatever was played. */
export function throwOfNumber(number: number, index: number): Throw {
  const random = makeRandom(number);
  for (let n = 0; n < index; n++) randomThrow(random);
  return randomThrow(random);
}

/** The single dice for the beginning of that game. */
export const startOfNumber = (number: number): ReturnType<typeof throwForStart> =>
  throwForStart(makeRandom(number ^ BEGINNING));
