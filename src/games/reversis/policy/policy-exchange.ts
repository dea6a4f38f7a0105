import { ACE, HEARTS, JACK, rankOf, suitOf, type Card } from '#engine/cards/card.ts';
import type { Random } from '#engine/kernel/random.ts';
import { legalLayOuts, legalTrades, mustExchange } from '../play/exchange-rules.ts';
import { mayRenounce } from '../play/facts.ts';
import { GREAT, honourOf, QUINOLA } from '../rules/honours.ts';
import type { ReversisRules } from '../rules/keys.ts';
import { best, dangerOf, losersOf, quinolaCounts } from './policy.ts';
import type { Pools } from '../play/pools.ts';
import type { Seat, Trade } from '../record/record.ts';

const NOTHING_GONE: ReadonlySet<Card> = new Set();

const honoursOf = (hand: readonly Card[]): number =>
  hand.reduce((mask, card) => (honourOf(card) < 0 ? mask : mask | (1 << honourOf(card))), 0);

/** How many cards of its suit below the knave stand by a card. */
const guardsOf = (card: Card, hand: readonly Card[]): number =>
  hand.filter((other) => other !== card && suitOf(other) === suitOf(card) && rankOf(other) < JACK).length;

/**
 * How glad a seat is to be rid of a card before play: unguarded high cards, the Quinola when fewer than two hearts guard
 * it. Who holds the makings of an espagnolette keeps them; who holds a reversis but for a card lays out a loser.
 */
function burden(card: Card, hand: readonly Card[], rules: ReversisRules): number {
  const honour = honourOf(card);
  const keeps = mayRenounce(honoursOf(hand), rules);
  if (losersOf({ hand, gone: NOTHING_GONE }, rules) <= 1) return -rankOf(card);
  if (honour >= 0 && keeps) return -50;
  if (honour === GREAT && quinolaCounts(rules)) return guardsOf(card, hand) < 2 ? 20 : 0;
  if (rankOf(card) === ACE) return guardsOf(card, hand) < 2 ? 14 : 5;
  return dangerOf(card, hand);
}

/** Below this burden no card is worth a strange one. */
const WORTH_EXCHANGING = 6;

/** The card a seat lays out; undefined when it may decline and would rather. `declinable` says whether there is a talon card to decline. */
export function chooseLayOut(
  hand: readonly Card[],
  rules: ReversisRules,
  pools: Pools,
  declinable: boolean,
  random: Random,
): Card | undefined {
  const card = best(legalLayOuts(rules, pools, hand), (other) => burden(other, hand, rules), random);
  const declines = declinable && !mustExchange(rules, pools) && burden(card, hand, rules) < WORTH_EXCHANGING;
  return declines ? undefined : card;
}

/** What a seat gives the seat opposite: its heaviest card. */
export const chooseGift = (hand: readonly Card[], rules: ReversisRules, random: Random): Card =>
  best(hand, (card) => burden(card, hand, rules), random);

/** An unguarded card is traded for the ace of the suit in which the seat has most low cards; undefined when nothing is gained. */
export function chooseTrade(
  hands: readonly (readonly Card[])[],
  seat: Seat,
  before: readonly Trade[],
  rules: ReversisRules,
  random: Random,
): Trade | undefined {
  const hand = hands[seat] ?? [];
  const gains = legalTrades(rules, hands, before, seat).filter(({ takes }) => guardsOf(takes, hand) >= 2);
  if (gains.length === 0) return undefined;
  const takes = best(
    gains.map((trade) => trade.takes),
    // Hearts last: an ace there is no shelter, the Quinola is hunted with hearts.
    (card) => guardsOf(card, hand) - (suitOf(card) === HEARTS ? 2 : 0),
    random,
  );
  const open = gains.filter((trade) => trade.takes === takes);
  return open.find(({ gives }) => gives === QUINOLA) ?? open[0];
}
