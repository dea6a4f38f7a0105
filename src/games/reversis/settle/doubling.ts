import type { Facts } from '../play/facts.ts';
import type { NonEmpty } from '#engine/kernel/collections.ts';
import { because } from '#engine/ledger/sink.ts';
import { why, type Occasion, type Why } from '../play/occasions.ts';
import type { ReversisKey, ReversisRules } from '../rules/keys.ts';
import type { Seat } from '../record/record.ts';

/** Why a payment is made: single; doubled between opposites; doubled in the last tricks; both. */
export type DoublingWhys = readonly [Why, Why, Why, Why];

export function doublingWhys(occasion: Occasion, ...base: NonEmpty<ReversisKey>): DoublingWhys {
  const single = why(occasion, ...base);
  const inLastTricks = because(single, 'double.manner', 'double.window', 'double.scope');
  return [single, because(single, 'double.manner'), inLastTricks, inLastTricks];
}

export const isOpposite = (seats: number, a: Seat, b: Seat): boolean => seats === 4 && a !== b && ((a ^ b) & 1) === 0;

/** What may be doubled: the payment for an ace placed or forced, for one led, or for a Quinola. */
export type Doubled = 'ace' | 'aceLed' | 'quinola';

/**
 * Which doublings a payment between two seats for a card of trick `trick` has: bit 0 between opposites, bit 1 for the last
 * tricks. The amount is shifted left once for each.
 */
export function doubling(
  { facts, rules }: { readonly facts: Facts; readonly rules: ReversisRules },
  what: Doubled,
  trick: number,
  a: Seat,
  b: Seat,
): number {
  const manner = rules['double.manner'];
  if (manner === 'none') return 0;
  const opposite = isOpposite(facts.seats, a, b);
  const always = manner === 'oppositeAndLast' && opposite ? 1 : 0;
  if (trick < facts.tricks - rules['double.window']) return always;
  const scope = rules['double.scope'];
  if (what === 'quinola' ? scope !== 'acesAndQuinola' : what === 'aceLed' && scope === 'acesNotLed') return always;
  if (manner === 'lastOpposite' && !opposite) return 0;
  return always | 2;
}

export const doubled = (amount: number, which: number): number => amount << ((which & 1) + (which >> 1));
