/** A year to be named on the line. */
interface Year {
  readonly year: number;
  readonly label: string;
}

interface Mark {
  readonly x: number;
  readonly label: string;
  readonly level: number;
  /** Which end of the label stands at its year, or its middle; near an end of the line it may not stick out. */
  readonly anchor: 'start' | 'middle' | 'end';
}

/** Places are in hundredths of the width; a level is a line of labels, the lowest 0. */
interface Timeline {
  readonly marks: readonly Mark[];
  readonly dots: readonly number[];
  readonly centuries: readonly { readonly x: number; readonly label: string }[];
  /** How many lines of labels there are. */
  readonly levels: number;
}

/** What a label of so many letters takes up on the narrowest page, and what is left at each end of the line. */
const LETTER = 2.9;
const END = 7;
/** So near to an end a label is held there. */
const NEAR = 16;

const widthOf = (label: string): number => Math.max(4, label.length) * LETTER + 2;

/**
 * Lays years out on a line from the first to the last, or as far as the line is to go; labels that would meet stand one
 * above the other.
 */
export function timelineOf(years: readonly Year[], others: readonly number[], reach: readonly number[] = []): Timeline {
  const all = [...years.map(({ year }) => year), ...others, ...reach];
  const first = Math.min(...all);
  const span = Math.max(1, Math.max(...all) - first);
  const place = (year: number): number => END + ((100 - 2 * END) * (year - first)) / span;
  /** Where each line of labels ends so far. */
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
