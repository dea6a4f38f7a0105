import { useRef, useState } from 'preact/hooks';
import { HAND, OFF, type BoardPlace } from '#engine/tables/position.ts';
import { nameKey, needsKey, type KeyBinding, useDocumentKeys } from '#islands/page/keys.tsx';
import { areaOf } from '#view/board/geometry.ts';
import type { BoardSpot } from '#view/board/Spots.tsx';
import { Board, type BoardProps } from '#view/board/Board.tsx';

export interface TouchBoardProps extends Omit<BoardProps, 'spots'> {
  readonly all: readonly BoardSpot[];
  readonly onPress: (spot: BoardSpot) => void;
  /** Called on Escape, to put down the lifted man. */
  readonly onDrop: () => void;
}

const TOWARDS: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Keys of the board, for a sheet that lists them. No arrow leads to the bar, because it lies beside every row. */
export const BOARD_KEYS: readonly KeyBinding<string>[] = [
  { keys: ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'], action: 'walk', description: 'From point to point' },
  { keys: ['Enter'], action: 'touch', description: 'Lift the man, or set him down' },
  { keys: ['Escape'], action: 'drop', description: 'Put the lifted man back' },
  { keys: ['h'], action: 'hand', description: 'Go to the men in hand' },
  { keys: ['o'], action: 'off', description: 'Go to where men are borne off' },
];
const PLACE_OF: Readonly<Record<string, BoardPlace>> = { h: HAND, o: OFF };

/** Nearest place in a direction, as the board is drawn. */
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

/** Board whose places are buttons; arrow keys move between them, and one of them is reached by the Tab key. */
export function TouchBoard({ all, onPress, onDrop, ...board }: TouchBoardProps) {
  const [current, setCurrent] = useState<number>();
  const box = useRef<HTMLDivElement>(null);
  // Until an arrow key is used, the Tab key reaches the first man who may be moved.
  const first = Math.max(
    0,
    all.findIndex(({ mark }) => mark !== undefined),
  );
  const at = current !== undefined && current < all.length ? current : first;
  const go = (to: number): void => {
    setCurrent(to);
    box.current?.querySelectorAll<SVGElement>('[data-part="spots"] rect')[to]?.focus();
  };
  // The key works with any focus, because men in hand must enter first.
  useDocumentKeys((event) => {
    const key = nameKey(event);
    const place = key === undefined ? undefined : PLACE_OF[key];
    if (place === undefined) return;
    if (needsKey(event.target, key ?? '')) return;
    // If both players have men there, the key pressed again goes to the other's.
    const those = all.flatMap((spot, i) => (spot.place === place ? [i] : []));
    const to = those.find((i) => i > at) ?? those[0];
    if (to === undefined) return;
    go(to);
    event.preventDefault();
  });
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    if (event.key === 'Escape') {
      onDrop();
      return;
    }
    const spot = all[at];
    const towards = TOWARDS[event.key];
    if (towards) {
      go(nextSpot(all, board.viewer, at, towards));
    } else if (spot && (event.key === 'Enter' || event.key === ' ')) onPress(spot);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    // The places inside are the buttons; this element only receives their key events.
    <div ref={box} onKeyDown={onKeyDown}>
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
