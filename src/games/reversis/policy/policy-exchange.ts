import { cardsIn } from '#engine/cards/card-masks.ts';
import { ACE, HEARTS, JACK, QUEEN, rankOf, suitOf, type Card } from '#engine/cards/card.ts';
import type { Random } from '#engine/kernel/random.ts';
import { legalLayOuts, mustExchange } from '../play/exchange-rules.ts';
import { mayRenounce } from '../play/facts.ts';
import { handMasks } from '../play/play.ts';
import type { Pools } from '../play/pools.ts';
import type { Trade } from '../record/record.ts';
import { GREAT, honourOf, LITTLE, QUINOLA } from '../rules/shape.ts';
import type { ReversisRules } from '../rules/keys.ts';
import { best, dangerOf, losersOf, quinolaCounts, type CardMasks } from './policy.ts';

/** Lowest burden at which a card is exchanged for an unknown one. */
const WORTH_EXCHANGING = 6;

/** Honours of one hand, as a mask. */
const honoursOf = (held: CardMasks): number =>
  ((held[0]! >> ACE) & 1) |
  (((held[1]! >> ACE) & 1) << 1) |
  (((held[2]! >> ACE) & 1) << 2) |
  (((held[3]! >> ACE) & 1) << 3) |
  (((held[HEARTS]! >> JACK) & 1) << GREAT) |
  (((held[HEARTS]! >> QUEEN) & 1) << LITTLE);

const UNDER_KNAVE = (1 << JACK) - 1;

/** Number of cards of the same suit below the knave. */
const guardsOf = (card: Card, held: CardMasks): number =>
  cardsIn(held[suitOf(card)]! & UNDER_KNAVE & ~(1 << rankOf(card)));

/**
 * Scores how useful it is to get rid of a card before play: high for unguarded high cards, and for the Quinola with fewer than
 * two guards. A hand close to an espagnolette keeps its aces; a hand one card short of a reversis lays out a loser.
 */
function burdenIn(hand: readonly Card[], rules: ReversisRules): (card: Card, tell?: ExchangeMotiveSink) => number {
  const held = handMasks([hand]);
  const keeps = mayRenounce(honoursOf(held), rules);
  const sweeps = losersOf(held, 0, undefined, rules) <= 1;
  return (card, tell) => {
    const rank = rankOf(card);
    const honour = honourOf(card);
    if (sweeps) {
      tell?.('loser');
      return -rank;
    }
    if (honour >= 0 && keeps) return -50;
    const isQuinola = honour === GREAT && quinolaCounts(rules);
    if (isQuinola || rank === ACE) {
      const isGuarded = guardsOf(card, held) >= 2;
      tell?.(isGuarded ? 'least' : isQuinola ? 'bareQuinola' : 'bareAce');
      return isQuinola ? (isGuarded ? 0 : 20) : isGuarded ? 5 : 14;
    }
    const danger = dangerOf(rank, held[suitOf(card)]!);
    tell?.(danger < WORTH_EXCHANGING ? 'least' : 'dangerous');
    return danger;
  };
}

/** Why a card is laid out or given away. */
export type ExchangeMotive = 'loser' | 'bareQuinola' | 'bareAce' | 'dangerous' | 'least';
export type ExchangeMotiveSink = (motive: ExchangeMotive) => void;

/** Motive of the policy for laying out or giving away a card of a hand. */
export function motiveToLay(card: Card, hand: readonly Card[], rules: ReversisRules): ExchangeMotive {
  let motive: ExchangeMotive = 'least';
  burdenIn(hand, rules)(card, (reason) => (motive = reason));
  return motive;
}

/** Card that a seat lays out; undefined if it prefers to decline. `declinable`: whether there is a talon card to decline. */
export function chooseLayOut(
  hand: readonly Card[],
  rules: ReversisRules,
  pools: Pools,
  declinable: boolean,
  random: Random,
): Card | undefined {
  const burden = burdenIn(hand, rules);
  const card = best(legalLayOuts(rules, pools, hand), (other) => burden(other), random);
  const isDeclining = declinable && !mustExchange(rules, pools) && burden(card) < WORTH_EXCHANGING;
  return isDeclining ? undefined : card;
}

/** Card that a seat gives the seat opposite: the one with the highest burden. */
export function chooseGift(hand: readonly Card[], rules: ReversisRules, random: Random): Card {
  const burden = burdenIn(hand, rules);
  return best(hand, (card) => burden(card), random);
}

/** Trade of an unguarded card for the ace of the suit with most low cards in hand; undefined if there is no gain. */
export function chooseTrade(hand: readonly Card[], legal: readonly Trade[], random: Random): Trade | undefined {
  const held = handMasks([hand]);
  const gains = legal.filter(({ takes }) => guardsOf(takes, held) >= 2);
  if (gains.length === 0) return undefined;
  const takes = best(
    gains.map((trade) => trade.takes),
    // Hearts last: low hearts do not protect an ace, because hearts are led to force the Quinola.
    (card) => guardsOf(card, held) - (suitOf(card) === HEARTS ? 2 : 0),
    random,
  );
  const open = gains.filter((trade) => trade.takes === takes);
  return open.find(({ gives }) => gives === QUINOLA) ?? open[0];
}
