import { across, HAND, OFF, type Place } from '#engine/tables/point.ts';
import { otherPlayer, type Men, type Player, type Position } from '#engine/tables/position.ts';
import { sayPlayer } from '../../say/index.ts';

/** Where the next man to be set down comes from: a place of one of the players, as that player counts. */
export interface Lifted {
  readonly player: Player;
  readonly place: Place;
}

export interface MoveMenProps {
  readonly lifted: Lifted | undefined;
  readonly isOn: boolean;
  readonly onToggle: () => void;
  readonly onPlace: (player: Player, place: Place) => void;
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
  return (men[other][across(point)] ?? 0) > 0 ? { player: other, place: across(point) } : undefined;
}

/** Whether a man may be set down on a point: no man of the other colour may stand there. */
export const isFree = ({ men }: Position, player: Player, place: Place): boolean =>
  place === HAND || place === OFF || (men[otherPlayer(player)][across(place)] ?? 0) === 0;

const TRAYS = [
  [HAND, 'hand'],
  [OFF, 'off'],
] as const;

/** Moving men about by pressing: first where from, then where to. */
export function MoveMen({ lifted, isOn, onToggle, onPlace }: MoveMenProps) {
  return (
    <div class="actions move-men">
      <button type="button" class="button" aria-pressed={isOn} onClick={onToggle}>
        Move men about
      </button>
      {isOn && (
        <>
          {([0, 1] as const).flatMap((player) =>
            TRAYS.map(([place, name]) => (
              <button
                key={`${String(player)} ${name}`}
                type="button"
                class="button"
                onClick={() => onPlace(player, place)}
              >
                {sayPlayer(player)}: {name}
              </button>
            )),
          )}
          <span role="status">
            {lifted
              ? `A man of ${sayPlayer(lifted.player)}’s is lifted: press where he is to stand.`
              : 'Press a point to lift a man from it; by keyboard, write the men below.'}
          </span>
        </>
      )}
    </div>
  );
}
