import type { Card } from '#engine/cards/card.ts';
import { FIRST_POOL, type Payer } from '#engine/ledger/sink.ts';
import type { Why } from '../play/occasions.ts';
import type { PoolsDraft } from '../play/pools.ts';
import type { Seat } from '../record/record.ts';

/** A payment made for an honour. */
export interface Paid {
  readonly honour: number;
  readonly card: Card | undefined;
  readonly why: Why;
  readonly from: number;
  readonly to: number;
  readonly amount: number;
  /** Whether a remise had been paid by then. */
  readonly wasRemised: boolean;
}

/**
 * What the cards of one deal have paid, so that it can be paid back: settlement never reads back from a sink. One journal
 * serves one settlement after another; nothing in it outlives the call.
 */
export class Journal {
  /** What has not been undone, in order. */
  private standing: Paid[] = [];

  reset(): void {
    if (this.standing.length > 0) this.standing = [];
  }

  note(paid: Paid): void {
    this.standing.push(paid);
  }

  /**
   * Pays the other way, latest first, everything still standing that the test gives a reason for; pools are put back as they
   * were. A pool that another has swept since gives back what it holds and no more. `times` 2 gives it back double (Parlett).
   */
  undo(
    payer: (card: Card | undefined) => Payer,
    pools: PoolsDraft,
    picks: (paid: Paid) => Why | undefined,
    times = 1,
  ): void {
    const kept: Paid[] = [];
    for (const paid of this.standing.toReversed()) {
      const why = picks(paid);
      if (why === undefined) {
        kept.unshift(paid);
        continue;
      }
      const { card, from, to, wasRemised } = paid;
      const whole = paid.amount * times;
      const amount = to < FIRST_POOL ? whole : Math.min(whole, pools.amounts[to - FIRST_POOL] ?? 0);
      if (amount > 0) payer(card).pay(why, to, from, amount);
      if (from >= FIRST_POOL) pools.amounts[from - FIRST_POOL] = (pools.amounts[from - FIRST_POOL] ?? 0) + amount;
      if (to >= FIRST_POOL) pools.amounts[to - FIRST_POOL]! -= amount;
      // Drawing too can have changed it: where the last pool was won, a new one may have been formed at once.
      if (from >= FIRST_POOL || to >= FIRST_POOL) pools.remised = wasRemised;
    }
    this.standing = kept;
  }

  /** Whether the holder of an honour has paid its stake, into a pool or to an espagnolette that forced it, and that still stands. */
  hasPaidStake(honour: number, holder: Seat): boolean {
    return this.standing.some(
      ({ honour: own, from, to, why }) =>
        own === honour && from === holder && (to >= FIRST_POOL || why.occasion === 'stakeTaken'),
    );
  }

  /** The pool an honour drew from, and how much, while that stands; undefined when it drew nothing. */
  drawnBy(honour: number): { readonly pool: number; readonly amount: number } | undefined {
    const drawn = this.standing.find(({ honour: own, from }) => own === honour && from >= FIRST_POOL);
    return drawn && { pool: drawn.from - FIRST_POOL, amount: drawn.amount };
  }
}
