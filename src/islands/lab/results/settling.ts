import type { LabBlock, SideTally } from '#engine/lab/tally.ts';
import { columnsOf } from '#engine/lab/summary.ts';
import { estimateDifference, estimateRatio, type Estimate } from '#engine/lab/statistics.ts';

/** An estimate after the first deals of a run. */
export interface SettlingPoint extends Estimate {
  readonly deals: number;
}

/** Points of a settling curve, from the first sessions to all. */
const POINTS = 28;
const FEWEST_SESSIONS = 5;

/** Numbers of sessions at which the estimate is taken: equal steps of a logarithm, all sessions last. */
export function settlingSteps(sessions: number): readonly number[] {
  if (sessions < FEWEST_SESSIONS) return sessions < 2 ? [] : [sessions];
  const ratio = sessions / FEWEST_SESSIONS;
  const steps = Array.from({ length: POINTS }, (_, i) => Math.round(FEWEST_SESSIONS * ratio ** (i / (POINTS - 1))));
  return [...new Set(steps)];
}

/** How the estimate of a role’s net settles, or of the difference between both sides where there are two. */
export function settlingOf({ deals, book, turned: [other] }: LabBlock, role: number): readonly SettlingPoint[] {
  const length = deals / book.turnover.length;
  const [bookScale, otherScale] = other?.difference.scales ?? [1, 1];
  const columns = ({ nets, times }: SideTally, n: number, scale: number) =>
    columnsOf({ nets: nets.slice(0, n), times: times.slice(0, n) }, role, scale);
  return settlingSteps(book.turnover.length).map((n) => ({
    deals: n * length,
    ...(other
      ? estimateDifference(columns(other.side, n, otherScale), columns(book, n, bookScale))
      : estimateRatio(...columns(book, n, 1))),
  }));
}
