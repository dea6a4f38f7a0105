import { suitOf, rankOf, type Card } from '#engine/cards/card.ts';
import { makeRandom, type Random } from '#engine/kernel/random.ts';
import type { Balances } from '#engine/ledger/entry.ts';
import { NO_SINK } from '#engine/ledger/sink.ts';
import { randomDeal, type Dealt } from '../play/deal.ts';
import type { Facts } from '../play/facts.ts';
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
  const dealt = randomDeal(rules, seats, random);
  const { hands, laid, ...chosen } = exchangePlainly(dealt, rules, openPools(rules, before, seats, NO_SINK), random);
  const tricks = Math.min(...hands.map((hand) => hand.length));
  const state = startDraft(handMasks(hands), seats, tricks, laid);
  const known = chosen.laidOut.map((card, seat) =>
    rules['exchange.look'] || card !== dealt.talon[seat] ? card : undefined,
  );
  const plays: Card[][] = [];
  playPlainly(state, known, rules, random, (card) => {
    if (state.position === 0) plays.push([]);
    plays[plays.length - 1]!.push(card);
  });
  const record = { ...dealt, ...chosen, seats, plays, pools, claimed: true, thrownBy: undefined };
  return { record, facts: state.facts, before };
}

interface ExchangedPlainly extends Pick<ReversisRecord, 'laidOut' | 'trades' | 'opposites'> {
  /** The hands as play begins, and the cards under the pools. */
  readonly hands: readonly (readonly Card[])[];
  readonly laid: readonly Card[];
}

/** Laying out, trades and the exchange between opposites, as every seat would by the policy. */
function exchangePlainly(dealt: Dealt, rules: ReversisRules, pools: Pools, random: Random): ExchangedPlainly {
  const seats = dealt.hands.length;
  const hands = dealt.hands.map((hand) => hand.slice());
  const discard = rules['deal.discard'];
  const lays = discard === 'talon' || discard === 'each';
  const laid: Card[] = [];
  const laidOut = hands.map((hand, seat): Card | undefined => {
    if (!lays) return undefined;
    const before = discard === 'talon' && seat < seats - 1 ? dealt.talon[seat] : undefined;
    const card = chooseLayOut(hand, rules, pools, before !== undefined, random) ?? before;
    if (card === undefined) return undefined;
    laid.push(card);
    if (card !== before) {
      hand.splice(hand.indexOf(card), 1);
      if (before !== undefined) hand.push(before);
    }
    return card;
  });
  if (discard === 'aside') laid.push(...dealt.talon);
  else laid.push(...dealt.talon.slice(seats - 1));
  const trades = rules['trade.aces'] ? tradePlainly(hands, rules, random) : [];
  const opposites =
    rules['exchange.opposites'] && seats === 4 ? hands.map((hand) => chooseGift(hand, rules, random)) : [];
  for (const [seat, card] of opposites.entries()) hands[seat]!.splice(hands[seat]!.indexOf(card), 1);
  for (const [seat, card] of opposites.entries()) hands[(seat + 2) % 4]!.push(card);
  return { hands, laid, laidOut, trades, opposites };
}

function tradePlainly(hands: Card[][], rules: ReversisRules, random: Random): readonly Trade[] {
  const trades: Trade[] = [];
  for (const [seat, hand] of hands.entries()) {
    const trade = chooseTrade(hands, seat, trades, rules, random);
    if (!trade) continue;
    trades.push(trade);
    const other = hands.find((cards) => cards.includes(trade.takes))!;
    hand.splice(hand.indexOf(trade.gives), 1);
    hand.push(trade.takes);
    other.splice(other.indexOf(trade.takes), 1);
    other.push(trade.gives);
  }
  return trades;
}

/** What a seat knows to be in no other hand, while a deal is played out. */
const gone = [0, 0, 0, 0];

/**
 * Plays a deal to its last card, each seat seeing its own hand and what has fallen, as masks in `fallen`; `known` is the card
 * under the pools that each seat has seen.
 */
export function playPlainly(
  s: PlayDraft,
  known: readonly (Card | undefined)[],
  rules: ReversisRules,
  random: Random,
  see?: (card: Card, seat: Seat) => void,
  fallen = [0, 0, 0, 0],
): void {
  while (s.facts.played < s.facts.tricks) {
    for (let suit = 0; suit < 4; suit++) gone[suit] = fallen[suit]!;
    const own = known[s.toPlay];
    if (own !== undefined) gone[suitOf(own)]! |= 1 << rankOf(own);
    const card = chooseCard(s, gone, rules, random);
    see?.(card, s.toPlay);
    fallen[suitOf(card)]! |= 1 << rankOf(card);
    advance(s, card);
  }
}
