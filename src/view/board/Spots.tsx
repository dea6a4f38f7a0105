import { HAND, OFF, type Place } from '#engine/tables/point.ts';
import type { Men, Player } from '#engine/tables/position.ts';
import { areaOf, manAt, RADIUS, SLAB_SIZE, STACK } from './geometry.ts';

/** How a place that can be pressed is marked: a man there may go, he is lifted, he may be set down there. */
export type SpotMark = 'may' | 'lifted' | 'target';

/** A place that can be pressed, as a player counts it. */
export interface BoardSpot {
  readonly of: Player;
  readonly place: Place;
  readonly label: string;
  readonly mark?: SpotMark | undefined;
}

export interface BoardSpots {
  readonly all: readonly BoardSpot[];
  /** Which of them the Tab key comes to. */
  readonly current: number;
  readonly onPress: (spot: BoardSpot) => void;
  readonly onFocus: (index: number) => void;
}

interface SpotsProps extends BoardSpots {
  readonly viewer: Player;
  readonly men: readonly [white: Men, black: Men];
}

/** Every place that can be pressed, over all that is drawn; and where a man may be lifted or set down, a ring. */
export function Spots({ all, current, onPress, onFocus, viewer, men }: SpotsProps) {
  return (
    <>
      <g class="marks">
        {all.map(
          ({ of, place, mark }) =>
            mark && <Mark key={`${String(of)} ${String(place)}`} {...{ of, place, mark, viewer, men }} />,
        )}
      </g>
      <g class="spots">
        {all.map((spot, i) => (
          // By their order: the focus stays on the board when the other’s turn comes, and he counts from his own side.
          <rect
            key={i}
            {...areaOf(viewer, spot.of, spot.place)}
            rx="4"
            role="button"
            // As it is written in SVG, where case counts.
            tabindex={i === current ? 0 : -1}
            aria-label={spot.label}
            aria-pressed={spot.mark === 'lifted'}
            class={spot.mark}
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
    <rect class={mark} x={x - SLAB_SIZE.width / 2} y={y - SLAB_SIZE.height / 2} {...SLAB_SIZE} rx="2" />
  ) : (
    <circle class={mark} cx={x} cy={y} r={isNext ? RADIUS - 2 : RADIUS} />
  );
}
