import { netOf, type Balances, type Entry } from '../ledger/entry.ts';
import type { ExplainSink } from '../ledger/explain-sink.ts';
import type { Departure } from '../ledger/game.ts';
import type { Payer, Sink } from '../ledger/sink.ts';

/** What happened in a deal, ready to be settled again and again: rules of payment cannot change what happened. */
export interface Again<R> {
  readonly seats: readonly string[];
  readonly pay: (under: R, sink: Sink) => unknown;
  /** A sink for whoever wants to know what is paid for. */
  readonly explaining: (under: R) => ExplainSink;
  /** What is done in it against the rules by which it was played through; undefined where it could not have happened. */
  readonly departures: (under: R) => readonly Departure[] | undefined;
}

/** What a deal pays, with reasons, and what each seat has of it. */
export interface Paid {
  readonly entries: readonly Entry[];
  readonly net: Balances;
}

export function explained<R>({ seats, pay, explaining }: Again<R>, under: R): Paid {
  const sink = explaining(under);
  pay(under, sink);
  const { entries } = sink;
  return { entries, net: netOf(seats, entries) };
}

/** Boils all that is paid down to two numbers, so that settlements can be told apart as fast as they are made. */
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

/** All that is paid under these rules, as one word. */
export function digest<R>({ pay }: Again<R>, under: R): string {
  const sink = new Digest();
  pay(under, sink);
  return sink.toString();
}
