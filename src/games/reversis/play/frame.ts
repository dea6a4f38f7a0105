import type { Card } from '#engine/cards/card.ts';
import type { Balances } from '#engine/ledger/sink.ts';
import type { Place } from '#engine/ledger/place.ts';
import type { Seat } from '../record/record.ts';

/** What just happened, as data; `FrameEvent` is put into words by `sayFrame`. */
export type FrameEvent =
  | { readonly kind: 'ante' }
  | {
      readonly kind: 'exchange';
      readonly seat: Seat;
      readonly laid: Card | undefined;
      readonly took: Card | undefined;
      readonly looked: Card | undefined;
    }
  | { readonly kind: 'trade'; readonly seat: Seat; readonly from: Seat; readonly gives: Card; readonly takes: Card }
  | { readonly kind: 'opposites'; readonly gives: readonly (Card | undefined)[] }
  | {
      readonly kind: 'play';
      readonly seat: Seat;
      readonly card: Card;
      readonly how: 'leads' | 'follows' | 'throws' | 'renounces';
      readonly wins: Seat | undefined;
    }
  | { readonly kind: 'thrownDown'; readonly seat: Seat }
  | { readonly kind: 'end'; readonly outcome: Outcome };

/** How the deal ended, as needed for its last sentence. */
export interface Outcome {
  readonly kind: 'partie' | 'reversisMade' | 'reversisBroken' | 'unfinished';
  readonly winner: Seat | undefined;
  readonly loser: Seat | undefined;
  /** The player of the reversis; below, the seat that broke it. */
  readonly maker: Seat | undefined;
  readonly breaker: Seat | undefined;
  /** The seat that played four aces or the espagnolette; below, whether it took no trick. */
  readonly espagnolette: Seat | undefined;
  readonly kept: boolean;
  readonly points: readonly number[];
  /** Points of the cards laid out. */
  readonly laidOut: number;
}

/** The table after one event. */
export interface Frame {
  /** `ante`, `exchange.first`, `trade.1`, `opposites`, `t5.3`, `thrown`, `end`. */
  readonly at: Place;
  readonly event: FrameEvent;
  /** Cards of each seat, by suit (spades, hearts, diamonds, clubs), then from the ace down. */
  readonly hands: readonly (readonly Card[])[];
  /** Cards on the table in order of play; below, who led. A full trick stays until the next lead. */
  readonly trick: readonly Card[];
  readonly leader: Seat;
  /** The seat whose card is winning, once a card has been played. */
  readonly winning: Seat | undefined;
  readonly tricksTaken: readonly number[];
  readonly points: readonly number[];
  /** Number of ledger entries made so far; the payments for a trick come with its last card. */
  readonly entries: number;
  readonly pools: Balances;
  readonly net: Balances;
}
