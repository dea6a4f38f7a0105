import { netOf, type Balances, type Entry } from '../ledger/entry.ts';
import type { Departure } from '../ledger/game.ts';
import type { Payer, Sink, ExplainSink } from '../ledger/sink.ts';

/** A replayed deal that can be settled many times under different rules of payment, which cannot change what happened. */
export interface ReplayedDeal<R> {
  readonly seats: readonly string[];
  readonly pay: (under: R, sink: Sink) => unknown;
  /** Settles with explanations. */
  readonly explaining: (under: R) => ExplainSink;
  /**
   * Departures of the deal from the rules it was replayed under, which the caller passes again; undefined if it could not have
   * happened under them.
   */
  readonly departures: (under: R) => readonly Departure[] | undefined;
}

/** Payments of a deal with their reasons, and the net of each seat. */
export interface DealPayments {
  readonly entries: readonly Entry[];
  readonly net: Balances;
}

export function explained<R>({ seats, pay, explaining }: ReplayedDeal<R>, under: R): DealPayments {
  const sink = explaining(under);
  pay(under, sink);
  const { entries } = sink;
  return { entries, net: netOf(seats, entries) };
}

/** Order-sensitive 64-bit hash of all payments, so that settlements can be compared quickly. */
class Digest implements Sink {
  private a = 0;
  private b = 0;
  at(moment: number, card = -1): Payer {
    return {
      pay: ({ occasion }, from, to, amount) => {
        for (const n of [moment, card, from, to, amount]) this.take(n);
        for (let i = 0; i < occasion.length; i++) this.take(occasion.charCodeAt(i));
      },
    };
  }
  private take(n: number): void {
    this.a = (Math.imul(this.a, 31) + n) | 0;
    this.b = (Math.imul(this.b ^ n, 0x01000193) + 7) | 0;
  }
  toString(): string {
    return `${String(this.a)} ${String(this.b)}`;
  }
}

/** Hash of all payments under these rules, as text. */
export function paymentsHash<R>({ pay }: ReplayedDeal<R>, under: R): string {
  const sink = new Digest();
  pay(under, sink);
  return sink.toString();
}
