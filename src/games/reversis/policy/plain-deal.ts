import { suitOf, rankOf, type Card } from '#engine/cards/card.ts';
import { makeRandom, type Random } from '#engine/kernel/random.ts';
import { type Balances, NO_SINK } from '#engine/ledger/sink.ts';
import { dealtRecord, type DealtCards, isAsDealt } from '../play/deal.ts';
import type { Facts } from '../play/facts.ts';
import { legalTrades } from '../play/exchange-rules.ts';
import { advance, handMasks, startDraft, type PlayDraft } from '../play/play.ts';
import { openPools, poolsFrom, type Pools, poolsAtStart } from '../play/pools.ts';
import { type ReversisRecord, type Seat, type Trade, talonCardBefore } from '../record/record.ts';
import type { ReversisRules } from '../rules/keys.ts';
import { chooseCard } from './policy.ts';
import { chooseGift, chooseLayOut, chooseTrade } from './policy-exchange.ts';
import { exchangeOf, type ExchangeResult } from '../play/exchange.ts';

/** A deal played by the policy: its record and the facts to settle. */
export interface PlainDeal {
  readonly record: ReversisRecord;
  readonly facts: Facts;
  /** The pools before the deal. */
  readonly before: Pools;
}

/**
 * Whole deal from a seed, exchanged and played by the policy under the rules. The same seed and rules give the same deal on
 * every machine. `pools` are the pools before the deal, as in a record.
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

/** The cards during the exchange before play. */
export interface CardTable {
  readonly hands: Card[][];
  /** The talon card before each seat that may take one. */
  readonly talon: readonly (Card | undefined)[];
  /** Cards under the pools so far; below, the one of them that each seat has seen. */
  readonly laid: Card[];
  readonly known: (Card | undefined)[];
}

function dealtTable({ hands, talon }: DealtCards, rules: ReversisRules): CardTable {
  const seats = hands.length;
  const isTalon = rules['deal.discard'] === 'talon';
  return {
    hands: hands.map((hand) => hand.slice()),
    talon: hands.map((_, seat) => (isTalon && seat < seats - 1 ? talon[seat] : undefined)),
    // Among five the last talon cards are for no seat.
    laid: isTalon ? talon.slice(seats - 1) : talon.slice(),
    known: hands.map(() => undefined),
  };
}

/** A seat lays out a card and takes the talon card before it; without a card it declines, and the talon card is laid away. */
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

/** Policy's lay-outs from one seat on, as in a record. */
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

/** Trades between the caller and the seat that holds the ace; nothing happens if no seat holds it. */
export function tradeCards(table: CardTable, { by, gives, takes }: Trade): void {
  const other = table.hands.findIndex((hand) => hand.includes(takes));
  if (other < 0 || other === by) return;
  moveCard(table.hands[by]!, gives, table.hands[other]!);
  moveCard(table.hands[other]!, takes, table.hands[by]!);
}

/** Policy's trades from one seat on, after the trades already made. */
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

/** The card each of the four seats gives the seat opposite: the one already chosen, else the policy's. */
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

/** Cards that the seat knows to be in no other hand, while a deal is played out. */
const gone = [0, 0, 0, 0];

/** What each seat has seen: its card under the pools, and the cards played, one mask a suit. */
interface SeatKnowledge {
  readonly see?: (card: Card) => void;
  readonly fallen?: number[];
}

/**
 * Plays a deal to its last card; each seat sees its own hand and the cards played, `fallen` (masks). `known` is the card under
 * the pools that each seat has seen.
 */
export function playPlainly(
  s: PlayDraft,
  known: readonly (Card | undefined)[],
  rules: ReversisRules,
  random: Random,
  { see, fallen = [0, 0, 0, 0] }: SeatKnowledge = {},
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

/** Record of a whole deal from a seed. */
export const dealAnother = (seed: number, rules: ReversisRules, seats: 4 | 5 = 4, pools?: Balances): ReversisRecord =>
  plainDeal(seed, rules, seats, pools).record;

/** Dealt cards of a deal number, as in the whole deal of that number; nothing is exchanged or played. */
export const dealOut = (seed: number, rules: ReversisRules, seats: 4 | 5): ReversisRecord =>
  dealtRecord(rules, seats, makeRandom(seed));

/** Completes a record to the end of the deal; what is already exchanged and played stays. */
export function completeDeal(record: ReversisRecord, rules: ReversisRules, random: Random): ReversisRecord {
  const pools = poolsAtStart(record, rules);
  const ready =
    record.plays.length === 0 && isAsDealt(record, rules) ? completeExchange(record, rules, pools, random) : record;
  const { hands, laid } = exchanged(ready, rules, pools);
  const state = startDraft(handMasks(hands), record.seats, Math.min(...hands.map((hand) => hand.length)), laid);
  const fallen = [0, 0, 0, 0];
  for (const card of ready.plays.flat()) {
    fallen[suitOf(card)]! |= 1 << rankOf(card);
    advance(state, card);
  }
  const known = hands.map((_, seat) => {
    const card = ready.laidOut[seat];
    return rules['exchange.look'] || card !== talonCardBefore(ready, seat) ? card : undefined;
  });
  const plays: Card[][] = ready.plays.map((trick) => [...trick]);
  const see = (card: Card): void => {
    if (state.position === 0) plays.push([]);
    plays.at(-1)?.push(card);
  };
  playPlainly(state, known, rules, random, { see, fallen });
  return { ...ready, plays };
}

/** Exchange of a record; the hands as dealt if the exchange is impossible. */
function exchanged(record: ReversisRecord, rules: ReversisRules, pools: Pools): Pick<ExchangeResult, 'hands' | 'laid'> {
  const done = exchangeOf(record, rules, pools);
  return done.ok ? done.value : { hands: record.hands, laid: [] };
}

/**
 * Completes the exchange: lay-outs after the last seat that laid out, trades after the last that traded, gifts not yet made.
 */
function completeExchange(record: ReversisRecord, rules: ReversisRules, pools: Pools, random: Random): ReversisRecord {
  const { hands, laid } = exchanged({ ...record, opposites: [] }, rules, pools);
  const table = { ...dealtTable({ hands, talon: record.talon }, rules), laid: [...laid] };
  const settled = record.laidOut.findLastIndex((card) => card !== undefined);
  const chosen = layOutPlainly(table, settled + 1, rules, pools, random);
  return {
    ...record,
    laidOut: record.hands.map((_, seat) => (seat <= settled ? record.laidOut[seat] : chosen[seat])),
    trades: tradePlainly(table, record.trades, (record.trades.at(-1)?.by ?? -1) + 1, rules, random),
    opposites: rules['exchange.opposites'] ? givePlainly(table, record.opposites, rules, random) : record.opposites,
  };
}
