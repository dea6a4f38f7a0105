import { RANK_10, rankOf, type Card } from '#engine/cards/card.ts';
import { winningPosition } from '#engine/cards/plays.ts';
import type { ReadyToPlay } from '#engine/cards/plays-in-link.ts';
import { range } from '#engine/kernel/collections.ts';
import { MOST_POOLS, POOL_NAMES, talonCardBefore, type ReversisRecord, type Seat } from './record.ts';

/*
 * What a record looks like in a short link, format 1, in both directions. Published links decode for ever: nothing here
 * may change but by appending to a table, and that includes how hands follow from a deal, whatever the engine comes to
 * think of it.
 *
 * Deal and plays each have a dense form, for what keeps to its pack and its hands, and a loose one, six bits a card, for
 * what does not; one bit says which.
 */

/** The packs, 48 cards without the tens and all 52. */
export const PACKS = [range(52).filter((card) => rankOf(card) !== RANK_10), range(52)] as const;

/** How many cards lie where. */
export interface Shape {
  readonly pack: 0 | 1;
  readonly hands: readonly number[];
  readonly talon: number;
}

/** Shapes with a number of their own; append only, seven at most. Any other is spelled out after a 7. */
export const SHAPES: readonly Shape[] = [
  { pack: 0, hands: [11, 11, 11, 12], talon: 3 },
  { pack: 0, hands: [11, 11, 11, 11], talon: 0 },
  { pack: 1, hands: [13, 13, 13, 13], talon: 0 },
  { pack: 1, hands: [12, 12, 12, 12], talon: 4 },
  { pack: 1, hands: [12, 12, 12, 12], talon: 0 },
  { pack: 1, hands: [10, 10, 10, 10, 10], talon: 0 },
  { pack: 1, hands: [9, 9, 9, 9, 9], talon: 0 },
];
export const SPELLED = 7;

/** What is to be said of a record in one bit each, as one number; what is common stands low. Append only. */
export const FLAGS = ['forfeited', 'opposites', 'unfinished', 'thrown', 'trades', 'looseDeal', 'loosePlays'] as const;
export type Flag = (typeof FLAGS)[number];

/** Sets of pools with a number of their own: 0 is none given, then these from 1, and 3 any others. */
export const POOL_SETS: readonly (readonly string[])[] = [['basket'], ['great', 'little']];
export const OTHER_POOLS = 3;
/** Pool names by permanent number; append only. */
export const POOLS = [...POOL_NAMES, 'remises', ...range(MOST_POOLS).map((i) => `pool${String(i + 1)}`)];

/** Six bits a card; this stands where a card may be missing and is. */
export const NO_CARD = 63;

type Dealt = Pick<ReversisRecord, 'hands' | 'talon'>;

/** Every card of the pack is in a hand (classes from 0), at a place of the talon, or (the last class) nowhere. */
export const classSizes = ({ pack, hands, talon }: Shape): readonly number[] => {
  const dealt = hands.reduce((sum, size) => sum + size, talon);
  return [...hands, ...range(talon).map(() => 1), PACKS[pack].length - dealt];
};

/** The cards a seat may give the seat opposite, by number from 1: the talon card before it, then its hand; 0 is none. */
export const givable = ({ hands, talon }: Dealt, seat: Seat): readonly Card[] => [
  ...talon.slice(seat, seat + 1),
  ...(hands[seat] ?? []),
];

/** The cards a seat may have laid out: the same, then those of the pack that lie nowhere. */
export const layable = (shape: Shape, deal: Dealt, seat: Seat): readonly Card[] => {
  const dealt = new Set([...deal.hands.flat(), ...deal.talon]);
  return [...givable(deal, seat), ...PACKS[shape.pack].filter((card) => !dealt.has(card))];
};

/** The hands play begins with: after exchange, trades and the exchange between opposites. */
export function readyToPlay(record: Omit<ReversisRecord, 'plays' | 'pools' | 'claimed' | 'thrownBy'>): ReadyToPlay {
  const hands = record.hands.map((hand, seat) => {
    const held = new Set(hand);
    const laid = record.laidOut[seat];
    const before = talonCardBefore(record, seat);
    if (laid !== undefined && laid !== before && held.delete(laid) && before !== undefined) held.add(before);
    return held;
  });
  for (const { by, gives, takes } of record.trades) {
    const other = hands.find((hand) => hand.has(takes));
    if (!other || !hands[by]?.delete(gives)) continue;
    other.delete(takes);
    other.add(gives);
    hands[by].add(takes);
  }
  const given = record.opposites.map((card, seat) =>
    card !== undefined && hands[seat]?.delete(card) ? card : undefined,
  );
  given.forEach((card, seat) => {
    if (card !== undefined) hands[(seat + 2) % 4]?.add(card);
  });
  return { hands, winner: winningPosition };
}
