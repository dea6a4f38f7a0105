import { listed } from '#engine/kernel/collections.ts';
import { HAND, OFF, POINTS, type Place } from '#engine/tables/point.ts';
import { otherPlayer, type Men, type Player, type Position } from '#engine/tables/position.ts';
import { sayPlayer } from './names.ts';

/** Of the two rows of numbers beside a board. */
export const SAY_NUMBERS =
  'White’s numbers for the points stand beside the white man, Black’s beside the black one. A throw is told in the numbers of whoever makes it, the brighter rows.';

const placeWords = (place: Place): string =>
  place === HAND ? 'in hand' : place === OFF ? 'off' : `on ${String(place)}`;

/** A player’s men as he counts: “2 in hand, 9 on 1 and 4 on 12”. */
export function sayMen(men: Men): string {
  const places = Array.from({ length: POINTS + 2 }, (_, place) => place).filter((place) => (men[place] ?? 0) > 0);
  return listed(places.map((place) => `${String(men[place])} ${placeWords(place)}`));
}

/** The whole board in words, its viewer’s men first, each player’s as he counts them. */
export function sayPosition({ men }: Pick<Position, 'men'>, viewer: Player): string {
  return ([viewer, otherPlayer(viewer)] as const)
    .map((player) => `${sayPlayer(player)}: ${sayMen(men[player])}.`)
    .join(' ');
}

/** Men in hand and off, as they stand beside the board: “White: 2 in hand, 3 off”. */
export function sayTray(men: Men, player: Player): string {
  const pile = men[1] ?? 0;
  return `${sayPlayer(player)}: ${String(pile)} on the pile, ${String(men[HAND] ?? 0)} in hand, ${String(men[OFF] ?? 0)} off`;
}
