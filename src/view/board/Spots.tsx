import { HAND, OFF, type BoardPlace, type Men, type Player } from '#engine/tables/position.ts';
import { areaOf, manAt, RADIUS, SLAB_SIZE, STACK } from './geometry.ts';
import styles from './Board.module.css';

/** State of a place that can be pressed: a man may leave, is lifted, or may land there. */
export type SpotMark = 'may' | 'lifted' | 'target';

/** A place that can be pressed, in its player's numbering. */
export interface BoardSpot {
  readonly of: Player;
  readonly place: BoardPlace;
  readonly label: string;
  readonly mark?: SpotMark | undefined;
}

export interface BoardSpots {
  readonly all: readonly BoardSpot[];
  /** Index of the place reached by the Tab key. */
  readonly current: number;
  readonly onPress: (spot: BoardSpot) => void;
  readonly onFocus: (index: number) => void;
}

interface SpotsProps extends BoardSpots {
  readonly viewer: Player;
  readonly men: readonly [white: Men, black: Men];
}

/** Transparent buttons over the drawing, with a ring where a man may be lifted or set down. */
export function Spots({ all, current, onPress, onFocus, viewer, men }: SpotsProps) {
  return (
    <>
      <g class={styles.marks} data-part="marks">
        {all.map(
          ({ of, place, mark }) =>
            mark && <Mark key={`${String(of)} ${String(place)}`} {...{ of, place, mark, viewer, men }} />,
        )}
      </g>
      <g class={styles.spots} data-part="spots">
        {all.map((spot, i) => (
          // Keyed by index, so that focus stays on the board when the other player's turn begins.
          <rect
            key={i}
            {...areaOf(viewer, spot.of, spot.place)}
            rx="4"
            role="button"
            // Lower case, because attribute names are case-sensitive in SVG.
            tabindex={i === current ? 0 : -1}
            aria-label={spot.label}
            aria-pressed={spot.mark === 'lifted'}
            data-mark={spot.mark}
            onFocus={() => onFocus(i)}
            onClick={() => onPress(spot)}
          />
        ))}
      </g>
    </>
  );
}

type MarkProps = Required<Pick<BoardSpot, 'of' | 'place'>> &
  Pick<SpotsProps, 'viewer' | 'men'> & { readonly mark: SpotMark };

function Mark({ of, place, mark, viewer, men }: MarkProps) {
  const here = men[of][place] ?? 0;
  const isNext = mark === 'target';
  const drawn = place === HAND ? 3 : STACK;
  const below = place === OFF ? here : isNext ? Math.min(here, drawn - 1) : Math.max(0, Math.min(here, drawn) - 1);
  const { x, y } = manAt(viewer, of, place, below);
  return place === OFF ? (
    <rect data-mark={mark} x={x - SLAB_SIZE.width / 2} y={y - SLAB_SIZE.height / 2} {...SLAB_SIZE} rx="2" />
  ) : (
    <circle data-mark={mark} cx={x} cy={y} r={isNext ? RADIUS - 2 : RADIUS} />
  );
}
