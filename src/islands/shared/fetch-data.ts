import { href } from '../../view/href.ts';
import type { PackedBook } from './book.ts';

/** Something the site publishes as JSON beside its pages. */
export async function fetchData<T>(address: string): Promise<T> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} could not be fetched: ${String(response.status)}.`);
  return (await response.json()) as T;
}

/** Every book of a game in full, the oldest first. */
export const fetchBooks = (game: string): Promise<readonly PackedBook[]> =>
  fetchData<readonly PackedBook[]>(href(`/data/${game}-books.json`));
