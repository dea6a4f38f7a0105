import type { Card } from '#engine/cards/card.ts';
import type { Balances } from '#engine/ledger/sink.ts';
import type { DealInPlay } from '#engine/play/played-game.ts';
import { readContract } from '../play/bidding/contract.ts';
import { cardsHeld, type ContractInPlay } from '../play/play.ts';
import { exchangedHands } from '../play/play-out.ts';
import type { QuadrilleRecord, Seat, SpokenBid, SuitNumber } from '../record/record.ts';
import { CASCO, MEDIATEUR, REVEALED } from '../rules/bids.ts';
import type { QuadrilleRules } from '../rules/keys.ts';
import { BASTO, SPADILLE } from '../rules/ranks.ts';
import { type QuadrilleChoice, tableOf, turn } from './turn.ts';

/** Everything one seat knows of a deal. Seats that do not exist or are not known to it yet are undefined. */
export interface QuadrilleView {
  readonly seat: Seat;
  /** Its cards as dealt; below, as it holds them now. */
  readonly dealt: readonly Card[];
  readonly hand: readonly Card[];
  readonly bids: readonly SpokenBid[];
  readonly favourite: SuitNumber | undefined;
  /** The contract once trumps and call are named; undefined before. */
  readonly contract: number | undefined;
  readonly announced: number;
  readonly ombre: Seat | undefined;
  readonly trump: SuitNumber | undefined;
  readonly call: Card | undefined;
  /** The seat that named trumps, if not the ombre. */
  readonly named: Seat | undefined;
  /** The ombre’s ally if this seat knows him; itself, if it holds the card called. */
  readonly ally: Seat | undefined;
  /** Whether this seat knows that the ombre plays alone: always if no card is called, and the ombre with his own king. */
  readonly alone: boolean;
  /**
   * Médiateur: the seat that gave the king; below, the card he was given for it, if this seat saw it (it is one of the two, or
   * the hand was open).
   */
  readonly giver: Seat | undefined;
  readonly gives: Card | undefined;
  /** Open cards of other seats, played or not: the black aces of a casco, a hand revealed. */
  readonly open: readonly (readonly [Seat, Card])[];
  readonly vole: QuadrilleRecord['vole'];
  readonly plays: readonly (readonly Card[])[];
  /** The pools before the ante, as in the record. */
  readonly pools: Balances | undefined;
  /** Its choices, if it is its turn. */
  readonly legal: readonly QuadrilleChoice[];
}

const NOTHING = {
  contract: undefined,
  announced: 0,
  ombre: undefined,
  ally: undefined,
  alone: false,
  giver: undefined,
  gives: undefined,
  open: [],
} as const;

/** What a seat knows of the two sides and of the cards exchanged. */
function partiesSeenBy(
  record: QuadrilleRecord,
  c: ContractInPlay,
  namedBy: Seat,
  seat: Seat,
  /** Hands after the exchange of a card for the king asked for. */
  exchanged: QuadrilleRecord['hands'] | undefined,
): Pick<QuadrilleView, keyof typeof NOTHING> {
  const hasFallen = record.plays.some((trick) => trick.includes(c.called));
  const isOpen = hasFallen || c.contract === CASCO || namedBy === c.ally || record.vole?.asked === true;
  const knowsAlly = c.ally >= 0 && (isOpen || seat === c.ally);
  const isCalled = c.ally >= 0 || c.ownKing;
  const aces = c.contract === CASCO ? [SPADILLE, BASTO] : [];
  const isRevealed = c.announced === REVEALED;
  const revealed = isRevealed ? ((exchanged ?? record.hands)[c.ombre] ?? []) : [];
  return {
    contract: c.contract,
    announced: c.announced,
    ombre: c.ombre,
    ally: knowsAlly ? c.ally : undefined,
    alone: !isCalled || (c.ownKing && (hasFallen || seat === c.ombre)),
    giver: c.contract === MEDIATEUR && record.gives !== undefined ? c.giver : undefined,
    // If the hand is open, every seat sees which card is given.
    gives: isRevealed || [c.ombre, c.giver].includes(seat) ? record.gives : undefined,
    open: [...new Set([...aces, ...revealed])].map((card) => [c.ombre, card] as const),
  };
}

export function seatView(playing: DealInPlay<QuadrilleRecord>, rules: QuadrilleRules, seat: Seat): QuadrilleView {
  const { record } = playing;
  const dealt = record.hands[seat] ?? [];
  const agreed = readContract(record, rules);
  const known = agreed.ok && agreed.value.contracted.contract >= 0 ? agreed.value : undefined;
  const exchanged = known && exchangedHands(record, known.contracted);
  const hands = exchanged?.ok === true ? exchanged.value : undefined;
  const state = hands && tableOf(record, rules);
  const now = turn(playing, rules);
  return {
    seat,
    dealt,
    hand: state ? cardsHeld(state.hands, seat, state.table) : dealt,
    bids: record.bids,
    favourite: record.favourite,
    trump: record.trump,
    call: record.call,
    named: record.named,
    vole: record.vole,
    plays: record.plays,
    pools: record.pools,
    ...(known ? partiesSeenBy(record, known.contracted, known.namedBy, seat, hands) : NOTHING),
    legal: now?.seat === seat ? now.legal : [],
  };
}
