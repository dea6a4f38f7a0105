import { decidingKeys } from '#engine/replay/differences.ts';
import type { ComparedGame } from '../game.ts';
import { nameRow, type CompareModel } from '../model/model.ts';
import type { Settled } from '../model/settled.ts';

/**
 * For each row that differs though no rule behind its payments does: the rules that decide it all the same, found by giving
 * the first column every answer of another, one at a time. Several hundred settlements: not for every repaint.
 */
export function hiddenRules<R extends object, Rec>(
  { settle }: ComparedGame<R, Rec>,
  record: Rec,
  settled: readonly Settled<R>[],
  { rows }: CompareModel,
): ReadonlyMap<string, readonly string[]> {
  const unexplained = rows.filter(({ isSame, why }) => !isSame && why.length === 0).map(({ id }) => id);
  const found = new Map<string, readonly string[]>();
  const [first, ...others] = settled;
  if (unexplained.length === 0 || !first) return found;
  const paid = (rules: R): readonly string[] => {
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
