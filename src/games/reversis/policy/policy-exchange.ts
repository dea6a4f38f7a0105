import { cardsIn } from '#engine/cards/card-masks.ts';
import { ACE, HEARTS, JACK, QUEEN, rankOf, suitOf, type Card } from '#engine/cards/card.ts';
import type { Random } from '#engine/kernel/random.ts';
import { legalLayOuts, mustExchange } from '../play/before/exchange-rules.ts';
import { mayRenounce } from '../play/facts.ts';
import { handMasks } from '../play/play.ts';
import type { Pools } from '../play/pools.ts';
import type { Trade } from '../record/record.ts';
import { GREAT, honourOf, LITTLE, QUINOLA } from '../rules/honours.ts';
import type { ReversisRules } from '../rules/keys.ts';
import { best, dangerOf, losersOf, quinolaCounts, type CardMasks } from './policy.ts';

/** Below this burden no card is worth a strange one. */
const WORTH_EXCHANGING = 6;

/** The honours of one hand. */
const honoursOf = (held: CardMasks): number =>
  ((held[0]! >> ACE) & 1) |
  (((held[1]! >> ACE) & 1) << 1) |
  (((held[2]! >> ACE) & 1) << 2) |
  (((held[3]! >> ACE) & 1) << 3) |
  (((held[HEARTS]! >> JACK) & 1) << GREAT) |
  (((held[HEARTS]! >> QUEEN) & 1) << LITTLE);

const UNDER_KNAVE = (1 << JACK) - 1;

/** How many cards of its suit below the knave stand by a card. */
const guardsOf = (card: Card, held: CardMasks): number =>
  cardsIn(held[suitOf(card)]! & UNDER_KNAVE & ~(1 << rankOf(card)));

/**
 * How glad a seat is to be rid of a card before play: unguarded high cards, the Quinola when fewer than two hearts guard
 * it. Who holds the makings of an espagnolette keeps them; who holds a reversis but for a card lays out a loser.
 */
function burdenIn(hand: readonly Card[], rules: ReversisRules): (card: Card, tell?: TellLaid) => number {
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

/** Why one card rather than another is laid out or given away; `house/because.ts` has the words. */
export type LaidMotive = 'loser' | 'bareQuinola' | 'bareAce' | 'dangerous' | 'least';
export type TellLaid = (motive: LaidMotive) => void;

/** Why the policy would lay out, or give away, that card of a hand. */
export function motiveToLay(card: Card, hand: readonly Card[], rules: ReversisRules): LaidMotive {
  let motive: LaidMotive = 'least';
  burdenIn(hand, rules)(card, (told) => (motive = told));
  return motive;
}

/** The card a seat lays out; undefined when it may decline and would rather. `declinable` says whether there is a talon card to decline. */
export function chooseLayOut(
  hand: readonly Card[],
  rules: ReversisRules,
  pools: Pools,
  declinable: boolean,
  random: Random,
): Card | undefined {
  const burden = burdenIn(hand, rules);
  const card = best(legalLayOuts(rules, pools, hand), (other) => burden(other), random);
  const declines = declinable && !mustExchange(rules, pools) && burden(card) < WORTH_EXCHANGING;
  return declines ? undefined : card;
}

/** What a seat gives the seat opposite: its heaviest card. */
export function chooseGift(hand: readonly Card[], rules: ReversisRules, random: Random): Card {
  const burden = burdenIn(hand, rules);
  return best(hand, (card) => burden(card), random);
}

/** An unguarded card is traded for the ace of the suit in which the seat has most low cards; undefined when nothing is gained. */
export function chooseTrade(hand: readonly Card[], legal: readonly Trade[], random: Random): Trade | undefined {
  const held = handMasks([hand]);
  const gains = legal.filter(({ takes }) => guardsOf(takes, held) >= 2);
  if (gains.length === 0) return undefined;
  const takes = best(
    gains.map((trade) => trade.takes),
    // Hearts last: an ace there is no shelter, the Quinola is hunted with hearts.
    (card) => guardsOf(card, held) - (suitOf(card) === HEARTS ? 2 : 0),
    random,
  );
  const open = gains.filter((trade) => trade.takes === takes);
  return open.find(({ gives }) => gives === QUINOLA) ?? open[0];
}
