/**
 * Width of the picture in its own units: arcs on the left, names in the middle, bars on the right, one line for each
 * book.
 */
export const KINDRED_WIDTH = 340;
export const KINDRED_HEIGHT = 34;
/** Left edge of the names; the arcs end a little before it. */
export const NAMES = 108;
const ARCS_END = NAMES - 6;
const BARS = 242;
/** Longest bar, leaving room for its figure. */
const LONGEST = KINDRED_WIDTH - BARS - 26;
const BAR_HEIGHT = 9;
const BROADEST = 7;
const THINNEST = 0.5;

export interface Arc {
  readonly path: string;
  readonly breadth: number;
  /** Whether one of the two books has no closer relative. */
  readonly isNearest: boolean;
}

const rounded = (n: number): number => Math.round(n * 10) / 10;
const middle = (line: number): number => line * KINDRED_HEIGHT + KINDRED_HEIGHT / 2;

/**
 * An arc for every pair of books, least similar first so that the others are drawn over it; `kin` is sorted the other way
 * round.
 */
export function arcsOf(
  kin: readonly { readonly at: readonly [number, number]; readonly share: number }[],
  books: number,
): readonly Arc[] {
  const most = kin[0]?.share ?? 1;
  const least = kin.at(-1)?.share ?? 0;
  const met = new Set<number>();
  const arcs = kin.map(({ at, share }): Arc => {
    const [from, to] = at;
    const isNearest = at.some((book) => !met.has(book));
    for (const book of at) met.add(book);
    const reach = (ARCS_END - 6) * Math.sqrt((to - from) / Math.max(1, books - 1));
    const part = most === least ? 1 : (share - least) / (most - least);
    return {
      path: `M${String(ARCS_END)} ${String(middle(from))}A${String(rounded(reach))} ${String(((to - from) * KINDRED_HEIGHT) / 2)} 0 0 0 ${String(ARCS_END)} ${String(middle(to))}`,
      breadth: rounded(THINNEST + (BROADEST - THINNEST) * part ** 2),
      isNearest,
    };
  });
  return arcs.toReversed();
}

export interface Bar {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly count: number;
  /** Position of the figure after the bar. */
  readonly end: number;
}

/** A bar on the line of each book but the first. */
export function barsOf(counts: readonly number[]): readonly Bar[] {
  const most = Math.max(1, ...counts);
  return counts.map((count, i) => {
    const width = rounded((count / most) * LONGEST);
    return { x: BARS, y: middle(i + 1) - BAR_HEIGHT / 2, width, height: BAR_HEIGHT, count, end: BARS + width + 5 };
  });
}
