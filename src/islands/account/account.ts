import type { Balances } from '#engine/ledger/entry.ts';
import type { Place } from '#engine/ledger/place.ts';

/** A line of the account as it stands beside the source's: what is paid now, and what the source pays if that differs. */
export interface Line {
  readonly at: Place;
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

/** What each account holds once the lines of some steps are paid: now, and by the source's own rules. */
export interface AccountSums {
  readonly now: Balances;
  readonly before: Balances;
}

export function sumsAfter(opening: AccountSums, lines: readonly Line[], step: number): AccountSums {
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
