import { useRef, useState } from 'preact/hooks';
import { HAND, OFF, type Place } from '#engine/tables/point.ts';
import { nameKey, needsKey, type KeyBinding } from '#islands/page/keys/keymap.ts';
import { useDocumentKeys } from '#islands/page/keys/use-document-keys.ts';
import { areaOf } from '#view/board/geometry.ts';
import type { BoardSpot } from '#view/board/Spots.tsx';
import { Board, type BoardProps } from '#view/board/Board.tsx';

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

/** The keys of the board, for a sheet that lists them; to the bar, which lies beside every row, no arrow leads. */
export const BOARD_KEYS: readonly KeyBinding<string>[] = [
  { keys: ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'], action: 'walk', says: 'From point to point' },
  { keys: ['Enter'], action: 'touch', says: 'Lift the man, or set him down' },
  { keys: ['Escape'], action: 'drop', says: 'Let the man go who is lifted' },
  { keys: ['h'], action: 'hand', says: 'To the men in hand' },
  { keys: ['o'], action: 'off', says: 'To where men are borne off' },
];
const PLACE_OF: Readonly<Record<string, Place>> = { h: HAND, o: OFF };

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
  const go = (to: number): void => {
    setCurrent(to);
    box.current?.querySelectorAll<SVGElement>('.spots rect')[to]?.focus();
  };
  // Wherever the focus is: what is in hand has to be entered before anything else.
  useDocumentKeys((event) => {
    const key = nameKey(event);
    const place = key === undefined ? undefined : PLACE_OF[key];
    if (place === undefined) return;
    if (needsKey(event.target, key ?? '')) return;
    // Where both players’ are on the board, once more leads to the other’s.
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
