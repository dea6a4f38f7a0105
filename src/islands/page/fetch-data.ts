import { href } from '#view/href.ts';
import type { PackedBook } from '../rules/book.ts';
import { parseBooks } from '../rules/books-file.ts';

/** Something the site publishes as JSON beside its pages. */
export async function fetchData<T>(address: string): Promise<T> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} could not be fetched: ${String(response.status)}.`);
  return (await response.json()) as T;
}

/** Every book of a game in full, the oldest first. */
export const fetchBooks = async (game: string): Promise<readonly PackedBook[]> =>
  parseBooks(await fetchData<unknown>(href(`/data/${game}-books.json`)));
