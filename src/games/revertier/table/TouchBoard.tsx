import { useRef, useState } from 'preact/hooks';
import { areaOf } from '#view/board/geometry.ts';
import type { BoardSpot } from '#view/board/Spots.tsx';
import { Board, type BoardProps } from '#view/Board.tsx';

export interface TouchBoardProps extends Omit<BoardProps, 'spots'> {
  readonly all: readonly BoardSpot[];
  readonly onPress: (spot: BoardSpot) => void;
  /** Escape: what is lifted is put down. */
  readonly onDrop: () => void;
}

const TOWARDS: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The nearest place in a direction, as the board is seen. */
function nextSpot(
  all: readonly BoardSpot[],
  viewer: BoardProps['viewer'],
  from: number,
  [right, down]: readonly [right: number, down: number],
): number {
  const middles = all.map(({ of, place }) => {
    const { x, y, width, height } = areaOf(viewer, of, place);
    return { x: x + width / 2, y: y + height / 2 };
  });
  const here = middles[from];
  if (!here) return 0;
  let best = from;
  let least = Infinity;
  for (const [i, { x, y }] of middles.entries()) {
    const ahead = (x - here.x) * right + (y - here.y) * down;
    const aside = Math.abs((x - here.x) * down) + Math.abs((y - here.y) * right);
    if (ahead < 1 || ahead + 3 * aside >= least) continue;
    least = ahead + 3 * aside;
    best = i;
  }
  return best;
}

/** The board under somebody’s hand: each place is a button; arrows go from one to the next, and one of them has the Tab key. */
export function TouchBoard({ all, onPress, onDrop, ...board }: TouchBoardProps) {
  const [current, setCurrent] = useState<number>();
  const box = useRef<HTMLDivElement>(null);
  // Until it is gone to, whoever comes with the Tab key meets the first man who may be moved.
  const first = Math.max(
    0,
    all.findIndex(({ mark }) => mark !== undefined),
  );
  const at = current !== undefined && current < all.length ? current : first;
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    if (event.key === 'Escape') {
      onDrop();
      return;
    }
    const spot = all[at];
    const towards = TOWARDS[event.key];
    if (towards) {
      const next = nextSpot(all, board.viewer, at, towards);
      setCurrent(next);
      box.current?.querySelectorAll<SVGElement>('.spots rect')[next]?.focus();
    } else if (spot && (event.key === 'Enter' || event.key === ' ')) onPress(spot);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    // The places on it are the buttons; the keys that work them are heard here.
    <div class="touch-board" ref={box} onKeyDown={onKeyDown}>
      <Board
        {...board}
        spots={{
          all,
          current: at,
          onPress: (spot) => {
            setCurrent(all.indexOf(spot));
            onPress(spot);
          },
          onFocus: setCurrent,
        }}
      />
    </div>
  );
}
