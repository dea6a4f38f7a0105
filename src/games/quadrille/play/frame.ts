import { type Card, sortedCards, nameCard, KING, QUEEN, rankOf } from '#engine/cards/card.ts';
import type { Balances } from '#engine/ledger/sink.ts';
import { type Place, inPhase } from '#engine/ledger/place.ts';
import { type Bid, type Contract, PASS, printBid } from '../rules/bids.ts';
import { type EndingKind, hasStoppedEarly } from './ending.ts';
import { type Seat, type SuitNumber, EMPTY_RECORD, type QuadrilleRecord, aSeat, theSeat } from '../record/record.ts';
import { makeRandom, shuffled, type Random } from '#engine/kernel/random.ts';
import type { QuadrilleRules, QuadrilleKey } from '../rules/keys.ts';
import { PACK } from '../rules/ranks.ts';
import type { Departure } from '#engine/ledger/game.ts';
import { tricksInWords } from '#engine/wording/sentence.ts';
import type { Facts } from './facts.ts';

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

/** Contract → words within a sentence. */
export const CONTRACT_WORDS = [
  'a forced spadille',
  'an alliance',
  'médiateur',
  'casco',
  'sans prendre',
  'grandissimo',
  'devole',
] as const;

/** Sentence: a bid out of turn. */
export const bidOutOfTurn = (by: Seat, bid: Bid, turn: Seat): string =>
  `${theSeat(by)} ${bid === PASS ? 'passes' : `bids “${printBid(bid)}”`}, but it was ${aSeat(turn)}’s turn to bid.`;

/** Sentence: a contract that does not result from the bids. */
export const otherContract = (holder: Seat, high: Bid, by: Seat, bid: Bid): string =>
  `By the bids ${aSeat(holder)} plays “${printBid(high)}”, but by the record ${aSeat(by)} plays “${printBid(bid)}”.`;

/** How far a player who has bid may bid again, after “because”. */
const RAISES: Readonly<Record<QuadrilleRules['auction.raise'], string>> = {
  toEqual: 'a player who has bid may bid again only to equal a higher bid of a player after him',
  toEqualOrHigher: 'a player who has bid may bid again only to equal or outbid a higher bid',
  never: 'a player who has bid may not bid again',
};

/** Sentence: an illegal bid; `high` is the highest bid before it, and `hasPassed` says whether the player has passed. */
export function bidDeparture(
  key: QuadrilleKey,
  {
    by,
    bid,
    high,
    hasPassed,
  }: { readonly by: Seat; readonly bid: Bid; readonly high: Bid; readonly hasPassed: boolean },
  rules: QuadrilleRules,
): string {
  const made = `${theSeat(by)} bids “${printBid(bid)}”`;
  switch (key) {
    case 'auction.raise':
      return hasPassed
        ? `${made}. This is not allowed, because he has already passed.`
        : `${made}. This is not allowed, because ${RAISES[rules['auction.raise']]}.`;
    case 'auction.order':
      return `${made}, which is not above “${printBid(high === PASS ? bid : high)}”.`;
    case 'casco.aces':
    case 'grandissimo.aces':
      return `${made} without both black aces.`;
    case 'casco.fourKings':
      return `${made} with all four kings in hand, so there is none to call.`;
    case 'mediateur.fourKings':
      return `${made} with all four kings in hand, so there is no card to ask for.`;
    case 'favourite.suit':
      return rules['favourite.suit'] === 'none'
        ? `${made}, but these rules have no favourite suit.`
        : `${made}, but the record does not say which suit was drawn as the favourite.`;
    default:
      return `${made}, which these rules do not have.`;
  }
}

/** Sentence: an illegal call. */
export function callDeparture(key: QuadrilleKey, ombre: Seat, call: Card): string {
  const made = `${theSeat(ombre)} calls the ${nameCard(call)}`;
  switch (key) {
    case 'call.kingOfTrumps':
      return `${made}, but the king of trumps may not be called.`;
    case 'mediateur.kingOfTrumps':
      return `${made}, but the king of trumps may not be asked for.`;
    case 'casco.fourKings':
      return `${made}, but in casco a player calls a king that he does not hold.`;
    case 'mediateur.fourKings':
      return `${theSeat(ombre)} asks for the ${nameCard(call)}, but in médiateur a player asks for a king; or, if these rules allow it and he holds all four kings, for a queen.`;
    case 'auction.mediateur':
      return `${theSeat(ombre)} asks for the ${nameCard(call)}, but holds it himself.`;
    case 'call.own':
      return `${made}, which is in his own hand.`;
    default:
      return rankOf(call) === KING
        ? `${made}, but that card may not be called.`
        : rankOf(call) === QUEEN
          ? `${made}, but only a player with all four kings may call a queen, and in an alliance never the queen of trumps.`
          : `${made}, but a player calls a king; or, if he holds all four kings, a queen.`;
  }
}

/** Departure of play that stopped before the tenth trick, if the rules require all ten. */
export const stopDepartures = (facts: Facts, rules: QuadrilleRules): readonly Departure[] =>
  hasStoppedEarly(facts, rules)
    ? [
        {
          at: inPhase('end'),
          key: 'play.stop',
          message: `The play stopped after ${tricksInWords(facts.played)}, but should have gone on to the tenth.`,
        },
      ]
    : [];
