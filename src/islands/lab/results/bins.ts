/** A histogram of whole amounts: bins of equal width around 0, and what lies beyond them. */
export interface Histogram {
  /** Amounts in a bin. */
  readonly width: number;
  /** Bin → its lowest amount, and how often an amount of it was met. */
  readonly bins: readonly { readonly from: number; readonly times: number }[];
  /** Amounts below the first bin; above the last. */
  readonly below: number;
  readonly above: number;
  /** Amounts counted in all. */
  readonly all: number;
}

/** Widths that a reader can count by. */
const WIDTHS = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000];
const MOST_BINS = 31;
/** Share of the amounts that may lie beyond either end. */
const TAIL = 0.01;

/** Limits between which all but the tails of the amounts lie. */
function limitsOf(counts: ReadonlyMap<number, number>): readonly [low: number, high: number] {
  const inOrder = [...counts].sort(([a], [b]) => a - b);
  const all = inOrder.reduce((sum, [, times]) => sum + times, 0);
  const after = (amounts: typeof inOrder): number => {
    let sum = 0;
    return (amounts.find(([, times]) => (sum += times) > TAIL * all) ?? [0])[0];
  };
  return [after(inOrder), after(inOrder.toReversed())];
}

/** Bins for amounts: the middle one holds 0 in its centre, or at its lower end where it holds an even number of amounts. */
export function binAmounts(counts: ReadonlyMap<number, number>, like?: Histogram): Histogram {
  const [low, high] = limitsOf(counts);
  const reach = Math.max(Math.abs(low), Math.abs(high), 1);
  const width = like?.width ?? WIDTHS.find((one) => 2 * Math.ceil(reach / one) + 1 <= MOST_BINS) ?? WIDTHS.at(-1)!;
  const offset = Math.floor(width / 2);
  const steps = Math.ceil(reach / width);
  const first = like?.bins[0]?.from ?? -steps * width - offset;
  const times = new Array<number>(like?.bins.length ?? 2 * steps + 1).fill(0);
  let below = 0;
  let above = 0;
  let all = 0;
  for (const [amount, often] of counts) {
    all += often;
    const bin = Math.floor((amount - first) / width);
    if (bin < 0) below += often;
    else if (bin >= times.length) above += often;
    else times[bin]! += often;
  }
  return { width, bins: times.map((often, i) => ({ from: first + i * width, times: often })), below, above, all };
}
