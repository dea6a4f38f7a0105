import type { Place } from '#engine/ledger/place.ts';

/** The number of a throw from its place, counting those of both players: `t4.2` is the eighth. */
export function throwOf(at: Place): number | undefined {
  return at.phase === 'play' ? 2 * (at.trick - 1) + at.card : undefined;
}

/** A place of a game as a heading: `t4.2` is “Throw 8”. */
export function sayPlace(at: Place): string {
  const number = throwOf(at);
  if (number !== undefined) return `Throw ${String(number)}`;
  return at.phase === 'start' ? 'The beginning' : 'The end';
}

/** The same in a line of the account: “throw 8”, “end”. */
export const sayPlaceInBook = (at: Place): string => {
  const number = throwOf(at);
  return number === undefined ? at.phase : `throw ${String(number)}`;
};
