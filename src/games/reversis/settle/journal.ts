import { FIRST_POOL, type Sink } from '#engine/ledger/sink.ts';
import { occasionNumber } from '../play/occasions.ts';
import type { PoolsDraft } from '../play/pools.ts';
import type { Seat } from '../record/record.ts';

const UNDONE = occasionNumber('undone');
const STAKE_TAKEN = occasionNumber('stakeTaken');
const ROOM = 64;

/**
 * What the cards of one deal have paid, so that it can be paid back: settlement never reads back from a sink. One journal
 * serves one settlement after another; nothing in it outlives the call.
 */
export class Journal {
  private readonly card = new Int16Array(ROOM);
  private readonly honour = new Int8Array(ROOM);
  private readonly occasion = new Int8Array(ROOM);
  private readonly from = new Int8Array(ROOM);
  private readonly to = new Int8Array(ROOM);
  private readonly amount = new Int32Array(ROOM);
  private readonly standing = new Uint8Array(ROOM);
  private readonly wasRemised = new Uint8Array(ROOM);
  private size = 0;

  reset(): void {
    this.size = 0;
  }

  note(
    card: number,
    honour: number,
    occasion: number,
    from: number,
    to: number,
    amount: number,
    remised: boolean,
  ): void {
    const i = this.size++;
    this.card[i] = card;
    this.honour[i] = honour;
    this.occasion[i] = occasion;
    this.from[i] = from;
    this.to[i] = to;
    this.amount[i] = amount;
    this.standing[i] = 1;
    this.wasRemised[i] = remised ? 1 : 0;
  }

  /**
   * Posts the other way, latest first, everything still standing that the test gives keys for; pools are put back as they
   * were. A pool that another has swept since gives back what it holds and no more. `times` 2 gives it back double (Parlett).
   */
  undo(
    place: number,
    sink: Sink,
    pools: PoolsDraft,
    occasion: number,
    times: number,
    picks: (honour: number, from: number, to: number, occasion: number) => readonly string[] | undefined,
  ): void {
    for (let i = this.size - 1; i >= 0; i--) {
      const from = this.from[i]!;
      const to = this.to[i]!;
      const keys = this.standing[i] ? picks(this.honour[i]!, from, to, this.occasion[i]!) : undefined;
      if (keys === undefined) continue;
      this.standing[i] = 0;
      const whole = this.amount[i]! * times;
      const amount = to < FIRST_POOL ? whole : Math.min(whole, pools.amounts[to - FIRST_POOL] ?? 0);
      if (amount > 0) sink.post(place, occasion, this.card[i]!, to, from, amount, keys);
      if (from >= FIRST_POOL) pools.amounts[from - FIRST_POOL] = (pools.amounts[from - FIRST_POOL] ?? 0) + amount;
      if (to >= FIRST_POOL) pools.amounts[to - FIRST_POOL]! -= amount;
      // Drawing too can have changed it: where the last pool was won, a new one may have been formed at once.
      if (from >= FIRST_POOL || to >= FIRST_POOL) pools.remised = this.wasRemised[i] === 1;
    }
  }

  /** Whether the holder of an honour has paid its stake, into a pool or to an espagnolette that forced it, and that still stands. */
  hasPaidStake(honour: number, holder: Seat): boolean {
    for (let i = 0; i < this.size; i++)
      if (
        this.standing[i] &&
        this.honour[i] === honour &&
        this.from[i] === holder &&
        (this.to[i]! >= FIRST_POOL || this.occasion[i] === STAKE_TAKEN)
      )
        return true;
    return false;
  }

  /** The pool an honour drew from, and how much, while that stands; the amount is 0 when it drew nothing. */
  drawnBy(honour: number): { readonly pool: number; readonly amount: number } {
    for (let i = 0; i < this.size; i++)
      if (this.standing[i] && this.honour[i] === honour && this.from[i]! >= FIRST_POOL)
        return { pool: this.from[i]! - FIRST_POOL, amount: this.amount[i]! };
    return { pool: -1, amount: 0 };
  }
}

export const UNDOING = UNDONE;
