import { listed } from '#engine/kernel/collections.ts';
import type { ColumnHead, CompareModel } from '../model/model.ts';
import type { RuleBeside } from '../rows/row.ts';

/** A rule on which much of the difference hangs, and its answers said once for all columns that share them. */
export interface Reason {
  readonly rule: RuleBeside;
  readonly answers: readonly { readonly says: string; readonly labels: readonly string[] }[];
}

/** Why the columns differ, as far as a paragraph can say it. */
export interface Reasons {
  readonly differing: number;
  readonly of: number;
  /** The rules that move most, the first most of all. */
  readonly main: readonly Reason[];
}

const MOST_REASONS = 3;

/** Weighs each rule by the counters it sets apart: wholly where it is the base of a payment, half where it only bears on one. */
export function reasonsOf({ rows }: CompareModel): Reasons {
  const differing = rows.filter(({ isSame }) => !isSame);
  const weights = new Map<string, { readonly rule: RuleBeside; weight: number }>();
  for (const { cells, why, where } of differing) {
    // What the players put into a pool comes out of it again: drawing it is what tells books apart.
    if (where === 'ante') continue;
    const totals = cells.map((cell) => cell?.total ?? 0);
    const apart = Math.max(1, Math.max(...totals) - Math.min(...totals));
    why.forEach((rule, i) => {
      const weighed = weights.get(rule.key) ?? { rule, weight: 0 };
      weights.set(rule.key, weighed);
      weighed.weight += i === 0 ? apart : apart / 2;
    });
  }
  const main = [...weights.values()].sort((a, b) => b.weight - a.weight).slice(0, MOST_REASONS);
  return {
    differing: differing.length,
    of: rows.length,
    main: main.map(({ rule }) => {
      const shared = new Map<string, string[]>();
      for (const { says, label } of rule.answers) shared.set(says, [...(shared.get(says) ?? []), label]);
      return { rule, answers: [...shared].map(([says, labels]) => ({ says, labels })) };
    }),
  };
}

/** What is to be said above the table of a deal that is not told to its end; nothing where every column sees the end. */
export function sayBreaksOff(
  columns: readonly Pick<ColumnHead, 'label' | 'isFinished'>[],
  piece = 'deal',
): string | undefined {
  const open = columns.filter(({ isFinished }) => !isFinished).map(({ label }) => label);
  if (open.length === 0) return undefined;
  return open.length === columns.length
    ? `The record stops before the ${piece} is over. What stands here is what had been paid by then.`
    : `By the rules of ${listed(open)} the ${piece} is not over where the record stops. What stands there is what had been paid by then.`;
}
