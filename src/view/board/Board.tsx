import {
  across,
  HAND,
  OFF,
  POINTS,
  type BoardPlace,
  otherPlayer,
  PLAYERS,
  type Men,
  type Player,
} from '#engine/tables/position.ts';
import { range } from '#engine/kernel/collections.ts';
import {
  arrowOf,
  FIELD,
  BOARD_HEIGHT,
  IN_HAND,
  manAt,
  numberAt,
  ONE_COUNT,
  RADIUS,
  signAt,
  SLAB_SIZE,
  STACK,
  TABLES,
  BOARD_WIDTH,
  WITH_DIRECTION,
} from './geometry.ts';
import { Arrows, RefusedArrows, type ArrowsProps, type RefusedArrowsProps, Spots, type BoardSpots } from './Spots.tsx';
import { classes } from '../classes.ts';
import styles from './Board.module.css';
import type { Throw } from '#engine/tables/play.ts';

const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
};

interface DiceProps {
  readonly of: Player;
  readonly thrown: Throw;
  /** Dice already played, while the throw is being played. */
  readonly spent?: readonly boolean[] | undefined;
  readonly viewer: Player;
}

/** The throw, on the side of the player who made it: right for the viewer, left for the other. */
function Dice({ of, thrown, spent, viewer }: DiceProps) {
  const { x, width } = TABLES[of === viewer ? 1 : 0]!;
  return (
    <g class={styles.dice} data-part="dice">
      {thrown.map((die, i) => {
        const cx = x + width / 2 + (i === 0 ? -26 : 26);
        return (
          <g
            key={i}
            class={spent?.[i] ? styles.spent : undefined}
            transform={`translate(${String(cx)} ${String(FIELD.middle)})`}
          >
            <rect x="-17" y="-17" width="34" height="34" rx="5" />
            {PIPS[die]?.map(([right, down]) => (
              <circle key={`${String(right)}${String(down)}`} cx={right * 9} cy={down * 9} r="3.4" />
            ))}
          </g>
        );
      })}
    </g>
  );
}

export interface BoardProps {
  /** Description for screen readers. */
  readonly label: string;
  /** Men of each player in his own numbering. */
  readonly men: readonly [white: Men, black: Men];
  /** Player at the bottom of the picture. */
  readonly viewer: Player;
  /** Player whose point numbers are emphasised; the viewer by default. */
  readonly counting?: Player | undefined;
  /** The throw; `spent` marks dice already played. */
  readonly dice?: Omit<DiceProps, 'viewer'> | undefined;
  /** Arrows of made or possible moves; the men are shown after them. */
  readonly arrows?: Omit<ArrowsProps, 'viewer' | 'men'> | undefined;
  /** Arrows of refused moves, struck out; the men are shown before them. */
  readonly refused?: Omit<RefusedArrowsProps, 'viewer' | 'men'> | undefined;
  /** Whether to show only one player's numbers, where a play is made rather than told. */
  readonly isOneCount?: boolean;
  /** Whether an arrow shows which way the viewer’s men go, while the numbers are his. */
  readonly hasDirection?: boolean;
  /** Places that can be pressed; without them the board is a picture. */
  readonly spots?: BoardSpots | undefined;
}

/** Trictrac board, from either side. */
export function Board({
  label,
  men,
  viewer,
  counting = viewer,
  dice,
  arrows,
  refused,
  isOneCount = false,
  hasDirection = false,
  spots,
}: BoardProps) {
  const isDirectionShown = hasDirection && counting === viewer;
  const window = hasDirection ? WITH_DIRECTION : isOneCount ? ONE_COUNT : { top: 0, height: BOARD_HEIGHT };
  return (
    <svg
      class={styles.board}
      data-part="board"
      viewBox={[0, window.top, BOARD_WIDTH, window.height].join(' ')}
      role={spots ? 'group' : 'img'}
      aria-label={label}
    >
      <rect fill="#4a2f1b" width={BOARD_WIDTH} height={BOARD_HEIGHT} rx="6" />
      {TABLES.map(({ x, width }) => (
        <rect key={x} fill="#6d492b" x={x} y={FIELD.top} width={width} height={FIELD.bottom - FIELD.top} />
      ))}
      <Points />
      {(isOneCount ? [counting] : [viewer, otherPlayer(viewer)]).map((player) => (
        <Numbers
          key={player}
          player={player}
          viewer={viewer}
          isCounting={player === counting}
          isNear={isOneCount || player === viewer}
          hasSign={!isDirectionShown}
        />
      ))}
      {isDirectionShown && <Direction />}
      {([otherPlayer(viewer), viewer] as const).map((player) => (
        <g key={player} class={classes(PLAYERS[player] === 'black' && styles.black)}>
          {range(POINTS + 2).map((place) => (
            <Stack key={place} men={men[player][place] ?? 0} place={place} player={player} viewer={viewer} />
          ))}
        </g>
      ))}
      {dice && <Dice {...dice} viewer={viewer} />}
      {arrows && <Arrows {...arrows} viewer={viewer} men={men} />}
      {refused && <RefusedArrows {...refused} viewer={viewer} men={men} />}
      {spots && <Spots {...spots} viewer={viewer} men={men} />}
    </svg>
  );
}

