/*
 * Books on a line of years: `timelineOf` for a narrow line of dates alone, `booksLine` for a wide one with the names of the books.
 * Positions are percentages of the width.
 */

/** Position of a year on a line from one year to another, with a margin at each end. */
const placeBetween =
  (first: number, last: number, margin: number) =>
  (year: number): number =>
    margin + ((100 - 2 * margin) * (year - first)) / Math.max(1, last - first);

/** First row in which a label meets none before it; `ends` are the right ends so far of the labels in each row. */
function rowFor(ends: number[], from: number, width: number): number {
  const free = ends.findIndex((end) => end <= from);
  const row = free < 0 ? ends.length : free;
  ends[row] = from + width;
  return row;
}

/** A year with a label on the line. */
interface Year {
  readonly year: number;
  readonly label: string;
}

interface Mark {
  readonly x: number;
  readonly label: string;
  /** Row of the label; 0 is the lowest. */
  readonly level: number;
  /** Whether the label starts, is centred or ends at its year, so that it stays within the picture. */
  readonly anchor: 'start' | 'middle' | 'end';
}

interface Timeline {
  readonly marks: readonly Mark[];
  readonly dots: readonly number[];
  readonly centuries: readonly { readonly x: number; readonly label: string }[];
  /** Number of rows of labels. */
  readonly levels: number;
}

/** Margin at each end, and width of a letter on the narrowest page. */
const NARROW = { margin: 7, letter: 2.9 };
/** Distance from an end within which a label is aligned to that end. */
const NEAR = 16;

/** Lays out years on a line from the first to the last, extended to `reach`; labels that would overlap are stacked. */
export function timelineOf(years: readonly Year[], others: readonly number[], reach: readonly number[] = []): Timeline {
  const all = [...years.map(({ year }) => year), ...others, ...reach];
  const [first, last] = [Math.min(...all), Math.max(...all)];
  const place = placeBetween(first, last, NARROW.margin);
  const ends: number[] = [];
  const marks = years
    .toSorted((a, b) => a.year - b.year)
    .map(({ year, label }): Mark => {
      const x = place(year);
      const anchor = x < NEAR ? 'start' : x > 100 - NEAR ? 'end' : 'middle';
      const width = Math.max(4, label.length) * NARROW.letter + 2;
      const from = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2;
      return { x, label, level: rowFor(ends, from, width), anchor };
    });
  const centuries = [];
  for (let year = Math.ceil(first / 100) * 100; year <= Math.max(last, first + 1); year += 100)
    centuries.push({ x: place(year), label: String(year) });
  return { marks, dots: others.map(place), centuries, levels: ends.length };
}

/** A book on the line of years. */
interface BookOnLine {
  readonly sort: number;
  readonly date: string;
  readonly short: string;
}

/** A book with its position and the row of its label. */
export interface PlacedBook<B> {
  readonly book: B;
  readonly x: number;
  /** Rows of labels: 0 above the line, 1 below it, 2 above row 0, 3 below row 1. */
  readonly row: number;
  /** Whether its label ends at the year instead of beginning there. */
  readonly isEnd: boolean;
}

interface BooksLine<B> {
  readonly books: readonly PlacedBook<B>[];
  /** Every fifty years, with figures where there is room. */
  readonly ticks: readonly { readonly x: number; readonly year: number }[];
  readonly rows: number;
}

/** Margin at each end, and width of a letter and of a figure under the line, on the narrowest wide line (56 rem). */
const WIDE = { margin: 1.5, letter: 0.86 };
const STEP = 50;

/** Name of a book without the year that stands above it: “Almanach 1785” → “Almanach”. */
export const nameOnLine = ({ short }: Pick<BookOnLine, 'short'>): string => short.replace(/ \d{4}$/, '');

/** Places books on a line to scale, their labels in rows above and below it so that no two overlap. */
export function booksLine<B extends BookOnLine>(books: readonly B[]): BooksLine<B> {
  const years = books.map(({ sort }) => sort);
  const first = Math.floor(Math.min(...years) / STEP) * STEP;
  const last = Math.max(first + STEP, ...years);
  const place = placeBetween(first, last, WIDE.margin);
  const ends: number[] = [];
  const placed = books
    .toSorted((a, b) => a.sort - b.sort)
    .map((book): PlacedBook<B> => {
      const x = place(book.sort);
      const width = (Math.max(nameOnLine(book).length, book.date.length) + 2) * WIDE.letter;
      const isEnd = x + width > 100;
      return { book, x, row: rowFor(ends, isEnd ? x - width : x, width), isEnd };
    });
  const ticks = [];
  for (let year = first; year <= last; year += STEP) ticks.push({ x: place(year), year });
  return { books: placed, ticks, rows: ends.length };
}
