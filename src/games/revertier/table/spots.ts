import { range } from '#engine/kernel/collections.ts';
import {
  across,
  HAND,
  OFF,
  POINTS,
  type BoardPlace,
  otherPlayer,
  type Player,
  type Position,
} from '#engine/tables/position.ts';
import type { BoardSpot, SpotMark } from '#view/board/Spots.tsx';
import type { PartialPlay } from '../play/moving.ts';
import { nameDie, sayPlayer } from '../wording/names.ts';

const menWords = (count: number, of: Player): string =>
  `${count === 1 ? 'a man' : count > 6 ? `${String(count)} men` : `${nameDie(count)} men`} of ${sayPlayer(of)}’s`;

const placeName = (place: BoardPlace): string =>
  place === HAND ? 'In hand' : place === OFF ? 'Off the board' : `Point ${String(place)}`;

const toWords = (places: readonly BoardPlace[]): string =>
  places.map((place) => (place === OFF ? 'off' : String(place))).join(' or ');

/** Words for the men on a place, as its player counts. */
function contents({ men }: Pick<Position, 'men'>, player: Player, place: BoardPlace): string {
  const own = men[player][place] ?? 0;
  if (own > 0) return menWords(own, player);
  const other = otherPlayer(player);
  const theirs = place === HAND || place === OFF ? 0 : (men[other][across(place)] ?? 0);
  return theirs > 0 ? menWords(theirs, other) : 'nobody';
}

/** Places of the board as the player whose throw it is counts them, with what he can do there. */
export function spotsToPlay(
  player: Player,
  { men, onward }: Pick<PartialPlay, 'men' | 'onward'>,
  lifted: BoardPlace | undefined,
): readonly BoardSpot[] {
  return range(POINTS + 2).map((place): BoardSpot => {
    const ways = onward.filter(({ from }) => from === place).map(({ to }) => to);
    const isTarget = lifted !== undefined && onward.some(({ from, to }) => from === lifted && to === place);
    const mark: SpotMark | undefined =
      lifted === place ? 'lifted' : isTarget ? 'target' : lifted === undefined && ways.length > 0 ? 'may' : undefined;
    const label = [
      `${placeName(place)}: ${contents({ men }, player, place)}`,
      ...(isTarget ? ['the man lifted can be set down here'] : []),
      ...(mark === 'lifted' ? ['lifted'] : []),
      ...(ways.length > 0 && !isTarget ? [`can go to ${toWords(ways)}`] : []),
    ];
    return { of: player, place, label: label.join('; '), mark };
  });
}

const PLAYERS = [0, 1] as const satisfies readonly Player[];

/** Places of both players, for setting men anywhere; points as `viewer` counts them. */
export function spotsToSetUp(
  position: Pick<Position, 'men'>,
  viewer: Player,
  lifted: { readonly player: Player; readonly place: BoardPlace } | undefined,
): readonly BoardSpot[] {
  const points = range(POINTS).map((i): BoardSpot => {
    const place = i + 1;
    const isLifted = lifted !== undefined && place === (lifted.player === viewer ? lifted.place : across(lifted.place));
    return {
      of: viewer,
      place,
      label: `Point ${String(place)}: ${contents(position, viewer, place)}${isLifted ? '; lifted' : ''}`,
      mark: isLifted && lifted.player === viewer ? 'lifted' : undefined,
    };
  });
  const trays = PLAYERS.flatMap((of) =>
    [HAND, OFF].map((place): BoardSpot => {
      const isLifted = lifted?.player === of && lifted.place === place;
      const count = position.men[of][place] ?? 0;
      return {
        of,
        place,
        label: `${sayPlayer(of)}, ${placeName(place).toLowerCase()}: ${String(count)}${isLifted ? '; lifted' : ''}`,
        mark: isLifted ? 'lifted' : undefined,
      };
    }),
  );
  return [...points, ...trays];
}
