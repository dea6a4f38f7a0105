import { range } from '#engine/kernel/collections.ts';
import { across, HAND, OFF, POINTS, type Place } from '#engine/tables/point.ts';
import { otherPlayer, type Men, type Player } from '#engine/tables/position.ts';

export interface BoardTextProps {
  /** `The board after throw 12, as White counts the points`. */
  readonly caption: string;
  /** Each player’s men as he counts. */
  readonly men: readonly [white: Men, black: Men];
  /** Whose numbers the points bear. */
  readonly viewer: Player;
}

const NAMES = ['White', 'Black'] as const;
/** By the viewer’s number. */
const POINT_NAMES: Readonly<Record<Place, string>> = {
  1: 'pile',
  12: 'head',
  13: 'the other’s pile',
  24: 'the other’s head',
};

/** The board as a table, a row for every place where there are men: all that the drawing shows, to be read or heard. */
export function BoardText({ caption, men, viewer }: BoardTextProps) {
  const other = otherPlayer(viewer);
  const at = (player: Player, place: Place): number =>
    men[player][player === viewer || place === HAND || place === OFF ? place : across(place)] ?? 0;
  const places = range(POINTS + 2).filter((place) => at(viewer, place) + at(other, place) > 0);
  return (
    <table class="board-text">
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">Point</th>
          <th scope="col">{NAMES[viewer]}</th>
          <th scope="col">{NAMES[other]}</th>
        </tr>
      </thead>
      <tbody>
        {places.map((place) => (
          <tr key={place}>
            <th scope="row">
              {place === HAND ? 'in hand' : place === OFF ? 'off' : place}
              {POINT_NAMES[place] !== undefined && <small> {POINT_NAMES[place]}</small>}
            </th>
            {[viewer, other].map((player) => (
              <td key={player}>{at(player, place) === 0 ? '–' : at(player, place)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
