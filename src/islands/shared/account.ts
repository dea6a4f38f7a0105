import type { Balances, Entry } from '#engine/ledger/entry.ts';
import { rankPlace } from '#engine/notation/place.ts';

/** A line of the account as it stands beside the source's: what is paid now, and what the source pays if that differs. */
export interface Line {
  readonly at: string;
  /** What for, in words. */
  readonly what: string;
  readonly from: string;
  readonly to: string;
  /** 0 where only the source pays it. */
  readonly amount: number;
  /** What the source's own rules pay, where a change has moved it: 0 for a payment they do not know. */
  readonly before?: number;
  /** The rules behind it, the base first. */
  readonly keys: readonly string[];
  /** The step at which it is paid. */
  readonly step: number;
}

/** An entry, and how much the source pays for the same thing. */
export interface Merged {
  readonly entry: Entry;
  readonly amount: number;
  readonly before: number;
}

const nameOf = ({ at, occasion, of, from, to }: Entry): string => [at, occasion, of, from, to].join();

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

/** What each account holds once the lines of some steps are paid: now, and by the source's own rules. */
export interface Standing {
  readonly now: Balances;
  readonly before: Balances;
}

export function standingAfter(opening: Standing, lines: readonly Line[], step: number): Standing {
  const now: Record<string, number> = { ...opening.now };
  const before: Record<string, number> = { ...opening.before };
  const move = (held: Record<string, number>, { from, to }: Line, amount: number): void => {
    // An account that only one of them knows has no line in the other.
    if (amount === 0) return;
    held[from] = (held[from] ?? 0) - amount;
    held[to] = (held[to] ?? 0) + amount;
  };
  for (const line of lines) {
    if (line.step > step) continue;
    move(now, line, line.amount);
    move(before, line, line.before ?? line.amount);
  }
  return { now, before };
}

/** The steps at which something is paid, in order. */
export const paymentSteps = (lines: readonly Line[]): readonly number[] =>
  [...new Set(lines.map(({ step }) => step))].sort((a, b) => a - b);
