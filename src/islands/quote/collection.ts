import { readStored, writeStored } from '../page/stored.ts';

/** Clauses that a reader collects across books, by their ids, in the reader's order. */
export type Collection = readonly string[];

/** Name under which the browser keeps the reader's collection. */
export const COLLECTION = 'quoted-clauses';

/** More would not fit into an address that every browser and mail program takes. */
export const MOST_CLAUSES = 200;

/** `book-1785.quinola.forced` */
const CLAUSE_ID = /^[a-z0-9-]+(?:\.[a-z][A-Za-z0-9]*)+$/;

/** Fragment of an address that holds a collection: `q=book-1785.quinola.forced,book-1850.aces`; empty if there is none. */
export const printCollection = (ids: Collection): string => (ids.length === 0 ? '' : `q=${ids.join(',')}`);

/** A fragment's collection, each clause once, and its parts that are no clause ids; undefined if it is not one. */
export function parseCollection(
  fragment: string,
): { readonly ids: Collection; readonly damaged: readonly string[] } | undefined {
  if (!fragment.startsWith('q=')) return undefined;
  // Some mail programs write a comma in an address as %2C.
  const parts = [...new Set(fragment.slice(2).split(/,|%2C/i).filter(Boolean))];
  return {
    ids: parts.filter((part) => CLAUSE_ID.test(part)).slice(0, MOST_CLAUSES),
    damaged: parts.filter((part) => !CLAUSE_ID.test(part)),
  };
}

/** The collection that this browser keeps; empty if there is none or it cannot be read. */
export const readCollection = (): Collection => parseCollection(readStored(COLLECTION) ?? '')?.ids ?? [];

/** Keeps a collection in this browser; returns whether that worked. */
export const writeCollection = (ids: Collection): boolean => writeStored(COLLECTION, printCollection(ids));

/** The collection with a clause added at its end, or without it. */
export const withClause = (ids: Collection, id: string, isIn: boolean): Collection =>
  isIn ? [...ids.filter((one) => one !== id), id] : ids.filter((one) => one !== id);

/** The collection with one clause moved up (−1) or down (1) by a place. */
export function moveClause(ids: Collection, id: string, by: -1 | 1): Collection {
  const from = ids.indexOf(id);
  const to = from + by;
  if (from < 0 || to < 0 || to >= ids.length) return ids;
  const moved = ids.filter((one) => one !== id);
  return [...moved.slice(0, to), id, ...moved.slice(to)];
}
