import type { Card } from '#engine/cards/card.ts';
import type { ReadyToPlay } from '#engine/cards/plays-in-link.ts';
import { trumpOf } from './hands-seen.ts';
import { PACK, plainTable, winningPosition } from '../rules/ranks.ts';
import type { QuadrilleRecord, Seat } from './record.ts';

/*
 * What a record looks like in a short link, format 1, in both directions. Published links decode for ever: nothing here
 * may change but by appending, and that includes which hands follow from a deal and who takes a trick, whatever the rules
 * in force come to say of it.
 *
 * Deal and plays each have a dense form, for what keeps to the pack and to the hands, and a loose one, six bits a card, for
 * what does not; one bit says which.
 */

/** How many cards each hand of a whole deal has. */
export const SIZES = [10, 10, 10, 10] as const;
export const BID_BITS = 5;
export const VOLES = ['undertaken', 'refused'] as const;
export const ANSWERS = ['yes', 'no'] as const;
/** Pool fields by permanent number; append only, eight at most. */
export const POOLS = ['stake', 'vole', 'odd', 'oddNot', 'beasts', 'heapTaken'] as const;
export const POOL_BITS = 8;

/** Card of the pack → its owner, where the deal is whole; undefined where it is not. */
export function ownersOf(hands: readonly (readonly Card[])[]): readonly Seat[] | undefined {
  const owner = new Map<Card, Seat>();
  hands.forEach((hand, seat) => {
    for (const card of hand) owner.set(card, seat);
  });
  const isWhole = hands.every((hand) => hand.length === 10) && PACK.every((card) => owner.has(card));
  return isWhole ? PACK.map((card) => owner.get(card) ?? 0) : undefined;
}

/** The hands play begins with: in médiateur the card called and the card given have changed hands. */
export function readyToPlay(record: QuadrilleRecord): ReadyToPlay {
  const table = plainTable(trumpOf(record));
  return { hands: handsToPlay(record), winner: (trick) => winningPosition(trick, table) };
}

function handsToPlay({ hands, call, gives }: QuadrilleRecord): readonly Set<Card>[] {
  const sets = hands.map((hand) => new Set(hand));
  if (call === undefined || gives === undefined) return sets;
  const giver = sets.find((hand) => hand.has(call));
  const ombre = sets.find((hand) => hand.has(gives));
  if (!giver || !ombre || giver === ombre) return sets;
  giver.delete(call);
  giver.add(gives);
  ombre.delete(gives);
  ombre.add(call);
  return sets;
}
