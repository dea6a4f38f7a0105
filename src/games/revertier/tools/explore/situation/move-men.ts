import { across, HAND, OFF, type Place } from '#engine/tables/point.ts';
import { otherPlayer, type Men, type Player, type Position } from '#engine/tables/position.ts';

/** Where the next man to be set down comes from: a place of one of the players, as that player counts. */
export interface Lifted {
  readonly player: Player;
  readonly place: Place;
}

/** A man lifted at one place and set down at another, whoever’s turn it is: the count stays right by itself. */
export function moveOne({ men, toPlay }: Position, { player, place }: Lifted, to: Place): Position {
  const own: Men = men[player].map((n, at) => n + (at === to ? 1 : 0) - (at === place ? 1 : 0));
  return { men: player === 0 ? [own, men[1]] : [men[0], own], toPlay };
}

/** Whose men stand on a point, as `viewer` counts it, and how that player counts it. */
export function menOn({ men }: Position, viewer: Player, point: Place): Lifted | undefined {
  const other = otherPlayer(viewer);
  if ((men[viewer][point] ?? 0) > 0) return { player: viewer, place: point };
  if (point === HAND || point === OFF) return undefined;
  return (men[other][across(point)] ?? 0) > 0 ? { player: other, place: across(point) } : undefined;
}

/** Whether a man may be set down on a point: no man of the other colour may stand there. */
export const isFree = ({ men }: Position, player: Player, place: Place): boolean =>
  place === HAND || place === OFF || (men[otherPlayer(player)][across(place)] ?? 0) === 0;

/** What touching a place does to a board that is being set up: a man lifted, put down again, or set down there. */
export function setUpBy(
  position: Position,
  lifted: Lifted | undefined,
  touched: Lifted,
): { readonly lifted: Lifted | undefined; readonly position: Position | undefined } {
  if (!lifted) return { lifted: menOn(position, touched.player, touched.place), position: undefined };
  const isPoint = touched.place !== HAND && touched.place !== OFF;
  const place = touched.player === lifted.player || !isPoint ? touched.place : across(touched.place);
  const isOwnTray = isPoint || touched.player === lifted.player;
  const isMoved = isOwnTray && place !== lifted.place && isFree(position, lifted.player, place);
  return { lifted: undefined, position: isMoved ? moveOne(position, lifted, place) : undefined };
}
