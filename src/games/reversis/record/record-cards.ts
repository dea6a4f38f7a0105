import type { Card } from '#engine/cards/card.ts';
import { range } from '#engine/kernel/collections.ts';
import { seatNames, type ReversisRecord } from './record.ts';

/** The first card that stands twice among hands and talon, and both places: `deal.hands.first`, `deal.talon`. */
export function findTwice(
  record: ReversisRecord,
): { readonly card: Card; readonly at: readonly [string, string] } | undefined {
  const seen = new Map<Card, string>();
  const places = range(record.seats).map(
    (seat) => [`deal.hands.${seatNames(record.seats)[seat] ?? ''}`, record.hands[seat] ?? []] as const,
  );
  for (const [at, cards] of [...places, ['deal.talon', record.talon] as const]) {
    for (const card of cards) {
      const before = seen.get(card);
      if (before !== undefined) return { card, at: [before, at] };
      seen.set(card, at);
    }
  }
  return undefined;
}