/** The points of the board, the same from both sides. */
function Points() {
  const of = (parity: number): string =>
    range(POINTS)
      .filter((i) => (i + (i < POINTS / 2 ? 0 : 1)) % 2 === parity)
      .map((i) => arrowOf(i + 1))
      .join('');
  return (
    <>
      <path fill="#efe3c4" d={of(0)} />
      <path fill="#3f6e57" d={of(1)} />
    </>
  );
}

/** Arrow round the board from the viewer’s pile to the end of his way, for the eye: the board’s label says it in words. */
const Direction = () => (
  <g class={styles.direction} aria-hidden="true">
    <path d={`M${String(BOARD_WIDTH - 14)} 29H27Q13 29 13 42`} />
    <path class={styles.head} d="M13 54l-5-12h10z" />
    <rect x={BOARD_WIDTH / 2 - 66} y="26" width="132" height="6" fill="#4a2f1b" stroke="none" />
    <text x={BOARD_WIDTH / 2} y="35">
      you go this way,
    </text>
    <path d={`M13 434Q13 ${String(BOARD_HEIGHT - 28)} 27 ${String(BOARD_HEIGHT - 28)}H${String(BOARD_WIDTH - 26)}`} />
    <path class={styles.head} d={`M${String(BOARD_WIDTH - 14)} ${String(BOARD_HEIGHT - 28)}l-12 -6v12z`} />
    <rect x={BOARD_WIDTH / 2 - 86} y={BOARD_HEIGHT - 31} width="172" height="6" fill="#4a2f1b" stroke="none" />
    <text x={BOARD_WIDTH / 2} y={BOARD_HEIGHT - 22}>
      round, and home to 24
    </text>
  </g>
);

interface NumbersProps {
  readonly player: Player;
  readonly viewer: Player;
  readonly isCounting: boolean;
  /** Whether the row is next to the points. */
  readonly isNear: boolean;
  /** Whether one of his men stands before them. */
  readonly hasSign: boolean;
}

/** One player's numbers of the points. */
function Numbers({ player, viewer, isCounting, isNear, hasSign }: NumbersProps) {
  const isViewers = player === viewer;
  return (
    <g class={classes(styles.numbers, PLAYERS[player] === 'black' && styles.black, isCounting && styles.counting)}>
      {hasSign &&
        [true, false].map((isFar) => {
          const { x, y } = signAt(isFar, isNear);
          return <circle key={String(isFar)} class={styles.man} cx={x} cy={y} r="7" />;
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
  readonly place: BoardPlace;
  readonly player: Player;
  readonly viewer: Player;
}

/** Men of a player in one place, with a number if there are too many to draw. */
function Stack({ men, place, player, viewer }: StackProps) {
  if (men === 0) return null;
  const drawn = place === OFF ? men : Math.min(men, place === HAND ? IN_HAND : STACK);
  const spots = range(drawn).map((below) => manAt(viewer, player, place, below));
  if (place === OFF)
    return (
      <>
        {spots.map(({ x, y }) => (
          <rect
            key={y}
            class={styles.man}
            x={x - SLAB_SIZE.width / 2}
            y={y - SLAB_SIZE.height / 2}
            {...SLAB_SIZE}
            rx="2"
          />
        ))}
      </>
    );
  const first = spots[0];
  return (
    <>
      {spots.toReversed().map(({ x, y }) => (
        <g key={y}>
          <circle class={styles.man} cx={x} cy={y} r={RADIUS} />
          <circle class={styles.ring} cx={x} cy={y} r={RADIUS - 7} />
        </g>
      ))}
      {men > drawn && first && (
        <text class={styles.count} x={first.x} y={first.y + 6}>
          {men}
        </text>
      )}
    </>
  );
}
