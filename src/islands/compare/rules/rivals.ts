/** A book with the year by which it stands among the others. */
export interface Dated {
  readonly id: string;
  readonly sort: number;
}

/** The other books of a game, those first that stand nearest in time to the first of those that are there already; of two as near the older. */
export function rivalsOf<B extends Dated>(books: readonly B[], there: readonly string[]): readonly B[] {
  const own = books.find(({ id }) => id === there[0]);
  const away = ({ sort }: Dated): number => Math.abs(sort - (own?.sort ?? 0));
  return books.filter(({ id }) => !there.includes(id)).toSorted((a, b) => away(a) - away(b));
}

/** Columns with one more, which stands before the first of a later book. */
export function inTime<C extends { readonly book: string }>(
  columns: readonly C[],
  added: C,
  books: readonly Dated[],
): readonly C[] {
  const place = ({ book }: C): number => books.findIndex(({ id }) => id === book);
  const later = columns.findIndex((column) => place(column) > place(added));
  return columns.toSpliced(later === -1 ? columns.length : later, 0, added);
}
