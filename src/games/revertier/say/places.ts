import { parseTrickPlace } from '#engine/notation/place.ts';

/** The number of a throw from its place, counting those of both players: `t4.2` is the eighth. */
export function throwOf(at: string): number | undefined {
  const played = parseTrickPlace(at);
  return played && 2 * (played[0] - 1) + played[1];
}

/** A place of a game as a heading: `t4.2` is “Throw 8”. */
export function sayPlace(at: string): string {
  const number = throwOf(at);
  if (number !== undefined) return `Throw ${String(number)}`;
  return at === 'start' ? 'The beginning' : 'The end';
}

/** The same in a line of the account: “throw 8”, “end”. */
export const sayPlaceInBook = (at: string): string => {
  const number = throwOf(at);
  return number === undefined ? at : `throw ${String(number)}`;
};
