import type { RevertierRules } from '#games/revertier/rules/keys.ts';
import { revertier } from '#games/revertier/game.ts';
import { valuesOf } from '#engine/rules/vary.ts';
import { parseMen } from '#engine/tables/men-text.ts';
import { across, isPoint } from '#engine/tables/point.ts';
import { makeMen, type Men, type Player, type Position } from '#engine/tables/position.ts';
import { parseThrow, type Throw } from '#engine/tables/throw.ts';

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

/** Men named as the other player counts the points. */
const turnedMen = (text: string): Men =>
  makeMen(
    Object.fromEntries(men(text).flatMap((n, place) => (n > 0 ? [[isPoint(place) ? across(place) : place, n]] : []))),
  );

/**
 * A position as the books describe one, from the chair of the player who throws: his men and the other's both by his own
 * numbers, so that the other's pile is `13:15`.
 */
export const boardSeen = (own: string, enemy = '13:15', mover: Player = 0): Position => {
  const sides = [men(own), turnedMen(enemy)] as const;
  return { men: mover === 0 ? sides : [sides[1], sides[0]], toPlay: mover };
};

const SOURCE = revertier.ruleSets.find(({ linkNumber }) => linkNumber === 1);
if (!SOURCE) throw new Error('There is no rule set.');

/** The rules of 1792, some of them answered otherwise. */
export const rulesOf1792 = (changes: Partial<RevertierRules> = {}): RevertierRules => ({
  ...valuesOf(SOURCE),
  ...changes,
});
