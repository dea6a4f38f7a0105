import type { ShownTypes } from '../../replay/model.ts';
import { listed } from '#engine/kernel/collections.ts';
import { type ColumnHead, type CompareModel, nameRow } from '../model/model.ts';
import type { RuleBeside } from '../rows/row.ts';
import { decidingKeys } from '#engine/replay/compare.ts';
import type { ComparedGame } from '../game.ts';
import type { SettledColumn } from '../model/state.ts';

/**
 * For each differing row whose payments' rules do not explain the difference, finds the rules that do, by giving the
 * first column every answer of another column in turn. Takes several hundred settlements; do not call it while rendering.
 */
export function hiddenRules<G extends ShownTypes>(
  { settle }: ComparedGame<G>,
  record: G['record'],
  settled: readonly SettledColumn<G['rules']>[],
  { rows }: CompareModel,
): ReadonlyMap<string, readonly string[]> {
  const unexplained = rows.filter(({ isSame, why }) => !isSame && why.length === 0).map(({ id }) => id);
  const found = new Map<string, readonly string[]>();
  const [first, ...others] = settled;
  if (unexplained.length === 0 || !first) return found;
  const paid = (rules: G['rules']): readonly string[] => {
    const judged = settle(record, rules);
    const entries = judged.ok ? judged.value.entries : [];
    return unexplained.map((row) =>
      entries
        .filter((entry) => nameRow(entry) === row)
        .map(({ from, to, amount }) => `${from}>${to}:${String(amount)}`)
        .join(),
    );
  };
  for (const other of others)
    decidingKeys(first.variation.rules, other.variation.rules, paid).forEach((keys, i) => {
      const row = unexplained[i] ?? '';
      found.set(row, [...new Set([...(found.get(row) ?? []), ...keys])]);
    });
  return found;
}

/** A rule that causes much of the difference, with its answers, each listed once with its columns. */
export interface DifferenceReason {
  readonly rule: RuleBeside;
  readonly answers: readonly { readonly answer: string; readonly labels: readonly string[] }[];
}

/** Reasons why the columns differ, for a paragraph. */
export interface DifferenceReasons {
  readonly differing: number;
  readonly of: number;
  /** Most important rules, largest effect first. */
  readonly main: readonly DifferenceReason[];
}

const MOST_REASONS = 3;

/** Weights each rule by the counters it accounts for: in full as the base of a payment, half if it only contributes. */
export function reasonsOf({ rows }: CompareModel): DifferenceReasons {
  const differing = rows.filter(({ isSame }) => !isSame);
  const weights = new Map<string, { readonly rule: RuleBeside; weight: number }>();
  for (const { cells, why, where } of differing) {
    // Ignores stakes: what players pay into a pool comes out again, and taking it is what distinguishes the books.
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
      for (const { answer, label } of rule.answers) shared.set(answer, [...(shared.get(answer) ?? []), label]);
      return { rule, answers: [...shared].map(([answer, labels]) => ({ answer, labels })) };
    }),
  };
}

/** Notice for a deal that does not reach its end; undefined if it does in every column. */
export function sayBreaksOff(
  columns: readonly Pick<ColumnHead, 'label' | 'isFinished'>[],
  piece = 'deal',
): string | undefined {
  const open = columns.filter(({ isFinished }) => !isFinished).map(({ label }) => label);
  if (open.length === 0) return undefined;
  return open.length === columns.length
    ? `The record stops before the ${piece} is over. The table shows what had been paid by then.`
    : `By the rules of ${listed(open)} the ${piece} is not over where the record stops. There the table shows what had been paid by then.`;
}
