/** A year with a label on the line. */
interface Year {
  readonly year: number;
  readonly label: string;
}

interface Mark {
  readonly x: number;
  readonly label: string;
  readonly level: number;
  /** Whether the label starts, is centred or ends at its year, so that it stays within the picture. */
  readonly anchor: 'start' | 'middle' | 'end';
}

/** Positions are percentages of the width; level 0 is the lowest line of labels. */
interface Timeline {
  readonly marks: readonly Mark[];
  readonly dots: readonly number[];
  readonly centuries: readonly { readonly x: number; readonly label: string }[];
  /** Number of lines of labels. */
  readonly levels: number;
}

/** Width of a letter and margin at each end on the narrowest page, in percent. */
const LETTER = 2.9;
const END = 7;
/** Distance from an end within which a label is aligned to that end, in percent. */
const NEAR = 16;

const widthOf = (label: string): number => Math.max(4, label.length) * LETTER + 2;

/** Lays out years on a line from the first to the last, extended to `reach`; labels that would overlap are stacked. */
export function timelineOf(years: readonly Year[], others: readonly number[], reach: readonly number[] = []): Timeline {
  const all = [...years.map(({ year }) => year), ...others, ...reach];
  const first = Math.min(...all);
  const span = Math.max(1, Math.max(...all) - first);
  const place = (year: number): number => END + ((100 - 2 * END) * (year - first)) / span;
  /** Right end so far of each line of labels. */
  const ends: number[] = [];
  const marks = years
    .toSorted((a, b) => a.year - b.year)
    .map(({ year, label }): Mark => {
      const x = place(year);
      const anchor = x < NEAR ? 'start' : x > 100 - NEAR ? 'end' : 'middle';
      const width = widthOf(label);
      const from = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2;
      const free = ends.findIndex((end) => end <= from);
      const level = free < 0 ? ends.length : free;
      ends[level] = from + width;
      return { x, label, level, anchor };
    });
  const centuries = [];
  for (let year = Math.ceil(first / 100) * 100; year <= first + span; year += 100)
    centuries.push({ x: place(year), label: String(year) });
  return { marks, dots: others.map(place), centuries, levels: ends.length };
}
