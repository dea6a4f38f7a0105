import type { Card } from '../cards/card.ts';
import type { Entry } from './entry.ts';
import { FIRST_POOL, placeAt, type Payer, type Reason, type Sink } from './sink.ts';

/** What a game calls its accounts. */
export interface AccountNames {
  /** Seats in order of play. */
  readonly seats: readonly string[];
  readonly poolName: (pool: number) => string;
}

/** The slow sink: an entry for every payment, and when in the deal it was made. */
export class ExplainSink<W extends Reason = Reason> implements Sink<W> {
  readonly entries: Entry<W['occasion'], W['keys'][number]>[] = [];
  /** Of each entry. */
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
