/** A payment to be drawn. */
export interface FlowPayment {
  readonly what: string;
  readonly from: string;
  readonly to: string;
  readonly amount: number;
}

/** An account on one side of the picture: all it pays, or all it is paid. Heights are in pixels. */
interface End {
  readonly account: string;
  readonly sum: number;
  /** Height of its name. */
  readonly middle: number;
}

/** Total that one account pays another, as a band of constant width. */
interface Band {
  readonly from: string;
  readonly to: string;
  readonly amount: number;
  /** Upper edge at the payer and at the payee, and width. */
  readonly left: number;
  readonly right: number;
  readonly width: number;
}

interface Flow {
  readonly payers: readonly End[];
  readonly payees: readonly End[];
  readonly bands: readonly Band[];
  readonly height: number;
}

/** Total width of all bands, and minimum height of a name, in pixels. */
const WIDE = 110;
const NAME = 24;
const GAP = 6;

/** Lays out payments as bands, one for each pair of payer and payee, with a width proportional to the sum. */
export function flowOf(payments: readonly FlowPayment[], order: readonly string[]): Flow {
  const paid = payments.filter(({ amount }) => amount > 0);
  const total = paid.reduce((sum, { amount }) => sum + amount, 0);
  const scale = WIDE / Math.max(1, total);
  const accounts = [...new Set([...order, ...paid.flatMap(({ from, to }) => [from, to])])];
  const between = (from: string, to: string): number =>
    paid.filter((each) => each.from === from && each.to === to).reduce((sum, { amount }) => sum + amount, 0);
  const left = stack(accounts, (account) => accounts.reduce((sum, to) => sum + between(account, to), 0), scale);
  const right = stack(accounts, (account) => accounts.reduce((sum, from) => sum + between(from, account), 0), scale);
  /** Height used so far on each side of each account. */
  const used = { left: new Map<string, number>(), right: new Map<string, number>() };
  const edge = (side: 'left' | 'right', ends: readonly End[], account: string, width: number): number => {
    const end = ends.find((each) => each.account === account);
    const before = used[side].get(account) ?? 0;
    used[side].set(account, before + width);
    return (end?.middle ?? 0) - ((end?.sum ?? 0) * scale) / 2 + before;
  };
  const bands = accounts.flatMap((from) =>
    accounts.flatMap((to): Band[] => {
      const amount = between(from, to);
      if (amount === 0) return [];
      const width = amount * scale;
      return [
        {
          from,
          to,
          amount,
          width,
          left: edge('left', left.ends, from, width),
          right: edge('right', right.ends, to, width),
        },
      ];
    }),
  );
  return { payers: left.ends, payees: right.ends, bands, height: Math.max(left.height, right.height) };
}

/** Stacks the accounts of one side from the top, each as high as its sum and at least as high as its name. */
function stack(
  accounts: readonly string[],
  sumOf: (account: string) => number,
  scale: number,
): { readonly ends: readonly End[]; readonly height: number } {
  let height = 0;
  const ends = accounts.flatMap((account): End[] => {
    const sum = sumOf(account);
    if (sum === 0) return [];
    const room = Math.max(NAME, sum * scale);
    const middle = height + room / 2;
    height += room + GAP;
    return [{ account, sum, middle }];
  });
  return { ends, height: Math.max(0, height - GAP) };
}

/** Equal payments for the same thing, by several to one or by one to several. */
export interface PaymentFlow {
  readonly what: string;
  readonly from: readonly string[];
  readonly to: readonly string[];
  /** Amount from each to each. */
  readonly amount: number;
}

/** Payments in order of occurrence, with equal ones joined on one line, first those to the same payee. */
export function paidTogether(payments: readonly FlowPayment[]): readonly PaymentFlow[] {
  const sums = summed(payments);
  const byPayee = joined(sums, 'from', 'to');
  const byPayer = joined(
    byPayee.filter(({ from }) => from.length === 1),
    'to',
    'from',
  );
  const firstOf = ({ what, from, to }: PaymentFlow): number =>
    sums.findIndex((each) => each.what === what && each.from[0] === from[0] && each.to[0] === to[0]);
  return [...byPayee.filter(({ from }) => from.length > 1), ...byPayer].sort((a, b) => firstOf(a) - firstOf(b));
}

/** Sums of what one account pays another for the same thing. */
function summed(payments: readonly FlowPayment[]): readonly PaymentFlow[] {
  const sums = new Map<string, PaymentFlow>();
  for (const { what, from, to, amount } of payments) {
    if (amount === 0) continue;
    const id = JSON.stringify([what, from, to]);
    sums.set(id, { what, from: [from], to: [to], amount: amount + (sums.get(id)?.amount ?? 0) });
  }
  return [...sums.values()];
}

/** Joins lines that differ only in one side. */
function joined(lines: readonly PaymentFlow[], side: 'from' | 'to', kept: 'from' | 'to'): readonly PaymentFlow[] {
  const groups = new Map<string, PaymentFlow>();
  for (const line of lines) {
    const id = JSON.stringify([line.what, line.amount, line[kept]]);
    const group = groups.get(id);
    groups.set(id, group ? { ...group, [side]: [...group[side], ...line[side]] } : line);
  }
  return [...groups.values()];
}
