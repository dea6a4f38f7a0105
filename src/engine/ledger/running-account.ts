import type { Balances, Entry } from './entry.ts';
import type { ExplainSink } from './explain-sink.ts';

/** What each account holds while the entries are gone through, as fresh balances every time something has moved. */
export class RunningAccount {
  /** How many entries have been made. */
  count = 0;
  net: Balances;
  pools: Balances;
  private readonly entries: readonly Entry[];
  private readonly moments: readonly number[];

  constructor({ entries, moments }: ExplainSink, seats: readonly string[], pools: Balances) {
    this.entries = entries;
    this.moments = moments;
    this.net = Object.fromEntries(seats.map((seat) => [seat, 0]));
    this.pools = pools;
  }

  /** Makes every entry up to a moment, that moment included. */
  upTo(moment: number): void {
    const from = this.count;
    while (this.count < this.entries.length && this.moments[this.count]! <= moment) this.count++;
    if (this.count === from) return;
    const net = { ...this.net };
    const pools = { ...this.pools };
    const add = (account: string, amount: number): void => {
      const balances = Object.hasOwn(net, account) ? net : pools;
      balances[account] = (balances[account] ?? 0) + amount;
    };
    for (const entry of this.entries.slice(from, this.count)) {
      add(entry.from, -entry.amount);
      add(entry.to, entry.amount);
    }
    this.net = net;
    this.pools = pools;
  }
}
