import type { RevertierRules } from '#games/revertier/rules/keys.ts';
import { revertier } from '#games/revertier/game.ts';
import { valuesOf } from '#engine/rules/rule-set.ts';
import { parseMen, makeMen, type Men, type Player, type Position, across, isPoint } from '#engine/tables/position.ts';
import { parseThrow, type Throw } from '#engine/tables/play.ts';

export function men(text: string): Men {
  const read = parseMen(text);
  if (!read.ok) throw new Error(read.error.message);
  return read.value;
}

export function dice(text: string): Throw {
  const read = parseThrow(text);
  if (!read.ok) throw new Error(read.error.message);
  return read.value;
}

/** Parses men given in the other player's numbering. */
const turnedMen = (text: string): Men =>
  makeMen(
    Object.fromEntries(men(text).flatMap((n, place) => (n > 0 ? [[isPoint(place) ? across(place) : place, n]] : []))),
  );

/**
 * Parses a position as books describe it, from the side of the player who throws: both players' men in his numbering, so
 * that the other's pile is `13:15`.
 */
export const boardSeen = (own: string, enemy = '13:15', mover: Player = 0): Position => {
  const sides = [men(own), turnedMen(enemy)] as const;
  return { men: mover === 0 ? sides : [sides[1], sides[0]], toPlay: mover };
};

const SOURCE = revertier.ruleSets.find(({ linkNumber }) => linkNumber === 1);
if (!SOURCE) throw new Error('There is no rule set.');

/** Rules of 1792 with some changed answers. */
export const rulesOf1792 = (changes: Partial<RevertierRules> = {}): RevertierRules => ({
  ...valuesOf(SOURCE),
  ...changes,
});
