import { ACE, HEARTS, JACK, makeCard, QUEEN, rankOf, suitOf, type Card } from '#engine/cards/card.ts';
import { keysOf, range } from '#engine/kernel/collections.ts';
import type { Random } from '#engine/kernel/random.ts';
import { type Balances, NO_SINK } from '#engine/ledger/sink.ts';
import type { RuleValue } from '#engine/rules/key.ts';
import { type RuleSet, valuesOf } from '#engine/rules/rule-set.ts';
import { randomDeal, type DealtCards } from '#games/reversis/play/deal.ts';
import { legalLayOuts, legalTrades, mustExchange } from '#games/reversis/play/exchange-rules.ts';
import { exchangeOf } from '#games/reversis/play/exchange.ts';
import { REVERSIS_KEYS, type ReversisKey, type ReversisRules } from '#games/reversis/rules/keys.ts';
import { advance, handMasks, legalCards, startDraft, type PlayState } from '#games/reversis/play/play.ts';
import { openPools, poolBalances, poolsFrom, type Pools } from '#games/reversis/play/pools.ts';
import type { ReversisRecord, Seat, Trade } from '#games/reversis/record/record.ts';

const pick = <T>(among: readonly T[], random: Random): T => among[random(among.length)]!;

/** Values of a rule set with up to `most` changed to other suggested ones. */
export function randomRules(source: RuleSet<ReversisRules>, most: number, random: Random): ReversisRules {
  const rules: Record<string, RuleValue> = { ...valuesOf(source) };
  const keys = keysOf(REVERSIS_KEYS);
  for (let changes = random(most + 1); changes > 0; changes--) {
    const key = pick(keys, random);
    rules[key] = pick<RuleValue>(REVERSIS_KEYS[key].values, random);
  }
  return rules as unknown as ReversisRules;
}

/**
 * How a deal is stacked, so that rare endings occur: not at all; a hand of high cards (or with small hearts for the end);
 * one of aces and Quinolas; both.
 */
const STACKINGS = ['none', 'none', 'none', 'high', 'smallHearts', 'aces', 'both'] as const;
type Stacking = (typeof STACKINGS)[number];

/** Swaps as many wanted cards as fit into one seat's hand. */
function stack({ hands, talon }: DealtCards, seat: Seat, wanted: readonly Card[]): DealtCards {
  const owner = hands.map((hand) => [...hand]);
  const own = owner[seat]!;
  for (const card of wanted) {
    const given = own.findIndex((other) => !wanted.includes(other));
    const from = owner.findIndex((hand) => hand.includes(card));
    if (given < 0 || from < 0 || from === seat) continue;
    owner[from]![owner[from]!.indexOf(card)] = own[given]!;
    own[given] = card;
  }
  return { hands: owner, talon };
}

const QUINOLA = makeCard(HEARTS, JACK);
const HIGH = [QUINOLA, ...range(52).filter((card) => rankOf(card) >= QUEEN)];
const NO_ACES = range(52).filter((card) => rankOf(card) < ACE && rankOf(card) >= 7 && card !== QUINOLA);
const SMALL_HEARTS = [
  ...range(52).filter((card) => rankOf(card) > QUEEN && suitOf(card) !== HEARTS),
  ...range(52).filter((card) => rankOf(card) > 6 && suitOf(card) === 0),
  makeCard(HEARTS, 0),
  makeCard(HEARTS, 1),
];
const ACES = [...range(4).map((suit) => makeCard(suit, ACE)), QUINOLA, makeCard(HEARTS, QUEEN)];

function stacked(dealt: DealtCards, stacking: Stacking, seat: Seat, seats: number): DealtCards {
  switch (stacking) {
    case 'none':
      return dealt;
    case 'high':
      return stack(dealt, seat, HIGH);
    case 'smallHearts':
      return stack(dealt, seat, SMALL_HEARTS);
    case 'aces':
      return stack(dealt, seat, ACES);
    case 'both':
      return stack(stack(dealt, (seat + 1) % seats, ACES), seat, NO_ACES);
  }
}

/** Chooses a card: sometimes at random, else to suit the stacking. */
function choose(stacking: Stacking, strong: boolean, state: PlayState, legal: readonly Card[], random: Random): Card {
  if (stacking === 'none' || stacking === 'aces' || random(20) === 0) return pick(legal, random);
  if (strong) {
    if (state.trick === 0 && legal.includes(QUINOLA)) return QUINOLA;
    return legal.reduce((a, b) => (rankOf(b) > rankOf(a) ? b : a));
  }
  // The other players avoid tricks: low cards, and hearts last.
  const low = legal.filter((card) => suitOf(card) !== state.suitLed);
  const free = stacking === 'smallHearts' ? low.filter((card) => suitOf(card) !== HEARTS) : low;
  return pick(free.length > 0 ? free : legal, random);
}

