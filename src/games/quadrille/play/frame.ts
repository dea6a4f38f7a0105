import { type Card, sortedCards } from '#engine/cards/card.ts';
import type { Balances } from '#engine/ledger/sink.ts';
import type { Place } from '#engine/ledger/place.ts';
import type { Bid, Contract } from '../rules/bids.ts';
import type { EndingKind } from './ending.ts';
import { type Seat, type SuitNumber, EMPTY_RECORD, type QuadrilleRecord } from '../record/record.ts';
import { makeRandom, shuffled, type Random } from '#engine/kernel/random.ts';
import type { QuadrilleRules } from '../rules/keys.ts';
import { PACK } from '../rules/ranks.ts';

/** Orders in which ten cards may be dealt, in packets of three and four (the summary of 1728; Parlett after Quanti). */
export const PACKETS = [
  [3, 3, 4],
  [3, 4, 3],
  [4, 3, 3],
] as const;
type Packets = (typeof PACKETS)[number];

/** Deals a pack from its top (its first card), one packet after another in order of play. */
export function dealPack(pack: readonly Card[], packets: Packets = PACKETS[0]): readonly (readonly Card[])[] {
  const hands: Card[][] = [[], [], [], []];
  let next = 0;
  for (const size of packets)
    for (const hand of hands) {
      hand.push(...pack.slice(next, next + size));
      next += size;
    }
  return hands;
}

/** Shuffles the pack and deals it. */
export const randomHands = (random: Random, packets: Packets = PACKETS[0]): readonly (readonly Card[])[] =>
  dealPack(shuffled(PACK, random), packets);

/** Deal from a seed, with the favourite suit if that is drawn; before the first bid. */
export function dealOut(seed: number, rules: QuadrilleRules, pools?: Balances): QuadrilleRecord {
  const random = makeRandom(seed);
  const hands = randomHands(random).map(sortedCards);
  const suit = rules['favourite.suit'];
  const favourite = suit === 'lotForParty' || suit === 'lotEachDeal' ? random(4) : undefined;
  return { ...EMPTY_RECORD, hands, favourite, pools };
}

/** Error for packets that are not allowed: ten cards by threes and fours, in the order the first dealer chose. */
export function whyNotPackets(
  packets: readonly number[],
  first: Packets | undefined,
  rule: 'firstDealer' | 'eachDealer',
): 'deal.packets' | undefined {
  const known = PACKETS.find((order) => order.join() === packets.join());
  if (!known) return 'deal.packets';
  return rule === 'firstDealer' && first && first !== known ? 'deal.packets' : undefined;
}

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
