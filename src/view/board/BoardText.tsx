import { range } from '#engine/kernel/collections.ts';
import {
  across,
  HAND,
  OFF,
  POINTS,
  type BoardPlace,
  otherPlayer,
  type Men,
  type Player,
} from '#engine/tables/position.ts';
import styles from './Board.module.css';

export interface BoardTextProps {
  /** `The board after throw 12, as White counts the points`. */
  readonly caption: string;
  /** Men of each player in his own numbering. */
  readonly men: readonly [white: Men, black: Men];
  /** Player whose numbers name the points. */
  readonly viewer: Player;
}

const NAMES = ['White', 'Black'] as const;
/** Names of points by the viewer's numbering. */
const POINT_NAMES: Readonly<Record<BoardPlace, string>> = {
  1: 'pile',
  12: 'head',
  13: 'the other’s pile',
  24: 'the other’s head',
};

/** The board as a table, one row for each occupied place, for reading or hearing. */
export function BoardText({ caption, men, viewer }: BoardTextProps) {
  const other = otherPlayer(viewer);
  const at = (player: Player, place: BoardPlace): number =>
    men[player][player === viewer || place === HAND || place === OFF ? place : across(place)] ?? 0;
  const places = range(POINTS + 2).filter((place) => at(viewer, place) + at(other, place) > 0);
  return (
    <table class={`table ${styles.text}`}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">Point</th>
          <th scope="col" class="n">
            {NAMES[viewer]}
          </th>
          <th scope="col" class="n">
            {NAMES[other]}
          </th>
        </tr>
      </thead>
      <tbody>
        {places.map((place) => (
          <tr key={place}>
            <th scope="row">
              {place === HAND ? 'in hand' : place === OFF ? 'off' : place}
              {POINT_NAMES[place] !== undefined && <span class="soft"> {POINT_NAMES[place]}</span>}
            </th>
            {[viewer, other].map((player) => (
              <td class="n" key={player}>
                {at(player, place) === 0 ? '–' : at(player, place)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
