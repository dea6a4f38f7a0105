import { Net } from '#view/Net.tsx';
import { signed } from '#engine/wording/sentence.ts';
import styles from './EndPanel.module.css';

export interface PlayerCourse {
  readonly name: string;
  readonly isYou: boolean;
  /** What each deal brought, the latest last. */
  readonly won: readonly number[];
}

const WIDTH = 100;
const HEIGHT = 24;

/** Sums after each deal, from 0 before the first. */
export const courseOf = (won: readonly number[]): readonly number[] =>
  won.reduce<readonly number[]>((sums, each) => [...sums, (sums.at(-1) ?? 0) + each], [0]);

/** Points of a line: the deals from left to right, on a scale from `low` to `high`. */
export const pointsOf = (sums: readonly number[], low: number, high: number): string =>
  sums
    .map((sum, i) => {
      const x = (i / Math.max(1, sums.length - 1)) * WIDTH;
      const y = HEIGHT - ((sum - low) / Math.max(1, high - low)) * HEIGHT;
      return `${x.toFixed(1)},${y.toFixed(1)}`;
    })
    .join(' ');

/** The session, a line for each player, all on one scale with zero dotted. */
export function SessionLines({
  players,
  piece,
}: {
  readonly players: readonly PlayerCourse[];
  readonly piece: string;
}) {
  const courses = players.map(({ won }) => courseOf(won));
  const low = Math.min(...courses.flat());
  const high = Math.max(...courses.flat());
  const zero = pointsOf([0, 0], low, high);
  return (
    <table class={styles.session}>
      <thead>
        <tr>
          <td />
          <th scope="col">this {piece}</th>
          <th scope="col">so far</th>
          <td />
        </tr>
      </thead>
      <tbody>
        {players.map(({ name, isYou, won }, i) => (
          <tr key={name} data-you={isYou ? '' : undefined}>
            <th scope="row">{name}</th>
            <td>{signed(won.at(-1) ?? 0)}</td>
            <td>
              <Net net={courses[i]?.at(-1) ?? 0} />
            </td>
            <td aria-hidden="true">
              <svg viewBox={`-2 -2 ${String(WIDTH + 4)} ${String(HEIGHT + 4)}`} preserveAspectRatio="none">
                <polyline data-part="zero" points={zero} />
                <polyline points={pointsOf(courses[i] ?? [0], low, high)} />
              </svg>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
