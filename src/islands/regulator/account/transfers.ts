/** Somebody hands another some counters at the end of an evening. */
export interface Transfer {
  readonly from: string;
  readonly to: string;
  readonly amount: number;
}

/** Who is owed (positive) or owes (negative) how many counters. */
export interface Balance {
  readonly name: string;
  readonly amount: number;
}

/**
 * Groups whose balances add up to nothing, as many as possible: a group of n settles in n − 1 transfers, so the most groups
 * make the fewest transfers. Tries every subset, which is quick for a table of six and a pool.
 */
function mostGroups(open: readonly Balance[]): readonly (readonly Balance[])[] {
  const [first, ...rest] = open;
  if (!first) return [];
  let best: readonly (readonly Balance[])[] = [open];
  for (let mask = 0; mask < 1 << rest.length; mask++) {
    const group = [first, ...rest.filter((_, i) => (mask >> i) & 1)];
    if (group.length === open.length || group.reduce((sum, { amount }) => sum + amount, 0) !== 0) continue;
    const groups = [group, ...mostGroups(rest.filter((_, i) => !((mask >> i) & 1)))];
    if (groups.length > best.length) best = groups;
  }
  return best;
}

/** Settles one group: the largest debtor pays the largest creditor until nobody owes anything. */
function settleGroup(group: readonly Balance[]): readonly Transfer[] {
  const left = group.map(({ name, amount }) => ({ name, amount }));
  const transfers: Transfer[] = [];
  for (;;) {
    left.sort((a, b) => a.amount - b.amount);
    const [debtor, creditor] = [left[0], left.at(-1)];
    if (!debtor || !creditor || debtor.amount >= 0 || creditor.amount <= 0) return transfers;
    const amount = Math.min(-debtor.amount, creditor.amount);
    transfers.push({ from: debtor.name, to: creditor.name, amount });
    debtor.amount += amount;
    creditor.amount -= amount;
  }
}

/** Fewest transfers after which nobody is owed anything. If the balances do not add up to nothing, the difference stays open. */
export const fewestTransfers = (balances: readonly Balance[]): readonly Transfer[] =>
  mostGroups(balances.filter(({ amount }) => amount !== 0)).flatMap(settleGroup);
