import { href } from '../../view/href.ts';
import type { PackedBook } from './book.ts';

/** Something the site publishes as JSON beside its pages. */
export async function fetchData<T>(address: string): Promise<T> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} could not be fetched: ${String(response.status)}.`);
  return (await response.json()) as T;
}

/** Books in full, in the order asked for. */
export const fetchBooks = (ids: readonly string[]): Promise<readonly PackedBook[]> =>
  Promise.all(ids.map((id) => fetchData<PackedBook>(href(`/data/books/${id}.json`))));
