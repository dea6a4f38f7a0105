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
  readonly words?:
    | {
        readonly point: string;
        readonly players: readonly [white: string, black: string];
        readonly hand: string;
        readonly off: string;
        /** By the viewer’s number. */
        readonly names: Readonly<Record<Place, string>>;
      }
    | undefined;
}

const WORDS = {
  point: 'Point',
  players: ['White', 'Black'],
  hand: 'in hand',
  off: 'off',
  names: { 1: 'pile', 12: 'head', 13: 'the other’s pile', 24: 'the other’s head' },
} as const;

/** The board as a table, a row for every place where there are men: all that the drawing shows, to be read or heard. */
export function BoardText({ caption, men, viewer, words = WORDS }: BoardTextProps) {
  const other = otherPlayer(viewer);
  const names: Readonly<Record<Place, string>> = words.names;
  const at = (player: Player, place: Place): number =>
    men[player][player === viewer || place === HAND || place === OFF ? place : across(place)] ?? 0;
  const places = range(POINTS + 2).filter((place) => at(viewer, place) + at(other, place) > 0);
  return (
    <table class="board-text">
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{words.point}</th>
          <th scope="col">{words.players[viewer]}</th>
          <th scope="col">{words.players[other]}</th>
        </tr>
      </thead>
      <tbody>
        {places.map((place) => (
          <tr key={place}>
            <th scope="row">
              {place === HAND ? words.hand : place === OFF ? words.off : place}
              {names[place] !== undefined && <small> {names[place]}</small>}
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
