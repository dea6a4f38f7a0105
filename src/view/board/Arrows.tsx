import type { Path } from '#engine/tables/play.ts';
import { HAND, type BoardPlace, type Men, type Player } from '#engine/tables/position.ts';
import { bow, IN_HAND, manAt, RADIUS, STACK, type BoardPoint } from './geometry.ts';
import styles from './Board.module.css';

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
