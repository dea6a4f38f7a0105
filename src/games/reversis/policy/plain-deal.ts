import { suitOf, rankOf, type Card } from '#engine/cards/card.ts';
import { makeRandom, type Random } from '#engine/kernel/random.ts';
import type { Balances } from '#engine/ledger/entry.ts';
import { NO_SINK } from '#engine/ledger/sink.ts';
import { dealtRecord, type Dealt } from '../play/before/deal.ts';
import type { Facts } from '../play/facts.ts';
import { legalTrades } from '../play/before/exchange-rules.ts';
import { advance, handMasks, startDraft, type PlayDraft } from '../play/play.ts';
import { openPools, poolsFrom, type Pools } from '../play/pools.ts';
import type { ReversisRecord, Seat, Trade } from '../record/record.ts';
import type { ReversisRules } from '../rules/keys.ts';
import { chooseCard } from './policy.ts';
import { chooseGift, chooseLayOut, chooseTrade } from './policy-exchange.ts';

/** A deal that the policy has played, as it is recorded and as it is settled. */
export interface PlainDeal {
  readonly record: ReversisRecord;
  readonly facts: Facts;
  /** What lay in the pools before the deal. */
  readonly before: Pools;
}

/**
 * A whole deal from a seed: shuffled, exchanged and played out by the policy under the rules. The same seed and rules make
 * the same deal everywhere. `pools` is what lay there before the deal, as in a record.
 */
export function plainDeal(seed: number, rules: ReversisRules, seats: 4 | 5 = 4, pools?: Balances): PlainDeal {
  const random = makeRandom(seed);
  const before = poolsFrom(rules, pools);
  const dealt = dealtRecord(rules, seats, random, pools);
  const table = dealtTable(dealt, rules);
  const laidOut = layOutPlainly(table, 0, rules, openPools(rules, before, seats, NO_SINK), random);
  const trades = tradePlainly(table, [], 0, rules, random);
  const opposites = givePlainly(table, [], rules, random);
  const state = startDraft(
    handMasks(table.hands),
    seats,
    Math.min(...table.hands.map((hand) => hand.length)),
    table.laid,
  );
  const plays: Card[][] = [];
  const see = (card: Card): void => {
    if (state.position === 0) plays.push([]);
    plays[plays.length - 1]!.push(card);
  };
  playPlainly(state, table.known, rules, random, { see });
  return { record: { ...dealt, laidOut, trades, opposites, plays }, facts: state.facts, before };
}

/** The cards before play, while they change hands. */
export interface CardTable {
  readonly hands: Card[][];
  /** The card of the talon that lies before each seat which may take one. */
  readonly talon: readonly (Card | undefined)[];
  /** All that lies under the pools by now, and the one of them that each seat has seen. */
  readonly laid: Card[];
  readonly known: (Card | undefined)[];
}

export function dealtTable({ hands, talon }: Dealt, rules: ReversisRules): CardTable {
  const seats = hands.length;
  const isTalon = rules['deal.discard'] === 'talon';
  return {
    hands: hands.map((hand) => hand.slice()),
    talon: hands.map((_, seat) => (isTalon && seat < seats - 1 ? talon[seat] : undefined)),
    // Among five two or more are left that nobody may take.
    laid: isTalon ? talon.slice(seats - 1) : talon.slice(),
    known: hands.map(() => undefined),
  };
}

/** A seat lays out a card, taking the one before it; without a card it declines, and that one is laid away. */
export function layOutCard(table: CardTable, seat: Seat, card: Card | undefined, rules: ReversisRules): void {
  const before = table.talon[seat];
  if (card !== undefined) {
    moveCard(table.hands[seat]!, card, table.laid);
    if (before !== undefined) table.hands[seat]!.push(before);
    table.known[seat] = card;
  } else if (before !== undefined) {
    table.laid.push(before);
    table.known[seat] = rules['exchange.look'] ? before : undefined;
  }
}

const moveCard = (from: Card[], card: Card, to: Card[]): void => {
  from.splice(from.indexOf(card), 1);
  to.push(card);
};

/** What the seats from one on lay out by the policy, as a record has it. */
export function layOutPlainly(
  table: CardTable,
  from: Seat,
  rules: ReversisRules,
  pools: Pools,
  random: Random,
): readonly (Card | undefined)[] {
  const discard = rules['deal.discard'];
  const lays = discard === 'talon' || discard === 'each';
  return table.hands.map((hand, seat) => {
    if (!lays || seat < from) return undefined;
    const before = table.talon[seat];
    const card = chooseLayOut(hand, rules, pools, before !== undefined, random);
    layOutCard(table, seat, card, rules);
    return card ?? before;
  });
}

/** A trade between the caller and whoever holds the ace; a call that nobody can meet falls. */
export function tradeCards(table: CardTable, { by, gives, takes }: Trade): void {
  const other = table.hands.findIndex((hand) => hand.includes(takes));
  if (other < 0 || other === by) return;
  moveCard(table.hands[by]!, gives, table.hands[other]!);
  moveCard(table.hands[other]!, takes, table.hands[by]!);
}

/** The trades that the seats from one on make by the policy, after those already made. */
export function tradePlainly(
  table: CardTable,
  before: readonly Trade[],
  from: Seat,
  rules: ReversisRules,
  random: Random,
): readonly Trade[] {
  const trades = before.slice();
  if (!rules['trade.aces']) return trades;
  for (let seat = from; seat < table.hands.length; seat++) {
    const trade = chooseTrade(table.hands[seat]!, legalTrades(rules, table.hands, trades, seat), random);
    if (!trade) continue;
    trades.push(trade);
    tradeCards(table, trade);
  }
  return trades;
}

/** What all four give the seats opposite: what is chosen already, else by the policy. */
export function givePlainly(
  table: CardTable,
  chosen: readonly (Card | undefined)[],
  rules: ReversisRules,
  random: Random,
): readonly Card[] {
  const { hands } = table;
  if (!rules['exchange.opposites'] || hands.length !== 4) return [];
  const gives = hands.map((hand, seat) => chosen[seat] ?? chooseGift(hand, rules, random));
  for (const [seat, card] of gives.entries()) moveCard(hands[seat]!, card, hands[(seat + 2) % 4]!);
  return gives;
}

/** What a seat knows to be in no other hand, while a deal is played out. */
const gone = [0, 0, 0, 0];

/** Who sees each card before it is played, and the cards that had fallen, a mask a suit. */
interface Watching {
  readonly see?: (card: Card) => void;
  readonly fallen?: number[];
}

/**
 * Plays a deal to its last card, each seat seeing its own hand and what has fallen, as masks in `fallen`; `known` is the card
 * under the pools that each seat has seen.
 */
export function playPlainly(
  s: PlayDraft,
  known: readonly (Card | undefined)[],
  rules: ReversisRules,
  random: Random,
  { see, fallen = [0, 0, 0, 0] }: Watching = {},
): void {
  while (s.facts.played < s.facts.tricks) {
    for (let suit = 0; suit < 4; suit++) gone[suit] = fallen[suit]!;
    const own = known[s.toPlay];
    if (own !== undefined) gone[suitOf(own)]! |= 1 << rankOf(own);
    const card = chooseCard(s, gone, rules, random);
    see?.(card);
    fallen[suitOf(card)]! |= 1 << rankOf(card);
    advance(s, card);
  }
}

/** A whole deal from a seed, as it is recorded. */
export const dealAnother = (seed: number, rules: ReversisRules, seats: 4 | 5 = 4, pools?: Balances): ReversisRecord =>
  plainDeal(seed, rules, seats, pools).record;
