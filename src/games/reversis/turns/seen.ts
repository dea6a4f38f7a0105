import { range } from '#engine/kernel/collections.ts';
import type { Balances } from '#engine/ledger/entry.ts';
import type { Card } from '#engine/cards/card.ts';
import type { Playing } from '#engine/play/played-game.ts';
import { cardsHeld } from '../play/play.ts';
import { talonCardBefore, type ReversisRecord, type Seat, type Trade } from '../record/record.ts';
import type { ReversisRules } from '../rules/keys.ts';
import { shapeOf } from '../rules/shape.ts';
import type { ReversisChoice } from './acts.ts';
import { haveGiven } from './before-play.ts';
import { tableOf } from './card-turn.ts';
import { turn } from './turn.ts';

/** A call for an ace as one seat saw it made: the card given for it only the two know. */
export interface SeenTrade extends Omit<Trade, 'gives'> {
  readonly from: Seat;
  readonly gives: Card | undefined;
}

/** All that one seat knows of a deal. */
export interface ReversisSeen {
  readonly seat: Seat;
  readonly seats: 4 | 5;
  readonly tricks: number;
  /** Its own cards as dealt, and as it now holds them. */
  readonly dealt: readonly Card[];
  readonly hand: readonly Card[];
  /** Seat → what it did with the talon card before it, or with a card of its own; undefined before its turn, and where nothing is laid out. */
  readonly exchanged: readonly ('laidOut' | 'kept' | undefined)[];
  /** What it laid out itself, what it took up for it, and the talon card it looked at and left. */
  readonly laid: Card | undefined;
  readonly took: Card | undefined;
  readonly looked: Card | undefined;
  /** How many cards lay in the talon, or were laid aside. */
  readonly talon: number;
  readonly trades: readonly SeenTrade[];
  /** What it gave the seat opposite, and what it got once all had given. */
  readonly gave: Card | undefined;
  readonly got: Card | undefined;
  readonly plays: readonly (readonly Card[])[];
  /** What lay in the pools before the ante, as the record has it. */
  readonly pools: Balances | undefined;
  /** What it may do, where it is its turn. */
  readonly legal: readonly ReversisChoice[];
}

/** The seat each card traded for came from: whoever held it then. */
function tradesSeenBy(record: ReversisRecord, seat: Seat): readonly SeenTrade[] {
  const at = new Map(record.hands.flatMap((hand, holder) => hand.map((card) => [card, holder] as const)));
  return record.trades.map(({ by, gives, takes }) => {
    const from = at.get(takes) ?? -1;
    at.set(takes, by);
    at.set(gives, from);
    return { by, takes, from, gives: [by, from].includes(seat) ? gives : undefined };
  });
}

export function seen(playing: Playing<ReversisRecord>, rules: ReversisRules, seat: Seat): ReversisSeen {
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
