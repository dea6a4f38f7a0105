import type { Pins } from './pins.ts';

/** The trick as it lies on the table, and who would take it. */
export class Lying {
  winner = 0;
  /** Suit and strength of the best card. */
  suit = 0;
  strength = 0;

  /** Lays a card. */
  lay(card: number, seat: number, position: number, trump: number): void {
    const suit = card >> 4;
    const strength = card & 15;
    if (position > 0 && (suit === this.suit ? strength < this.strength : suit !== trump)) return;
    this.suit = suit;
    this.strength = strength;
    this.winner = seat;
  }

  /** What it depends on who takes these cards, of which the best is known: that it beats the others of its suit. */
  pin(table: Int32Array, first: number, end: number, pins: Pins, turn: number): void {
    for (let i = first; i < end; i++) {
      const card = table[i]!;
      if (card >> 4 === this.suit && (card & 15) !== this.strength) pins.pin(turn, this.suit, this.strength, card & 15);
    }
  }
}
