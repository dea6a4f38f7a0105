import { HAND, OFF, type BoardPlace, type Men, type Player } from '#engine/tables/position.ts';
import { areaOf, IN_HAND, manAt, RADIUS, SLAB_SIZE, STACK, bow, type BoardPoint } from './geometry.ts';
import styles from './Board.module.css';
import type { Path } from '#engine/tables/play.ts';

export interface RefusedArrowsProps {
  readonly of: Player;
  readonly paths: readonly Path[];
  readonly viewer: Player;
  /** Men before refused moves and after made ones. */
  readonly men: readonly [white: Men, black: Men];
}

export interface ArrowsProps extends RefusedArrowsProps {
  readonly hits?: readonly BoardPlace[];
  /** Whether the men have still to move: `men` are then those before the play. */
  readonly isPlanned?: boolean;
}

/** A curved arrow for each landing of each man; a ring where an enemy man was hit. */
export function Arrows({ of, paths, hits = [], viewer, men, isPlanned = false }: ArrowsProps) {
  const top = (place: BoardPlace, isEmptied: boolean): BoardPoint => {
    const here = men[of][place] ?? 0;
    const drawn = place === HAND ? IN_HAND : STACK;
    // Before a play the man to move is the topmost, and the next place is free; after it, the other way about.
    const below = isPlanned === isEmptied ? Math.min(here, drawn) - 1 : Math.min(here, isPlanned ? drawn - 1 : drawn);
    return manAt(viewer, of, place, Math.max(0, below));
  };
  return (
    <g class={styles.ways} data-part="ways">
      {paths.flatMap((path, man) =>
        path.slice(1).map((to, i) => {
          const { line, head } = bow(top(path[i]!, i === 0), top(to, !isPlanned && i < path.length - 2));
          return (
            <g key={`${String(man)} ${String(i)}`}>
              <path class={styles.way} d={line} />
              <path class={styles.head} d={head} />
            </g>
          );
        }),
      )}
      {hits.map((place, i) => {
        const { x, y } = top(place, !isPlanned && (men[of][place] ?? 0) === 0);
        return <circle key={i} class={styles.hit} cx={x} cy={y} r={RADIUS + 5} />;
      })}
    </g>
  );
}

/** Half the length of the stroke through a refused move. */
const STROKE = 11;

/** A struck-out arrow for each refused landing, drawn once. */
export function RefusedArrows({ of, paths, viewer, men }: RefusedArrowsProps) {
  const spot = (place: BoardPlace, isLanding: boolean): BoardPoint => {
    const here = men[of][place] ?? 0;
    return manAt(viewer, of, place, Math.max(0, Math.min(here, STACK - 1) - (isLanding ? 0 : 1)));
  };
  const landings = new Map(
    paths.flatMap((path) =>
      path.slice(1).map((to, i) => [`${String(path[i])} ${String(to)}`, [path[i]!, to] as const]),
    ),
  );
  return (
    <g class={styles.ways} data-part="refused-ways">
      {[...landings].map(([name, [from, to]]) => {
        const { line, head, middle } = bow(spot(from, false), spot(to, true));
        return (
          <g key={name}>
            <path class={styles.way} d={line} />
            <path class={styles.head} d={head} />
            <path
              class={styles.stroke}
              data-part="stroke"
              d={[-1, 1]
                .map((side) => {
                  const { x, y } = middle;
                  return `M${String(x - STROKE)} ${String(y - side * STROKE)}L${String(x + STROKE)} ${String(y + side * STROKE)}`;
                })
                .join('')}
            />
          </g>
        );
      })}
    </g>
  );
}

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
