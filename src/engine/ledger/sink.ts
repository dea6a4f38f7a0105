/**
 * Where settlement posts its payments. Accounts, places, occasions and cards are small integers, so that the same rules
 * settle one explained deal and a hundred thousand unexplained ones; the explaining sink of each game turns them into entries.
 *
 * Accounts: seats from 0, pools from FIRST_POOL. Places: 0 for the ante, `placeOf(trick, card)` in play, END after it.
 */
export interface Sink {
  post(
    place: number,
    occasion: number,
    card: number,
    from: number,
    to: number,
    amount: number,
    keys: readonly string[],
  ): void;
}

export const FIRST_POOL = 8;
export const ANTE = 0;
export const END = 1023;

/** The place of card `position` (from 0) of trick `trick` (from 0). */
export const placeOf = (trick: number, position: number): number => trick * 8 + position + 1;

/** `ante`, `t5.3`, `end`. */
export const printPlace = (place: number): string =>
  place === ANTE
    ? 'ante'
    : place === END
      ? 'end'
      : `t${String(((place - 1) >> 3) + 1)}.${String(((place - 1) & 7) + 1)}`;

/** Keeps the nets and nothing else: the fast sink. */
export class NetSink implements Sink {
  readonly net = new Int32Array(16);
  reset(): void {
    this.net.fill(0);
  }
  post(_place: number, _occasion: number, _card: number, from: number, to: number, amount: number): void {
    this.net[from]! -= amount;
    this.net[to]! += amount;
  }
}
