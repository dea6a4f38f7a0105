import type { NonEmpty } from '#engine/kernel/collections.ts';
import type { Entry } from '#engine/ledger/entry.ts';
import { printPlace, type Sink } from '#engine/ledger/sink.ts';
import { PLAYERS } from '#engine/tables/position.ts';
import { OCCASIONS } from './occasions.ts';

/** The slow sink: an entry a person can read for every payment. */
export class ExplainSink implements Sink {
  readonly entries: Entry[] = [];

  post(
    place: number,
    occasion: number,
    _card: number,
    from: number,
    to: number,
    amount: number,
    keys: readonly string[],
  ): void {
    this.entries.push({
      at: printPlace(place),
      occasion: OCCASIONS[occasion] ?? '',
      from: PLAYERS[from] ?? '',
      to: PLAYERS[to] ?? '',
      amount,
      keys: keys as NonEmpty<string>,
    });
  }
}
