import type { Facts } from '../play/facts.ts';
import type { ReversisKey, ReversisRules } from '../rules/keys.ts';
import type { Seat } from '../record/record.ts';

/** The keys of a payment: alone; doubled between opposites; doubled in the last tricks; both. */
export type KeySets = readonly [readonly string[], readonly string[], readonly string[], readonly string[]];

export const keysFor = (...base: readonly ReversisKey[]): KeySets => [
  base,
  [...base, 'double.manner'],
  [...base, 'double.manner', 'double.window', 'double.scope'],
  [...base, 'double.manner', 'double.window', 'double.scope'],
];

export const isOpposite = (seats: number, a: Seat, b: Seat): boolean => seats === 4 && a !== b && ((a ^ b) & 1) === 0;

/**
 * Which doublings a payment between two seats for a card of trick `trick` has: bit 0 between opposites, bit 1 for the last
 * tricks. The amount is shifted left once for each.
 */
export function doubling(
  facts: Facts,
  rules: ReversisRules,
  trick: number,
  a: Seat,
  b: Seat,
  isQuinola: boolean,
  isLed: boolean,
): number {
  const manner = rules['double.manner'];
  if (manner === 'none') return 0;
  const opposite = isOpposite(facts.seats, a, b);
  const always = manner === 'oppositeAndLast' && opposite ? 1 : 0;
  if (trick < facts.tricks - rules['double.window']) return always;
  const scope = rules['double.scope'];
  if (isQuinola ? scope !== 'acesAndQuinola' : isLed && scope === 'acesNotLed') return always;
  if (manner === 'lastOpposite' && !opposite) return 0;
  return always | 2;
}

export const doubled = (amount: number, which: number): number => amount << ((which & 1) + (which >> 1));
