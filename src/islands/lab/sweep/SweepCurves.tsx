import { scaleLinear } from 'd3-scale';
import { area, line } from 'd3-shape';
import type { SweepPlan } from '#engine/lab/sweep.ts';
import type { Estimate } from '#engine/lab/statistics.ts';
import { signedFigure } from '#view/long-run.ts';
import styles from '../Lab.module.css';

const [WIDTH, HEIGHT] = [280, 150];
const PLOT = { left: 48, right: 270, top: 10, bottom: 124 } as const;

interface SweepCurveProps {
  readonly plan: SweepPlan;
  readonly estimates: readonly Estimate[];
  /** Lowest and highest value of the picture. */
  readonly reach: readonly [low: number, high: number];
}

/** One estimate against the amount, with its interval: a dot at each book's amount, a line at the own. */
export function SweepCurve({ plan, estimates, reach }: SweepCurveProps) {
  const { amounts, own, marks } = plan;
  const last = amounts.at(-1)!;
  const x = scaleLinear().domain([0, last]).range([PLOT.left, PLOT.right]);
  const y = scaleLinear().domain(reach).nice(3).range([PLOT.bottom, PLOT.top]);
  const points = amounts.map((amount, i) => ({ amount, ...estimates[i]! }));
  type Point = (typeof points)[number];
  const band = area<Point>()
    .x(({ amount }) => x(amount))
    .y0(({ mean, half }) => y(mean - half))
    .y1(({ mean, half }) => y(mean + half));
  const mean = line<Point>()
    .x(({ amount }) => x(amount))
    .y((point) => y(point.mean));
  const marked = points.filter(({ amount }) => marks.some((mark) => mark.amount === amount));
  return (
    <svg class={styles.figure} viewBox={`0 0 ${String(WIDTH)} ${String(HEIGHT)}`} aria-hidden="true">
      <path class={styles.band} d={band(points) ?? ''} />
      <line class={styles.zero} x1={PLOT.left} x2={PLOT.right} y1={y(0)} y2={y(0)} />
      <line class={styles.own} x1={x(own)} x2={x(own)} y1={PLOT.top} y2={PLOT.bottom} />
      <path class={styles.mean} d={mean(points) ?? ''} />
      {marked.map(({ amount, mean: at }) => (
        <g key={amount} class={styles.book}>
          <circle cx={x(amount)} cy={y(at)} r="3.2" />
        </g>
      ))}
      {y.ticks(3).map((tick) => (
        <text key={tick} x={PLOT.left - 6} y={y(tick) + 4} text-anchor="end">
          {signedFigure(tick)}
        </text>
      ))}
      {[...new Set([0, own, last])].map((tick) => (
        <g key={tick}>
          <line class={styles.axis} x1={x(tick)} x2={x(tick)} y1={PLOT.bottom + 2} y2={PLOT.bottom + 7} />
          <text x={x(tick)} y={HEIGHT - 4} text-anchor="middle">
            {tick}
          </text>
        </g>
      ))}
    </svg>
  );
}
