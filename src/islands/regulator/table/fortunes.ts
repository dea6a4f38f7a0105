/** Values over the deals: a player's net or a pool's content. */
export interface Course {
  readonly name: string;
  readonly kind: 'player' | 'pool';
  /** Before the first deal, and after each. */
  readonly values: readonly number[];
}

/** A course as a line in the chart, with the height of its label. */
export interface DrawnCourse extends Course {
  readonly points: string;
  readonly labelAt: number;
}

export interface FortunesPicture {
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
