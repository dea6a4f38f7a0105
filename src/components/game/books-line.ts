/** A book on the line of years. */
interface DatedBook {
  readonly sort: number;
  readonly date: string;
  readonly short: string;
}

/** Position of a book: horizontal in percent of the width, and the row of its label. */
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

/** Margin at each end, width of a letter and of a figure under the line, in percent of the narrowest line (56 rem). */
const END = 1.5;
const LETTER = 0.86;
const STEP = 50;

/** Name of a book without the year that stands above it: “Almanach 1785” → “Almanach”. */
export const nameOnLine = ({ short }: Pick<DatedBook, 'short'>): string => short.replace(/ \d{4}$/, '');

/** Places books on a line to scale, their labels in rows above and below it so that no two overlap. */
export function booksLine<B extends DatedBook>(books: readonly B[]): BooksLine<B> {
  const years = books.map(({ sort }) => sort);
  const first = Math.floor(Math.min(...years) / STEP) * STEP;
  const last = Math.max(first + STEP, ...years);
  const place = (year: number): number => END + ((100 - 2 * END) * (year - first)) / (last - first);
  /** Right end so far of each row. */
  const ends: number[] = [];
  const placed = books
    .toSorted((a, b) => a.sort - b.sort)
    .map((book): PlacedBook<B> => {
      const x = place(book.sort);
      const width = (Math.max(nameOnLine(book).length, book.date.length) + 2) * LETTER;
      const isEnd = x + width > 100;
      const from = isEnd ? x - width : x;
      const free = ends.findIndex((end) => end <= from);
      const row = free < 0 ? ends.length : free;
      ends[row] = from + width;
      return { book, x, row, isEnd };
    });
  const ticks = [];
  for (let year = first; year <= last; year += STEP) ticks.push({ x: place(year), year });
  return { books: placed, ticks, rows: ends.length };
}
