import { range } from '../kernel/collections.ts';
import { refuse, type Problem } from '../kernel/result.ts';
import { across, HAND, OFF, PLACES, POINTS, type Place } from './point.ts';

export const PLAYERS = ['white', 'black'] as const;
export type Player = 0 | 1;

export const otherPlayer = (player: Player): Player => (player === 0 ? 1 : 0);

/** Place → men, as their owner counts: in hand at 0, points 1 to 24, off at 25. */
export type Men = readonly number[];

/**
 * Who has men where, and who throws next. Each player's men stand as that player counts his points, so that nothing here
 * depends on the side from which the board is looked at.
 */
export interface Position {
  readonly men: readonly [white: Men, black: Men];
  readonly toPlay: Player;
}

/** Men by place; whatever is not named has none. */
export const makeMen = (given: Readonly<Record<Place, number>>): Men =>
  range(PLACES).map((place) => (Object.hasOwn(given, place) ? (given[place] ?? 0) : 0));

export const countMen = (men: Men): number => men.reduce((sum, n) => sum + n, 0);

/** Points on which exactly one man of a player stands, as he counts. */
export const lonePoints = (men: Men): readonly Place[] =>
  range(POINTS + 1).filter((point) => point !== HAND && men[point] === 1);

/** The other colour, everything else alike: the same game seen from the other chair. */
export const swapColours = ({ men: [white, black], toPlay }: Position): Position => ({
  men: [black, white],
  toPlay: otherPlayer(toPlay),
});

/** Why no board can look like this: too many or too few men of a colour, or men of both colours on a point. */
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
