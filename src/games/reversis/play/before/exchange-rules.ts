import { ACE, rankOf, suitOf, type Card } from '#engine/cards/card.ts';
import { GREAT, honourOf, LITTLE, QUINOLA } from '../../rules/honours.ts';
import type { ReversisKey, ReversisRules } from '../../rules/keys.ts';
import { poolOf, stakeOf, type Pools } from '../pools.ts';
import type { Trade } from '../../record/record.ts';

/** What the rules say of laying out, exchanging and trading. Pools are as they stand once the ante is in. */

/** Whether a Quinola's own pool holds three stakes; never where the rules know no such bound. */
function hasThreeStakes(rules: ReversisRules, pools: Pools, honour: number): boolean {
  const pool = poolOf(rules, pools, honour);
  const little = pool === 1 && rules['pool.structure'] === 'greatAndLittle';
  const bound = rules[little ? 'little.cap' : 'pool.cap'];
  return pool >= 0 && bound > 0 && stakeOf(rules, pools, pool) >= bound;
}

/** Whether everybody but the dealer has to exchange with the talon. */
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

/** The rule key that forbids a card to be laid out; undefined when it may be. */
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

/** What a trade breaks; `alone` that the card given is guarded, `again` a second call or card, `turn` the order of the calls. */
export interface TradeFault {
  readonly key: Extract<ReversisKey, 'trade.aces' | 'trade.quinola'>;
  readonly fault: 'none' | 'card' | 'alone' | 'again' | 'turn';
}

/**
 * Why a trade of 1634 is against the rules: an ace, or by agreement the Quinola, that is alone of its suit may be traded
 * for any other ace; in turn from first hand, one call each, no card twice. `hand` is the caller's at the time of the call.
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

/** The trades open to a seat at its turn: each of its unguarded cards that may be traded, for each ace another seat holds. */
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
