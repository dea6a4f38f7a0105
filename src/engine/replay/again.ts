import type { Payer, Sink } from '../ledger/sink.ts';

/** What happened in a deal, ready to be settled again and again: rules of payment cannot change what happened. */
export type Again<R> = (under: R, sink: Sink) => unknown;

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
export function digest<R>(again: Again<R>, under: R): string {
  const sink = new Digest();
  again(under, sink);
  return sink.toString();
}
