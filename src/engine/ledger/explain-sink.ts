import type { Card } from '../cards/card.ts';
import type { Entry, Balances } from './entry.ts';
import { FIRST_POOL, placeAt, type Payer, type Reason, type Sink } from './sink.ts';

/** Balances of all accounts while stepping through the entries; a new object after every change. */
export class RunningAccount {
  /** Number of entries applied. */
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

  /** Applies every entry up to and including a moment. */
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

/** Names of a game's accounts. */
export interface AccountNames {
  /** Seats in order of play. */
  readonly seats: readonly string[];
  readonly poolName: (pool: number) => string;
}

/** Slow sink: keeps an entry for every payment and the moment of the deal it was made at. */
export class ExplainSink<W extends Reason = Reason> implements Sink<W> {
  readonly entries: Entry<W['occasion'], W['keys'][number]>[] = [];
  /** Moment of each entry. */
  readonly moments: number[] = [];
  private readonly names: AccountNames;

  constructor(names: AccountNames) {
    this.names = names;
  }

  at(moment: number, card?: Card): Payer<W> {
    const of = card === undefined ? {} : { of: card };
    return {
      pay: ({ occasion, keys }, from, to, amount) => {
        const parties = { from: this.account(from), to: this.account(to) };
        this.moments.push(moment);
        this.entries.push({ at: placeAt(moment), occasion, ...of, ...parties, amount, keys });
      },
    };
  }

  private account(account: number): string {
    return account < FIRST_POOL ? (this.names.seats[account] ?? '') : this.names.poolName(account - FIRST_POOL);
  }
}