/** Random pools of the kind the rules have, often their opening content. */
function randomPools(rules: ReversisRules, random: Random): Balances | undefined {
  if (random(3) === 0) return undefined;
  const amounts = range(rules['pool.structure'] === 'queue' ? 1 + random(3) : 2).map(() => random(130));
  const count = rules['pool.structure'] === 'one' ? 1 : amounts.length;
  const pools: Pools = { amounts: amounts.slice(0, count), remised: random(2) === 0 };
  return poolBalances(rules, pools);
}

/** A random legal deal with its exchange; some are broken off, some thrown down, some stacked. */
export function randomRecord(rules: ReversisRules, random: Random): ReversisRecord {
  const seats = rules['players.five'] && random(3) === 0 ? 5 : 4;
  const pools = randomPools(rules, random);
  const opened = openPools(rules, poolsFrom(rules, pools), seats, NO_SINK);
  const stacking = pick(STACKINGS, random);
  const strong = random(seats);
  const dealt = stacked(randomDeal(rules, seats, random), stacking, strong, seats);
  const laidOut = dealt.hands.map((hand, seat) => layOut(rules, opened, dealt, hand, seat, random));
  const blank: ReversisRecord = {
    ...dealt,
    seats,
    laidOut,
    trades: [],
    opposites: [],
    plays: [],
    pools,
    claimed: random(4) > 0,
    thrownBy: undefined,
  };
  const trades = randomTrades(blank, rules, opened, random);
  const traded = { ...blank, trades };
  const opposites =
    rules['exchange.opposites'] && seats === 4 ? handsOf(traded, rules, opened).map((hand) => pick(hand, random)) : [];
  const ready = { ...traded, opposites };
  const exchanged = exchangeOf(ready, rules, opened);
  if (!exchanged.ok) throw new Error(exchanged.error.message);
  const { hands, laid } = exchanged.value;
  const tricks = Math.min(...hands.map((hand) => hand.length));
  const state = startDraft(handMasks(hands), seats, tricks, laid);
  const stopAfter = random(12) === 0 ? random(tricks * seats) : tricks * seats;
  const plays: Card[][] = [];
  for (let n = 0; n < stopAfter; n++) {
    if (n % seats === 0) plays.push([]);
    const card = choose(stacking, state.toPlay === strong, state, legalCards(state, rules), random);
    plays[plays.length - 1]!.push(card);
    advance(state, card);
  }
  const thrownBy = stopAfter < tricks * seats && random(2) === 0 ? random(seats) : undefined;
  return { ...ready, plays, thrownBy };
}

function handsOf(record: ReversisRecord, rules: ReversisRules, pools: Pools): readonly (readonly Card[])[] {
  const exchanged = exchangeOf({ ...record, opposites: [] }, rules, pools);
  if (!exchanged.ok) throw new Error(exchanged.error.message);
  return exchanged.value.hands;
}

function layOut(
  rules: ReversisRules,
  pools: Pools,
  { hands, talon }: DealtCards,
  hand: readonly Card[],
  seat: Seat,
  random: Random,
): Card | undefined {
  const discard = rules['deal.discard'];
  if (discard === 'none' || discard === 'aside') return undefined;
  const before = discard === 'talon' && seat < hands.length - 1 ? talon[seat] : undefined;
  if (before !== undefined && !mustExchange(rules, pools) && random(3) === 0) return before;
  return pick(legalLayOuts(rules, pools, hand), random);
}

function randomTrades(record: ReversisRecord, rules: ReversisRules, pools: Pools, random: Random): readonly Trade[] {
  const trades: Trade[] = [];
  for (let by = 0; by < record.seats; by++) {
    const open = legalTrades(rules, handsOf({ ...record, trades }, rules, pools), trades, by);
    if (open.length > 0 && random(2) === 0) trades.push(pick(open, random));
  }
  return trades;
}

/** The same deal with two suits swapped. */
export function swapSuits(record: ReversisRecord, one: number, other: number): ReversisRecord {
  const swap = (card: Card): Card => {
    const suit = Math.floor(card / 13);
    return suit === one ? makeCard(other, rankOf(card)) : suit === other ? makeCard(one, rankOf(card)) : card;
  };
  const maybe = (card: Card | undefined): Card | undefined => (card === undefined ? undefined : swap(card));
  return {
    ...record,
    hands: record.hands.map((hand) => hand.map(swap)),
    talon: record.talon.map(swap),
    laidOut: record.laidOut.map(maybe),
    trades: record.trades.map(({ by, gives, takes }) => ({ by, gives: swap(gives), takes: swap(takes) })),
    opposites: record.opposites.map(maybe),
    plays: record.plays.map((trick) => trick.map(swap)),
  };
}

export const isKey = (key: string): key is ReversisKey => Object.hasOwn(REVERSIS_KEYS, key);
