import type { Entry } from '#engine/ledger/entry.ts';
import { printPlace, rankPlace } from '#engine/ledger/place.ts';

/** An entry, and how much the source pays for the same thing. */
export interface Merged {
  readonly entry: Entry;
  readonly amount: number;
  readonly before: number;
}

const nameOf = ({ at, occasion, of, from, to }: Entry): string => [printPlace(at), occasion, of, from, to].join();

/** Both accounts as one, in the order of the deal: what is paid now, each beside its own, then what only the source pays. */
export function mergeEntries(
  now: readonly Entry[],
  source: readonly Entry[],
  seats: readonly string[],
): readonly Merged[] {
  const waiting = new Map<string, Entry[]>();
  for (const entry of source) {
    const name = nameOf(entry);
    const same = waiting.get(name);
    if (same) same.push(entry);
    else waiting.set(name, [entry]);
  }
  const merged = now.map((entry): Merged => ({
    entry,
    amount: entry.amount,
    before: waiting.get(nameOf(entry))?.shift()?.amount ?? 0,
  }));
  const gone = [...waiting.values()].flat().map((entry): Merged => ({ entry, amount: 0, before: entry.amount }));
  if (gone.length === 0) return merged;
  // The sort is stable: within one place, the order in which things are paid.
  return [...merged, ...gone].sort((a, b) => rankPlace(a.entry.at, seats) - rankPlace(b.entry.at, seats));
}
