import { HAND, OFF, type BoardPlace, type Men, type Player } from '#engine/tables/position.ts';
import { areaOf, IN_HAND, manAt, RADIUS, SLAB_SIZE, STACK } from './geometry.ts';
import styles from './Board.module.css';

/**
 * State of a place that can be pressed: a man may leave now, or only after another; a man is lifted; the lifted man may land
 * there.
 */
export type SpotMark = 'may' | 'follow' | 'lifted' | 'target';

/** A place that can be pressed, in its player's numbering. */
export interface BoardSpot {
  readonly of: Player;
  readonly place: BoardPlace;
  readonly label: string;
  readonly mark?: SpotMark | undefined;
  /** Whether a man can land there, and whether he hits one. */
  readonly lands?: 'free' | 'hit' | undefined;
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

/** Transparent buttons over the drawing, with a ring where a man may be lifted, and a dot where one may be set down. */
export function Spots({ all, current, onPress, onFocus, viewer, men }: SpotsProps) {
  return (
    <>
      <g class={styles.marks} data-part="marks">
        {all.map(({ of, place, mark, lands }) => (
          <Marks key={`${String(of)} ${String(place)}`} {...{ of, place, mark, lands, viewer, men }} />
        ))}
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

type MarksProps = Omit<BoardSpot, 'label'> & Pick<SpotsProps, 'viewer' | 'men'>;

/** Ring round the topmost man of a place, and the dot where the next one would stand. */
function Marks({ of, place, mark, lands, viewer, men }: MarksProps) {
  const here = men[of][place] ?? 0;
  const drawn = place === HAND ? IN_HAND : STACK;
  const at = (below: number) => manAt(viewer, of, place, below);
  if (place === OFF) {
    if (!lands) return null;
    const { x, y } = at(here);
    return <rect data-lands={lands} x={x - SLAB_SIZE.width / 2} y={y - SLAB_SIZE.height / 2} {...SLAB_SIZE} rx="2" />;
  }
  const top = at(Math.max(0, Math.min(here, drawn) - 1));
  const next = at(Math.min(here, drawn - 1));
  const isRing = mark !== undefined && mark !== 'target';
  return (
    <>
      {isRing && <circle data-mark={mark} cx={top.x} cy={top.y} r={mark === 'lifted' ? RADIUS : RADIUS + 3} />}
      {lands === 'hit' && <circle data-lands="hit" cx={next.x} cy={next.y} r={RADIUS + 4} />}
      {lands && <circle data-lands="free" cx={next.x} cy={next.y} r={LANDING} />}
    </>
  );
}

/** Radius of the dot where a man can land. */
const LANDING = 8;
