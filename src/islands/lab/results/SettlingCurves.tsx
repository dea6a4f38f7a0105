import { capital } from '#engine/wording/sentence.ts';
import { FoldedTable } from './FoldedTable.tsx';
import { scaleLinear, scaleLog } from 'd3-scale';
import { area, line } from 'd3-shape';
import { useMemo } from 'preact/hooks';
import { figure, signedFigure } from '#view/long-run.ts';
import { type LabResult, signedCounters } from './verdict.ts';
import styles from '../Lab.module.css';
import type { LabBlock, SideTally } from '#engine/lab/tally.ts';
import { columnsOf } from '#engine/lab/summary.ts';
import { estimateDifference, estimateRatio, type Estimate } from '#engine/lab/statistics.ts';

/** An estimate after the first deals of a run. */
interface SettlingPoint extends Estimate {
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
function settlingOf({ deals, book, turned: [other] }: LabBlock, role: number): readonly SettlingPoint[] {
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

const [WIDTH, HEIGHT] = [280, 150];
const PLOT = { left: 40, right: 272, top: 8, bottom: 124 } as const;

/** Where the interval is clear of 0 from some number of deals on to the end, in words. */
export function sayClear(points: readonly SettlingPoint[], piece: string): string {
  const last = points.at(-1);
  if (!last) return '';
  if (points.every(({ mean, half }) => mean === 0 && half === 0)) return 'exactly zero';
  if (Math.abs(last.mean) <= last.half) return 'near zero to the end';
  const touching = points.findLastIndex(
    ({ mean, half }) => Math.abs(mean) <= half || Math.sign(mean) !== Math.sign(last.mean),
  );
  const from = points[touching + 1] ?? last;
  return `clear of zero from ${from.deals.toLocaleString('en')} ${piece}s`;
}

/**
 * Lowest and highest value of the picture. The last two thirds of the points decide; what was wider before runs off it. Zero is
 * on it unless that would press the interval flat.
 */
export function reachOf(points: readonly SettlingPoint[]): readonly [low: number, high: number] {
  const ends = points.slice(Math.floor(points.length / 3)).flatMap(({ mean, half }) => [mean - half, mean + half]);
  const [low, high] = [Math.min(...ends), Math.max(...ends)];
  const isNear = Math.max(high, 0) - Math.min(low, 0) < 4 * (high - low);
  const [bottom = 0, top = 1] = scaleLinear()
    .domain(isNear || high === low ? [Math.min(low, 0), Math.max(high, 0, low === 0 ? 1e-9 : low)] : [low, high])
    .nice(3)
    .domain();
  return [bottom, top];
}

function Curve({ points }: { readonly points: readonly SettlingPoint[] }) {
  const reach = reachOf(points);
  const x = scaleLog()
    .domain([points[0]!.deals, points.at(-1)!.deals])
    .range([PLOT.left, PLOT.right]);
  const y = scaleLinear().domain(reach).range([PLOT.bottom, PLOT.top]).clamp(true);
  const band = area<SettlingPoint>()
    .x(({ deals }) => x(deals))
    .y0(({ mean, half }) => y(mean - half))
    .y1(({ mean, half }) => y(mean + half));
  const mean = line<SettlingPoint>()
    .x(({ deals }) => x(deals))
    .y((point) => y(point.mean));
  const last = points.at(-1)!;
  const ticks = [100, 1000, 10_000, 100_000, 1_000_000].filter(
    (tick) => tick >= points[0]!.deals && tick <= last.deals,
  );
  return (
    <svg class={`${styles.figure} chart`} viewBox={`0 0 ${String(WIDTH)} ${String(HEIGHT)}`} aria-hidden="true">
      <path class={styles.band} d={band(points) ?? ''} />
      {reach[0] <= 0 && reach[1] >= 0 && (
        <line class={styles.axis} x1={PLOT.left} x2={PLOT.right} y1={y(0)} y2={y(0)} />
      )}
      <path class={styles.mean} d={mean(points) ?? ''} />
      <g class={styles.diff}>
        <circle cx={x(last.deals)} cy={y(last.mean)} r="3.6" />
      </g>
      {y.ticks(3).map((tick) => (
        <text key={tick} x={PLOT.left - 6} y={y(tick) + 4} text-anchor="end">
          {signedCounters(tick)}
        </text>
      ))}
      {ticks.map((tick) => (
        <g key={tick}>
          <line class={styles.axis} x1={x(tick)} x2={x(tick)} y1={PLOT.bottom + 2} y2={PLOT.bottom + 7} />
          <text x={x(tick)} y={HEIGHT - 4} text-anchor="middle">
            {tick.toLocaleString('en')}
          </text>
        </g>
      ))}
    </svg>
  );
}

/** How each role’s mean settles: its interval against the number of deals. */
export function SettlingCurves({ result }: { readonly result: LabResult }) {
  const { block, roles, piece, between, summary } = result;
  const curves = useMemo(() => roles.map(({ words }, role) => ({ words, points: settlingOf(block, role) })), [block]);
  const shown = curves.filter(({ points }) => points.length > 1 && points.every(({ half }) => Number.isFinite(half)));
  if (shown.length === 0) return null;
  const steps = shown[0]!.points.filter((_, i, all) => i % 5 === 0 || i === all.length - 1);
  return (
    <section data-part="settling">
      <h3>{summary.turned.length === 0 ? 'How the mean settles' : 'How the difference settles'}</h3>
      <p>
        The mean so far and its 95 % interval, {between[1]} a {piece}, against the number of {piece}s, each picture on
        its own scale. Each mark below is ten times as many {piece}s as the one before.
      </p>
      <div class={`${styles.pictures} fits`}>
        {shown.map(({ words, points }) => (
          <figure key={words}>
            <figcaption>
              <b class="title">{capital(words)}</b> <small>{sayClear(points, piece)}</small>
            </figcaption>
            <Curve points={points} />
          </figure>
        ))}
      </div>
      <FoldedTable
        label="Table: how it settles"
        heads={[`${piece}s`, ...shown.map(({ words }) => words)]}
        rows={steps.map(({ deals }) => [
          deals.toLocaleString('en'),
          ...shown.map(({ points }) => {
            const point = points.find((one) => one.deals === deals);
            return point ? `${signedFigure(point.mean)} ± ${figure(point.half)}` : '';
          }),
        ])}
      />
    </section>
  );
}
