/** Something that rises and falls from deal to deal: what a player has won or lost, or what lies in a pool. */
export interface Course {
  readonly name: string;
  readonly kind: 'player' | 'pool';
  /** Before the first deal, and after each. */
  readonly values: readonly number[];
}

/** A course as a line in a picture, with the height at which its name stands. */
export interface Drawn extends Course {
  readonly points: string;
  readonly labelAt: number;
}

export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly lines: readonly Drawn[];
  /** Where the lines begin, and where they end and the names begin. */
  readonly left: number;
  readonly right: number;
  /** The heights of round figures. */
  readonly grid: readonly { readonly value: number; readonly y: number }[];
}

const WIDTH = 400;
const HEIGHT = 260;
const LEFT = 36;
const RIGHT = 288;
const TOP = 14;
const BOTTOM = 246;
/** Names closer than this would stand on one another. */
const LABEL = 19;

/** One, two or five times a power of ten: so far apart that at most five lines are ruled. */
function stepFor(span: number): number {
  const rough = Math.max(1, span / 4);
  const power = 10 ** Math.floor(Math.log10(rough));
  return [1, 2, 5, 10].map((n) => n * power).find((step) => step >= rough) ?? rough;
}

/** The names in the order of their lines, pushed apart until each can be read. */
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

/** The courses as lines over one scale. */
export function drawFortunes(courses: readonly Course[]): Picture {
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
