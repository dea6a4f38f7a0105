import type { Player } from '#engine/tables/position.ts';
import type { Throw } from '#engine/tables/throw.ts';
import { FIELD, TABLES } from './geometry.ts';
import styles from './Board.module.css';

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

export interface DiceProps {
  readonly of: Player;
  readonly thrown: Throw;
  /** Dice already played, while the throw is being played. */
  readonly spent?: readonly boolean[] | undefined;
  readonly viewer: Player;
}

/** The throw, on the side of the player who made it: right for the viewer, left for the other. */
export function Dice({ of, thrown, spent, viewer }: DiceProps) {
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
