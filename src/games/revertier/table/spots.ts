import { nameDie } from '#engine/tables/play.ts';
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
import { possessive, YOU } from '#engine/wording/seat-names.ts';
import { sayPlayer } from '../wording/names.ts';

const menWords = (count: number, owner: string): string =>
  `${count === 1 ? 'a man' : count > 6 ? `${String(count)} men` : `${nameDie(count)} men`} of ${owner === YOU ? 'yours' : possessive(owner)}`;

const placeName = (place: BoardPlace): string =>
  place === HAND ? 'In hand' : place === OFF ? 'Off the board' : `Point ${String(place)}`;

const toWords = (places: readonly BoardPlace[]): string =>
  places.map((place) => (place === OFF ? 'off' : String(place))).join(' or ');

/** The men of both players, and the players’ names within a sentence: “you”, “White”. */
interface NamedMen extends Pick<Position, 'men'> {
  readonly nameOf: (player: Player) => string;
}

/** Words for the men on a place, as its player counts. */
function contents({ men, nameOf }: NamedMen, player: Player, place: BoardPlace): string {
  const own = men[player][place] ?? 0;
  if (own > 0) return menWords(own, nameOf(player));
  const other = otherPlayer(player);
  const theirs = place === HAND || place === OFF ? 0 : (men[other][across(place)] ?? 0);
  return theirs > 0 ? menWords(theirs, nameOf(other)) : 'nobody';
}

/** Places from which men leave and on which they land, in any of the plays still open. */
function placesOfPlays({ made, onward, open }: SpotMoves): {
  readonly from: ReadonlySet<BoardPlace>;
  readonly to: ReadonlySet<BoardPlace>;
} {
  // Once a man has moved, the next moves say enough.
  const steps = made.length === 0 ? open.flatMap((play) => play.steps) : [];
  return {
    from: new Set(steps.map(({ from }) => from)),
    to: new Set([...steps, ...onward].map(({ to }) => to)),
  };
}

type SpotMoves = Pick<PartialPlay, 'men' | 'made' | 'onward' | 'open'>;

/** A board on which nobody moves. */
export const boardAtRest = (men: Position['men']): SpotMoves => ({ men, made: [], onward: [], open: [] });

/** Places of the board as a player counts them, with what he can do there if it is his throw. */
export function spotsToPlay(
  player: Player,
  moves: SpotMoves,
  {
    lifted,
    nameOf = sayPlayer,
  }: { readonly lifted?: BoardPlace | undefined; readonly nameOf?: NamedMen['nameOf'] } = {},
): readonly BoardSpot[] {
  const { men, onward } = moves;
  const all = placesOfPlays(moves);
  return range(POINTS + 2).map((place): BoardSpot => {
    const ways = onward.filter(({ from }) => from === place).map(({ to }) => to);
    const isTarget = lifted !== undefined && onward.some(({ from, to }) => from === lifted && to === place);
    const canFollow = ways.length === 0 && all.from.has(place) && (men[player][place] ?? 0) > 0;
    const mark: SpotMark | undefined =
      lifted === place
        ? 'lifted'
        : isTarget
          ? 'target'
          : lifted !== undefined
            ? undefined
            : ways.length > 0
              ? 'may'
              : canFollow
                ? 'follow'
                : undefined;
    const isLanding = lifted === undefined ? all.to.has(place) : isTarget;
    const hits = place !== HAND && place !== OFF && (men[otherPlayer(player)][across(place)] ?? 0) > 0;
    const landing = isTarget ? 'the man lifted can be set down here' : 'a man can land here';
    const label = [
      `${placeName(place)}: ${contents({ men, nameOf }, player, place)}`,
      ...(isLanding ? [hits ? `${landing} and hits` : landing] : []),
      ...(mark === 'lifted' ? ['lifted'] : []),
      ...(ways.length > 0 && !isTarget ? [`can go to ${toWords(ways)}`] : []),
      ...(mark === 'follow' ? ['can move after another man'] : []),
    ];
    return {
      of: player,
      place,
      label: label.join('; '),
      mark,
      lands: isLanding ? (hits ? 'hit' : 'free') : undefined,
    };
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
      label: `Point ${String(place)}: ${contents({ ...position, nameOf: sayPlayer }, viewer, place)}${isLifted ? '; lifted' : ''}`,
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
