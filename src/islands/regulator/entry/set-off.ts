import type { Entry } from '#engine/ledger/entry.ts';

/** What one hands another, or a pool, all in all. */
export interface Handed {
  readonly from: string;
  readonly to: string;
  readonly amount: number;
}

/**
 * What changes hands once everything is set off: between any two accounts one payment at most, one way. Who pays in the
 * order in which they first come.
 */
export function setOff(entries: readonly Entry[]): readonly Handed[] {
  const sums = new Map<string, Handed>();
  for (const { from, to, amount } of entries) {
    const there = sums.get(`${from} ${to}`);
    const back = sums.get(`${to} ${from}`);
    if (back) sums.set(`${to} ${from}`, { ...back, amount: back.amount - amount });
    else sums.set(`${from} ${to}`, { from, to, amount: (there?.amount ?? 0) + amount });
  }
  return [...sums.values()]
    .filter(({ amount }) => amount !== 0)
    .map(({ from, to, amount }) => (amount > 0 ? { from, to, amount } : { from: to, to: from, amount: -amount }));
}
