import { capital } from '#engine/words/sentence.ts';
import type { Path } from '#engine/tables/play.ts';
import { HAND, OFF, type Place } from '#engine/tables/point.ts';
import { PLAYERS, type Player } from '#engine/tables/position.ts';
import { isDoublet, type Throw } from '#engine/tables/throw.ts';

const NUMBERS = ['none', 'ace', 'two', 'three', 'four', 'five', 'six'] as const;
const DOUBLETS = ['', 'two aces', 'two twos', 'two threes', 'two fours', 'two fives', 'two sixes'] as const;

/** A number on a die: “ace”, “six”. */
export const nameDie = (die: number): string => NUMBERS[die] ?? String(die);

/** “five and four”, “two threes”. */
export const nameThrow = (dice: Throw): string =>
  isDoublet(dice) ? DOUBLETS[dice[0]] : `${nameDie(dice[0])} and ${nameDie(dice[1])}`;

/** A player as seats and ledgers name him: `white` is “White”. */
export const sayAccount = capital;
export const sayPlayer = (player: Player): string => sayAccount(PLAYERS[player]);

const start = (place: Place): string => (place === HAND ? 'the hand' : String(place));

/** One man’s way: “from 14 by 19 to 23”, “from the hand to 5”, “from 20 off”. */
export function sayWay(path: Path): string {
  const [from = HAND, ...rest] = path;
  const last = rest.at(-1) ?? from;
  const by = rest.slice(0, -1);
  const via = by.length > 0 ? ` by ${by.join(' and ')}` : '';
  return `from ${start(from)}${via} ${last === OFF ? 'off' : `to ${String(last)}`}`;
}
