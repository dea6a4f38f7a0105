import type { KeyTable } from '#engine/rules/key.ts';
import type { RuleSet } from '#engine/rules/rule-set.ts';
import { vary, type Variation } from '#engine/rules/vary.ts';
import type { Changes } from '../../rules/changes.ts';

/** One way to settle the deal: a book, and what the reader has changed in it. */
export interface Column {
  readonly book: string;
  readonly changes: Changes;
}

/** A deal and the columns it is settled in: all that the address says. */
export interface Compared<Rec> {
  readonly record: Rec;
  readonly columns: readonly Column[];
  /** The place in it that is looked at, where the game has one to look at. */
  readonly step?: string | undefined;
}

export const FEWEST = 2;
export const MOST = 6;

/** The rules of a column; a book or a change that is not there cannot have come from a page of ours. */
export function variationOf<R>(
  { keys, ruleSets }: { readonly keys: KeyTable; readonly ruleSets: readonly RuleSet<R>[] },
  { book, changes }: Column,
): Variation<R> {
  const source = ruleSets.find(({ id }) => id === book);
  if (!source) throw new Error(`There is no book ${book}.`);
  const varied = vary(keys, source, changes);
  if (!varied.ok) throw new Error(varied.error.message);
  return varied.value;
}
