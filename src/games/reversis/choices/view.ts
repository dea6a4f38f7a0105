import { range } from '#engine/kernel/collections.ts';
import type { Balances } from '#engine/ledger/sink.ts';
import type { Card } from '#engine/cards/card.ts';
import type { DealInPlay } from '#engine/play/played-game.ts';
import { cardsHeld } from '../play/play.ts';
import { talonCardBefore, type ReversisRecord, type Seat, type Trade } from '../record/record.ts';
import type { ReversisRules } from '../rules/keys.ts';
import { shapeOf } from '../rules/shape.ts';
import { type ReversisChoice, haveGiven, tableOf, turn } from './turn.ts';

/** A trade as one seat saw it: only its two seats know the card given. */
export interface TradeView extends Omit<Trade, 'gives'> {
  readonly from: Seat;
  readonly gives: Card | undefined;
}

/** Everything one seat knows of a deal. */
export interface ReversisView {
  readonly seat: Seat;
  readonly seats: 4 | 5;
  readonly tricks: number;
  /** Its cards as dealt; below, as it holds them now. */
  readonly dealt: readonly Card[];
  readonly hand: readonly Card[];
  /** Seat → whether it laid out a card or kept its hand; undefined before its turn, and where no card is laid out. */
  readonly exchanged: readonly ('laidOut' | 'kept' | undefined)[];
  /** The card it laid out; below, the card it took for it, and the talon card it looked at and left. */
  readonly laid: Card | undefined;
  readonly took: Card | undefined;
  readonly looked: Card | undefined;
  /** Number of cards in the talon or laid aside. */
  readonly talon: number;
  readonly trades: readonly TradeView[];
  /** The card it gave the seat opposite; below, the one it was given, once all have given. */
  readonly gave: Card | undefined;
  readonly got: Card | undefined;
  readonly plays: readonly (readonly Card[])[];
  /** The pools before the ante, as in the record. */
  readonly pools: Balances | undefined;
  /** Its choices, if it is its turn. */
  readonly legal: readonly ReversisChoice[];
}

/** Trades so far, each with the seat that held the ace at the time. */
function tradesSeenBy(record: ReversisRecord, seat: Seat): readonly TradeView[] {
  const at = new Map(record.hands.flatMap((hand, holder) => hand.map((card) => [card, holder] as const)));
  return record.trades.map(({ by, gives, takes }) => {
    const from = at.get(takes) ?? -1;
    at.set(takes, by);
    at.set(gives, from);
    return { by, takes, from, gives: [by, from].includes(seat) ? gives : undefined };
  });
}

export function seatView(playing: DealInPlay<ReversisRecord>, rules: ReversisRules, seat: Seat): ReversisView {
  const { record } = playing;
  const { seats, laidOut, plays, pools, talon } = record;
  const state = tableOf(record, rules);
  const before = rules['deal.discard'] === 'talon' ? talonCardBefore(record, seat) : undefined;
  const laid = laidOut[seat];
  const kept = laid !== undefined && laid === before;
  const now = turn(playing, rules);
  return {
    seat,
    seats,
    tricks: shapeOf(rules, seats).tricks,
    dealt: record.hands[seat] ?? [],
    hand: state ? cardsHeld(state.hands, seat) : [],
    exchanged: range(seats).map((other) => {
      const card = laidOut[other];
      if (card === undefined) return undefined;
      return rules['deal.discard'] === 'talon' && card === talonCardBefore(record, other) ? 'kept' : 'laidOut';
    }),
    laid: kept ? undefined : laid,
    took: laid === undefined || kept ? undefined : before,
    looked: kept && rules['exchange.look'] ? before : undefined,
    talon: talon.length,
    trades: tradesSeenBy(record, seat),
    gave: record.opposites[seat],
    got: haveGiven(record) ? record.opposites[(seat + 2) % 4] : undefined,
    plays,
    pools,
    legal: now?.seat === seat ? now.legal : [],
  };
}
