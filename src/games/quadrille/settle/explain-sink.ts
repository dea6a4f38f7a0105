import { printCard } from '#engine/cards/card.ts';
import type { NonEmpty } from '#engine/kernel/collections.ts';
import type { Entry } from '#engine/ledger/entry.ts';
import { FIRST_POOL, type Sink } from '#engine/ledger/sink.ts';
import { OCCASIONS } from '../record/occasions.ts';
import { printPlace, timeOf } from './places.ts';
import { POOL_NAMES } from '../record/pools.ts';
import { SEATS } from '../record/record.ts';

const account = (n: number): string => (n < FIRST_POOL ? SEATS[n] : POOL_NAMES[n - FIRST_POOL]) ?? '';

/** The slow sink: an entry a person can read for every payment, and when in the deal it was made. */
export class ExplainSink implements Sink {
  readonly entries: Entry[] = [];
  readonly times: number[] = [];

  post(
    place: number,
    occasion: number,
    card: number,
    from: number,
    to: number,
    amount: number,
    keys: readonly string[],
  ): void {
    this.times.push(timeOf(place));
    this.entries.push({
      at: printPlace(place),
      occasion: OCCASIONS[occasion] ?? '',
      ...(card < 0 ? {} : { of: printCard(card) }),
      from: account(from),
      to: account(to),
      amount,
      keys: keys as NonEmpty<string>,
    });
  }
}
