import { signed } from '#engine/wording/sentence.ts';
import type { KeptAccount } from './kept.ts';
import styles from '../Regulator.module.css';

/** Values over the deals: a player's net or a pool's content. */
export interface Course {
  readonly name: string;
  readonly kind: 'player' | 'pool';
  /** Before the first deal, and after each. */
  readonly values: readonly number[];
}

/** A course as a line in the chart, with the height of its label. */
interface DrawnCourse extends Course {
  readonly points: string;
  readonly labelAt: number;
}

interface FortunesPicture {
  readonly width: number;
  readonly height: number;
  readonly lines: readonly DrawnCourse[];
  /** Left and right end of the lines; labels follow on the right. */
  readonly left: number;
  readonly right: number;
  /** Heights of round figures. */
  readonly grid: readonly { readonly value: number; readonly y: number }[];
}

const WIDTH = 400;
const HEIGHT = 260;
const LEFT = 36;
const RIGHT = 288;
const TOP = 14;
const BOTTOM = 246;
/** Minimum distance between labels. */
const LABEL = 19;

/** Grid step: 1, 2 or 5 times a power of ten, giving at most five lines. */
function stepFor(span: number): number {
  const rough = Math.max(1, span / 4);
  const power = 10 ** Math.floor(Math.log10(rough));
  return [1, 2, 5, 10].map((n) => n * power).find((step) => step >= rough) ?? rough;
}

/** Heights of labels in the order of their lines, moved apart until they do not overlap. */
function spread(heights: readonly number[]): readonly number[] {
  const inOrder = heights.map((y, i) => ({ y, i })).sort((a, b) => a.y - b.y);
  let least = TOP;
  for (const place of inOrder) {
    place.y = Math.max(place.y, least);
    least = place.y + LABEL;
  }
  let most = BOTTOM;
  for (const place of inOrder.toReversed()) {
    place.y = Math.min(place.y, most);
    most = place.y - LABEL;
  }
  const out = [...heights];
  for (const { y, i } of inOrder) out[i] = y;
  return out;
}

/** How the lines of the players are drawn: each has a colour and a pattern. */
const PLAYER_LINES = (
  [
    ['rubric', 'none'],
    ['focus', '9 4'],
    ['gain', '2 4'],
    ['brass', '12 4 2 4'],
    ['ink', '5 2'],
  ] as const
).map(([colour, pattern]) => ({ stroke: `var(--${colour})`, 'stroke-width': 2, 'stroke-dasharray': pattern }));
const POOL_LINE = { stroke: 'var(--soft)', 'stroke-width': 1.2 };

const figure = (n: number): string => String(Math.round(n * 10) / 10);

/** Lays out the courses on one scale. */
export function drawFortunes(courses: readonly Course[]): FortunesPicture {
  const all = courses.flatMap(({ values }) => values);
  const step = stepFor(Math.max(0, ...all) - Math.min(0, ...all));
  const low = Math.floor(Math.min(0, ...all) / step) * step;
  const high = Math.max(low + step, Math.ceil(Math.max(0, ...all) / step) * step);
  const y = (value: number): number => BOTTOM - ((value - low) / (high - low)) * (BOTTOM - TOP);
  const deals = Math.max(1, ...courses.map(({ values }) => values.length - 1));
  const x = (deal: number): number => LEFT + (deal / deals) * (RIGHT - LEFT);
  const labels = spread(courses.map(({ values }) => y(values.at(-1) ?? 0)));
  const grid = [];
  for (let value = low; value <= high; value += step) grid.push({ value, y: y(value) });
  return {
    width: WIDTH,
    height: HEIGHT,
    left: LEFT,
    right: RIGHT,
    grid,
    lines: courses.map((course, i) => ({
      ...course,
      points: course.values.map((value, deal) => `${figure(x(deal))},${figure(y(value))}`).join(' '),
      labelAt: labels[i] ?? 0,
    })),
  };
}

/** Each player's net and each pool's content, before the first deal and after each. */
function coursesOf({ account: { players }, regulated: { deals }, table }: KeptAccount): readonly Course[] {
  const pools = [...new Set(deals.flatMap((deal) => Object.keys(deal.pools)))].filter((pool) =>
    deals.some((deal) => (deal.pools[pool] ?? 0) > 0),
  );
  return [
    ...players.map((name, player): Course => ({
      name,
      kind: 'player',
      values: [0, ...deals.map(({ balances }) => balances[player] ?? 0)],
    })),
    ...pools.flatMap((pool): readonly Course[] => {
      const name = table.sayPool(pool);
      return name === undefined
        ? []
        : [{ name, kind: 'pool', values: [0, ...deals.map((deal) => deal.pools[pool] ?? 0)] }];
    }),
  ];
}

export interface CoursesProps {
  /** Id of the heading, unique on the page. */
  readonly id: string;
  readonly heading: string;
  readonly courses: readonly Course[];
  /** What each value follows: a deal, an evening. */
  readonly one: string;
}

/** Chart of totals from one deal or evening to the next, with a description for screen readers. */
export function Courses({ id, heading, courses, one }: CoursesProps) {
  const { width, height, left, right, grid, lines } = drawFortunes(courses);
  return (
    <section class={styles.fortunes} aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      <svg class="chart" viewBox={`0 0 ${String(width)} ${String(height)}`} aria-hidden="true">
        {grid.map(({ value, y }) => (
          <g key={value}>
            <line x1={left} x2={right} y1={y} y2={y} stroke={value === 0 ? 'var(--soft)' : 'var(--rule)'} />
            <text x={left - 5} y={y + 4} text-anchor="end">
              {signed(value)}
            </text>
          </g>
        ))}
        {lines.map(({ name, kind, points, values, labelAt }, i) => (
          <g key={name}>
            <polyline points={points} fill="none" {...(kind === 'pool' ? POOL_LINE : PLAYER_LINES[i])} />
            <text x={right + 8} y={labelAt + 4}>
              {name.length > 11 ? `${name.slice(0, 10)}…` : name}{' '}
              <tspan class="no-print" data-part="in-the-end">
                {kind === 'pool' ? values.at(-1) : signed(values.at(-1) ?? 0)}
              </tspan>
            </text>
          </g>
        ))}
      </svg>
      <p class="soft">
        What each player has won or lost after every {one}.
        {lines.some(({ kind }) => kind === 'pool') ? ' Thin lines show what lies in the pools.' : ''}
      </p>
      <ul class="vh">
        {lines.map(({ name, kind, values }) => {
          const played = values.slice(1);
          const printAmount = (n: number): string => (kind === 'pool' ? String(n) : signed(n));
          const at = (n: number): string => `${one} ${String(played.indexOf(n) + 1)}`;
          const high = Math.max(...played);
          const low = Math.min(...played);
          return (
            <li key={name}>
              {name}: now {printAmount(played.at(-1) ?? 0)}; highest {printAmount(high)} after {at(high)}; lowest{' '}
              {printAmount(low)} after {at(low)}.
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Chart of the table's results from deal to deal. */
export const Fortunes = ({ kept }: { readonly kept: KeptAccount }) => (
  <Courses id="regulator-fortunes" heading="How the totals moved" courses={coursesOf(kept)} one={kept.table.part.one} />
);
