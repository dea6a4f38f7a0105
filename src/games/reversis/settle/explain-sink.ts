import { printCard } from '#engine/cards/card.ts';
import type { NonEmpty } from '#engine/kernel/collections.ts';
import type { Entry } from '#engine/ledger/entry.ts';
import { FIRST_POOL, printPlace, type Sink } from '#engine/ledger/sink.ts';
import type { ReversisRules } from '../rules/keys.ts';
import { OCCASIONS } from '../play/occasions.ts';
import { poolName } from '../play/pools.ts';
import { seatNames } from '../record/record.ts';

/** The slow sink: an entry a person can read for every payment, and where in the deal it was made. */
export class ExplainSink implements Sink {
  readonly entries: Entry[] = [];
  readonly places: number[] = [];
  private readonly rules: ReversisRules;
  private readonly seats: readonly string[];

  constructor(rules: ReversisRules, seats: number) {
    this.rules = rules;
    this.seats = seatNames(seats);
  }

  post(
    place: number,
    occasion: number,
    card: number,
    from: number,
    to: number,
    amount: number,
    keys: readonly string[],
  ): void {
    this.places.push(place);
    this.entries.push({
      at: printPlace(place),
      occasion: OCCASIONS[occasion] ?? '',
      ...(card < 0 ? {} : { of: printCard(card) }),
      from: this.account(from),
      to: this.account(to),
      amount,
      keys: keys as NonEmpty<string>,
    });
  }

  private account(account: number): string {
    return account < FIRST_POOL ? (this.seats[account] ?? '') : poolName(this.rules, account - FIRST_POOL);
  }
}
