import type { Path } from '#engine/tables/play.ts';
import type { Place } from '#engine/tables/point.ts';
import type { Men, Player } from '#engine/tables/position.ts';
import { bow, manAt, RADIUS, STACK, type Spot } from './geometry.ts';

export interface RefusedProps {
  readonly of: Player;
  readonly paths: readonly Path[];
  readonly viewer: Player;
  /** As they stand before the ways that are refused, and after those that are gone. */
  readonly men: readonly [white: Men, black: Men];
}

export interface ArrowsProps extends RefusedProps {
  readonly hits?: readonly Place[];
}

/** A bow for each landing of each man; a ring where a man of the other’s was hit. */
export function Arrows({ of, paths, hits = [], viewer, men }: ArrowsProps) {
  const top = (place: Place, isEmptied: boolean): Spot => {
    const here = men[of][place] ?? 0;
    return manAt(viewer, of, place, Math.max(0, Math.min(here, STACK) - (isEmptied ? 0 : 1)));
  };
  return (
    <g class="ways">
      {paths.flatMap((path, man) =>
        path.slice(1).map((to, i) => {
          const { line, head } = bow(top(path[i]!, i === 0), top(to, i < path.length - 2));
          return (
            <g key={`${String(man)} ${String(i)}`}>
              <path class="way" d={line} />
              <path class="head" d={head} />
            </g>
          );
        }),
      )}
      {hits.map((place, i) => {
        const { x, y } = top(place, (men[of][place] ?? 0) === 0);
        return <circle key={i} class="hit" cx={x} cy={y} r={RADIUS + 5} />;
      })}
    </g>
  );
}

/** Half of a stroke through a way that is refused. */
const STROKE = 11;

/** A bow for each landing that is refused, with a stroke through it; where several are refused the same, one. */
export function Refused({ of, paths, viewer, men }: RefusedProps) {
  const spot = (place: Place, isLanding: boolean): Spot => {
    const here = men[of][place] ?? 0;
    return manAt(viewer, of, place, Math.max(0, Math.min(here, STACK - 1) - (isLanding ? 0 : 1)));
  };
  const landings = new Map(
    paths.flatMap((path) =>
      path.slice(1).map((to, i) => [`${String(path[i])} ${String(to)}`, [path[i]!, to] as const]),
    ),
  );
  return (
    <g class="ways refused">
      {[...landings].map(([name, [from, to]]) => {
        const { line, head, middle } = bow(spot(from, false), spot(to, true));
        return (
          <g key={name}>
            <path class="way" d={line} />
            <path class="head" d={head} />
            <path
              class="stroke"
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
