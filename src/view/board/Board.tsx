import { across, HAND, OFF, POINTS, type Place } from '#engine/tables/point.ts';
import { otherPlayer, PLAYERS, type Men, type Player } from '#engine/tables/position.ts';
import { range } from '#engine/kernel/collections.ts';
import {
  arrowOf,
  FIELD,
  HEIGHT,
  manAt,
  numberAt,
  ONE_COUNT,
  RADIUS,
  signAt,
  SLAB_SIZE,
  STACK,
  TABLES,
  WIDTH,
} from './geometry.ts';
import { Dice, type DiceProps } from './Dice.tsx';
import { Arrows, Refused, type ArrowsProps, type RefusedProps } from './Arrows.tsx';
import { Spots, type BoardSpots } from './Spots.tsx';

export interface BoardProps {
  /** What is on it, in words: nobody need see it. */
  readonly label: string;
  /** Each player’s men as he counts. */
  readonly men: readonly [white: Men, black: Men];
  /** From whose side it is seen. */
  readonly viewer: Player;
  /** Whose numbers for the points stand out: those of the play that is told. The viewer’s, unless another’s are asked for. */
  readonly counting?: Player | undefined;
  /** The throw; `spent`, while it is being played: the dice that have been. */
  readonly dice?: Omit<DiceProps, 'viewer'> | undefined;
  /** The ways of men that have been moved, or could be; the men are as they stand after them. */
  readonly arrows?: Omit<ArrowsProps, 'viewer' | 'men'> | undefined;
  /** Ways that the rules refuse, each struck; the men are as they stand before them. */
  readonly refused?: Omit<RefusedProps, 'viewer' | 'men'> | undefined;
  /** Only the numbers of the player who counts, where a play is made and not told. */
  readonly isOneCount?: boolean;
  /** What can be pressed; without them it is a picture. */
  readonly spots?: BoardSpots | undefined;
}

/** The trictrac board, from either side. */
export function Board({
  label,
  men,
  viewer,
  counting = viewer,
  dice,
  arrows,
  refused,
  isOneCount = false,
  spots,
}: BoardProps) {
  return (
    <svg
      class="board"
      viewBox={[0, isOneCount ? ONE_COUNT.top : 0, WIDTH, isOneCount ? ONE_COUNT.height : HEIGHT].join(' ')}
      role={spots ? 'group' : 'img'}
      aria-label={label}
    >
      <rect class="wood" width={WIDTH} height={HEIGHT} rx="6" />
      {TABLES.map(({ x, width }) => (
        <rect key={x} class="floor" x={x} y={FIELD.top} width={width} height={FIELD.bottom - FIELD.top} />
      ))}
      <Points />
      {(isOneCount ? [counting] : [viewer, otherPlayer(viewer)]).map((player) => (
        <Numbers
          key={player}
          player={player}
          viewer={viewer}
          isCounting={player === counting}
          isNear={isOneCount || player === viewer}
        />
      ))}
      {([otherPlayer(viewer), viewer] as const).map((player) => (
        <g key={player} class={PLAYERS[player]}>
          {range(POINTS + 2).map((place) => (
            <Stack key={place} men={men[player][place] ?? 0} place={place} player={player} viewer={viewer} />
          ))}
        </g>
      ))}
      {dice && <Dice {...dice} viewer={viewer} />}
      {arrows && <Arrows {...arrows} viewer={viewer} men={men} />}
      {refused && <Refused {...refused} viewer={viewer} men={men} />}
      {spots && <Spots {...spots} viewer={viewer} men={men} />}
    </svg>
  );
}

/** The arrows of the board: the same from both sides. */
function Points() {
  const of = (parity: number): string =>
    range(POINTS)
      .filter((i) => (i + (i < POINTS / 2 ? 0 : 1)) % 2 === parity)
      .map((i) => arrowOf(i + 1))
      .join('');
  return (
    <>
      <path class="light-points" d={of(0)} />
      <path class="dark-points" d={of(1)} />
    </>
  );
}

interface NumbersProps {
  readonly player: Player;
  readonly viewer: Player;
  readonly isCounting: boolean;
  /** In the row next to the points. */
  readonly isNear: boolean;
}

/** A player’s numbers for the points, after a man of his. */
function Numbers({ player, viewer, isCounting, isNear }: NumbersProps) {
  const isViewers = player === viewer;
  return (
    <g class={`numbers ${PLAYERS[player]}${isCounting ? ' counting' : ''}`}>
      {[true, false].map((isFar) => {
        const { x, y } = signAt(isFar, isNear);
        return <circle key={String(isFar)} class="man" cx={x} cy={y} r="7" />;
      })}
      {range(POINTS).map((i) => {
        const { x, y } = numberAt(i + 1, isNear);
        return (
          <text key={i} x={x} y={y}>
            {isViewers ? i + 1 : across(i + 1)}
          </text>
        );
      })}
    </g>
  );
}

interface StackProps {
  readonly men: number;
  readonly place: Place;
  readonly player: Player;
  readonly viewer: Player;
}

/** The men of a player in one place; how many, where more are there than can be drawn. */
function Stack({ men, place, player, viewer }: StackProps) {
  if (men === 0) return null;
  const drawn = place === OFF ? men : Math.min(men, place === HAND ? 3 : STACK);
  const spots = range(drawn).map((below) => manAt(viewer, player, place, below));
  if (place === OFF)
    return (
      <>
        {spots.map(({ x, y }) => (
          <rect key={y} class="man" x={x - SLAB_SIZE.width / 2} y={y - SLAB_SIZE.height / 2} {...SLAB_SIZE} rx="2" />
        ))}
      </>
    );
  const first = spots[0];
  return (
    <>
      {spots.toReversed().map(({ x, y }) => (
        <g key={y}>
          <circle class="man" cx={x} cy={y} r={RADIUS} />
          <circle class="ring" cx={x} cy={y} r={RADIUS - 7} />
        </g>
      ))}
      {men > drawn && first && (
        <text class="count" x={first.x} y={first.y + 6}>
          {men}
        </text>
      )}
    </>
  );
}
