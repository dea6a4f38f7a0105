import type { Card } from '#engine/cards/card.ts';
import type { Balances } from '#engine/ledger/entry.ts';
import type { Place } from '#engine/ledger/place.ts';
import type { Bid, Contract } from '../rules/bids.ts';
import type { EndingKind } from './ending.ts';
import type { Seat, SuitNumber } from '../record/record.ts';

/** What just happened, in data; `say/frames.ts` makes the sentence. */
export type FrameEvent =
  | { readonly kind: 'ante' }
  | {
      readonly kind: 'bid';
      readonly seat: Seat;
      readonly bid: Bid;
      /** Whether he speaks again, having been overcalled. */
      readonly again: boolean;
    }
  | {
      /** Trumps are named and a card is called. */
      readonly kind: 'contract';
      readonly ombre: Seat;
      readonly contract: Contract;
      /** 0 no vole bid, 1 announced, 2 with the hand shown. */
      readonly announced: number;
      /** Who named trumps, and which; nobody where only the black aces are. */
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
      /** `reneges`: keeps a matador back by its privilege; `revokes`: could have followed, and had to. */
      readonly how: 'leads' | 'follows' | 'trumps' | 'throws' | 'reneges' | 'revokes';
      /** Who takes the trick, with its last card. */
      readonly wins: Seat | undefined;
      /** Whether this card makes known who is the ally, or that there is none. */
      readonly discloses: boolean;
      /** The lead to the seventh trick: whether it undertakes the vole, and what was asked before. */
      readonly undertakes: boolean;
      readonly asked: 'yes' | 'no' | 'unanswered' | undefined;
    }
  | { readonly kind: 'end'; readonly outcome: Outcome };

/** How the deal ended, for the sentence at the end. */
export interface Outcome {
  readonly kind: EndingKind;
  /** `undefined` where nothing was played. */
  readonly contract: Contract | undefined;
  readonly ombre: Seat | undefined;
  readonly ally: Seat | undefined;
  /** The tricks of the ombre’s side, and his own. */
  readonly tricks: number;
  readonly ombres: number;
  readonly vole: 'none' | 'made' | 'lost' | 'forfeit';
  readonly premiers: boolean;
  readonly ombrePaysAll: boolean;
  /** Leave for the vole was asked and refused. */
  readonly refused: boolean;
}

/** The table after one event. */
export interface Frame {
  /** `ante`, `bid.2`, `contract`, `exchange`, `t5.3`, `end`. */
  readonly at: Place;
  readonly event: FrameEvent;
  /** What each seat holds: by suit (spades, hearts, diamonds, clubs), each in the order in which it ranks. */
  readonly hands: readonly (readonly Card[])[];
  /** Cards that lie open: the black aces of a casco, the hand of a vole revealed. They are in a hand too until played. */
  readonly open: readonly Card[];
  /** The cards on the table in order of play, and who led; the full trick stays until the next lead. */
  readonly trick: readonly Card[];
  readonly leader: Seat;
  /** Whose card is winning, once one lies there. */
  readonly winning: Seat | undefined;
  readonly tricksTaken: readonly number[];
  readonly ombre: Seat | undefined;
  readonly trump: SuitNumber | undefined;
  readonly called: Card | undefined;
  /** Whose ally the called card makes; the ombre himself where it is his own. */
  readonly ally: Seat | undefined;
  /** Who knows it: nobody before the call, then its holder, and all once it has shown. */
  readonly knows: readonly Seat[];
  /** How many ledger entries have been made by now. */
  readonly entries: number;
  readonly pools: Balances;
  readonly net: Balances;
}
