import type { Card } from '#engine/cards/card.ts';
import type { Balances } from '#engine/ledger/sink.ts';
import type { Place } from '#engine/ledger/place.ts';
import type { Bid, Contract } from '../rules/bids.ts';
import type { EndingKind } from './ending.ts';
import type { Seat, SuitNumber } from '../record/record.ts';

/** What just happened, as data; `FrameEvent` is put into words by `sayFrame`. */
export type FrameEvent =
  | { readonly kind: 'ante' }
  | {
      readonly kind: 'bid';
      readonly seat: Seat;
      readonly bid: Bid;
      /** Whether an overcalled bidder speaks again. */
      readonly isSecondBid: boolean;
    }
  | {
      /** Trumps are named and a card is called. */
      readonly kind: 'contract';
      readonly ombre: Seat;
      readonly contract: Contract;
      /** 0 no vole bid, 1 announced, 2 with the hand shown. */
      readonly announced: number;
      /** The seat that named trumps; below, the suit. Undefined if only the black aces are trumps. */
      readonly namedBy: Seat | undefined;
      readonly trump: SuitNumber | undefined;
      readonly favourite: boolean;
      readonly called: Card | undefined;
    }
  | {
      readonly kind: 'exchange';
      readonly ombre: Seat;
      readonly giver: Seat;
      readonly takes: Card;
      readonly gives: Card | undefined;
    }
  | {
      readonly kind: 'play';
      readonly seat: Seat;
      readonly card: Card;
      /** `reneges`: keeps a matador back by its privilege. `revokes`: was bound to follow suit and could have. */
      readonly how: 'leads' | 'follows' | 'trumps' | 'throws' | 'reneges' | 'revokes';
      /** The seat that takes the trick, with its last card. */
      readonly wins: Seat | undefined;
      /** Whether this card reveals the ally, or that there is none. */
      readonly discloses: boolean;
      /** Whether the lead to the seventh trick undertakes the vole; below, what was asked before. */
      readonly undertakes: boolean;
      readonly leave: 'yes' | 'no' | 'unanswered' | undefined;
    }
  | { readonly kind: 'end'; readonly outcome: Outcome };

/** How the deal ended, as needed for its last sentence. */
export interface Outcome {
  readonly kind: EndingKind;
  /** `undefined` if nothing was played. */
  readonly contract: Contract | undefined;
  readonly ombre: Seat | undefined;
  readonly ally: Seat | undefined;
  /** Tricks of the ombre’s side; below, his own. */
  readonly tricks: number;
  readonly ombres: number;
  readonly vole: 'none' | 'made' | 'lost' | 'forfeit';
  readonly premiers: boolean;
  readonly ombrePaysAll: boolean;
  /** Whether leave for the vole was asked and refused. */
  readonly refused: boolean;
}

/** The table after one event. */
export interface Frame {
  /** `ante`, `bid.2`, `contract`, `exchange`, `t5.3`, `end`. */
  readonly at: Place;
  readonly event: FrameEvent;
  /** Cards of each seat, by suit (spades, hearts, diamonds, clubs), each from its highest rank down. */
  readonly hands: readonly (readonly Card[])[];
  /** Open cards: the black aces of a casco, the hand of a vole revealed. They are also in their hand until played. */
  readonly open: readonly Card[];
  /** Cards on the table in order of play; below, who led. A full trick stays until the next lead. */
  readonly trick: readonly Card[];
  readonly leader: Seat;
  /** The seat whose card is winning, once a card has been played. */
  readonly winning: Seat | undefined;
  readonly tricksTaken: readonly number[];
  readonly ombre: Seat | undefined;
  readonly trump: SuitNumber | undefined;
  readonly called: Card | undefined;
  /** The ally that the call makes; the ombre himself if he called a card of his own. */
  readonly ally: Seat | undefined;
  /** Seats that know the ally: none before the call, then the holder of the card, and all once it has been revealed. */
  readonly allyKnownTo: readonly Seat[];
  /** Number of ledger entries made so far. */
  readonly entries: number;
  readonly pools: Balances;
  readonly net: Balances;
}
