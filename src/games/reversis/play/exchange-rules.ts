import { ACE, rankOf, suitOf, type Card } from '#engine/cards/card.ts';
import { GREAT, honourOf, LITTLE, QUINOLA } from '../rules/shape.ts';
import type { ReversisKey, ReversisRules } from '../rules/keys.ts';
import { poolOf, stakeOf, type Pools } from './pools.ts';
import type { Trade } from '../record/record.ts';

/** Rules of laying out, exchanging and trading. `pools` are the pools after the ante. */

/** Whether the pool of a Quinola holds three stakes; false where the rules set no such limit. */
function hasThreeStakes(rules: ReversisRules, pools: Pools, honour: number): boolean {
  const pool = poolOf(rules, pools, honour);
  const little = pool === 1 && rules['pool.structure'] === 'greatAndLittle';
  const bound = rules[little ? 'little.cap' : 'pool.cap'];
  return pool >= 0 && bound > 0 && stakeOf(rules, pools, pool) >= bound;
}

/** Whether every player but the dealer must exchange with the talon. */
export function mustExchange(rules: ReversisRules, pools: Pools): boolean {
  switch (rules['exchange.compulsory']) {
    case 'never':
      return false;
    case 'always':
      return true;
    case 'untilThreeStakesGreat':
      return !hasThreeStakes(rules, pools, GREAT);
    case 'untilThreeStakesBoth':
      return !(hasThreeStakes(rules, pools, GREAT) && hasThreeStakes(rules, pools, LITTLE));
    case 'afterRemise':
      return pools.remised;
  }
}

/** Rule key that forbids laying out a card; undefined if it is allowed. */
export function whyNotLayOut(
  rules: ReversisRules,
  pools: Pools,
  card: Card,
): Extract<ReversisKey, 'discard.aces' | 'discard.quinola'> | undefined {
  if (rankOf(card) === ACE) return rules['discard.aces'] ? undefined : 'discard.aces';
  const honour = honourOf(card);
  if (honour < GREAT || (honour === LITTLE && !rules['quinola.little'])) return undefined;
  switch (rules['discard.quinola']) {
    case 'allowed':
      return undefined;
    case 'forbidden':
      return 'discard.quinola';
    case 'threeStakes':
      return hasThreeStakes(rules, pools, honour) ? undefined : 'discard.quinola';
    case 'notAfterRemise':
      return pools.remised ? 'discard.quinola' : undefined;
  }
}

export const legalLayOuts = (rules: ReversisRules, pools: Pools, hand: readonly Card[]): readonly Card[] =>
  hand.filter((card) => whyNotLayOut(rules, pools, card) === undefined);

/**
 * The fault of a trade. `alone`: the card given is guarded. `again`: a second call by one seat, or for one card. `turn`: out of
 * turn.
 */
export interface TradeFault {
  readonly key: Extract<ReversisKey, 'trade.aces' | 'trade.quinola'>;
  readonly fault: 'none' | 'card' | 'alone' | 'again' | 'turn';
}

/**
 * Fault of a trade (1634), or undefined. An ace (by agreement also the Quinola) that is alone of its suit may be traded for any
 * other ace. Seats call in turn from first hand, once each; no card is traded twice. `hand` is the caller's hand at the time of
 * the call.
 */
export function whyNotTrade(
  rules: ReversisRules,
  hand: readonly Card[],
  before: readonly Trade[],
  { by, gives, takes }: Trade,
): TradeFault | undefined {
  const key = gives === QUINOLA ? 'trade.quinola' : 'trade.aces';
  if (!rules['trade.aces']) return { key: 'trade.aces', fault: 'none' };
  if (gives === QUINOLA && !rules['trade.quinola']) return { key, fault: 'none' };
  if ((gives !== QUINOLA && rankOf(gives) !== ACE) || rankOf(takes) !== ACE) return { key, fault: 'card' };
  if (hand.some((card) => card !== gives && suitOf(card) === suitOf(gives))) return { key, fault: 'alone' };
  if (before.some((trade) => trade.by > by)) return { key, fault: 'turn' };
  const traded = before.flatMap((trade) => [trade.gives, trade.takes]);
  if (before.some((trade) => trade.by === by) || traded.includes(gives) || traded.includes(takes))
    return { key, fault: 'again' };
  return undefined;
}

/** Trades open to a seat at its turn: each unguarded ace or Quinola of its hand for each ace of another seat. */
export function legalTrades(
  rules: ReversisRules,
  hands: readonly (readonly Card[])[],
  before: readonly Trade[],
  by: number,
): readonly Trade[] {
  const hand = hands[by] ?? [];
  const aces = hands.flatMap((other, seat) => (seat === by ? [] : other.filter((card) => rankOf(card) === ACE)));
  return hand
    .filter((card) => card === QUINOLA || rankOf(card) === ACE)
    .flatMap((gives) => aces.map((takes) => ({ by, gives, takes })))
    .filter((trade) => whyNotTrade(rules, hand, before, trade) === undefined);
}
