import { sortedCards, type Card } from '#engine/cards/card.ts';
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
/** More cards, plays or bids than any record holds in one place: a link that says so is damaged. */
export const TOO_MANY = 60;
export const BID_BITS = 5;
export const VOLES = ['undertaken', 'refused'] as const;
export const ANSWERS = ['yes', 'no'] as const;
/** Pool fields by permanent number; append only, eight at most. */
export const POOLS = ['stake', 'vole', 'odd', 'oddNot', 'beasts', 'heapTaken'] as const;
export const POOL_BITS = 8;

/** A choice among `n`, as one digit of a number whose digits each have a base of their own. */
export type Digit = readonly [value: number, n: number];

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
export function handsToPlay({
  hands,
  call,
  gives,
}: Pick<QuadrilleRecord, 'hands' | 'call' | 'gives'>): readonly Set<Card>[] {
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

/** Never fewer than the ways in which so many plays can fall: each trick takes one card from every hand. */
export function boundOfPlays(hands: readonly Set<Card>[], plays: number): bigint {
  let bound = 1n;
  for (let trick = 0; trick * 4 < plays; trick++) {
    const left = hands.map((hand) => Math.max(1, hand.size - trick));
    const short = plays - trick * 4;
    // Of a trick cut short nobody knows yet whose cards it has.
    for (let i = 0; i < Math.min(short, 4); i++) bound *= BigInt(short >= 4 ? (left[i] ?? 1) : Math.max(...left));
  }
  return bound;
}

/**
 * Follows so many plays, asking `choose` for each card with what its seat still holds, in the order of their numbers;
 * undefined when one is not held.
 */
export function followPlays(
  record: QuadrilleRecord,
  count: number,
  choose: (held: readonly Card[]) => Card | undefined,
): readonly (readonly Card[])[] | undefined {
  const table = plainTable(trumpOf(record));
  const left = handsToPlay(record).map((hand) => new Set(sortedCards([...hand])));
  const plays: Card[][] = [];
  let leader: Seat = 0;
  for (let played = 0; played < count;) {
    const trick: Card[] = [];
    plays.push(trick);
    for (let i = 0; i < 4 && played < count; i++, played++) {
      const hand = left[(leader + i) & 3];
      const card = choose([...(hand ?? [])]);
      if (card === undefined || !hand?.delete(card)) return undefined;
      trick.push(card);
    }
    leader = (leader + winningPosition(trick, table)) & 3;
  }
  return plays;
}
