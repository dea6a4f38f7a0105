import { rankOf, RANK_10, type Card } from '#engine/cards/card.ts';
import { range } from '#engine/kernel/collections.ts';
import type { ReversisRules } from './keys.ts';

/** How many cards go where. */
export interface DealShape {
  /** Seat → cards dealt, before anything is laid out or exchanged. */
  readonly hands: readonly number[];
  /** Cards dealt to nobody that the record keeps: a talon to exchange, or the cards laid aside. */
  readonly talon: number;
  readonly tricks: number;
}

/** The pack, lowest card first: 52 cards, or 48 without the tens. */
export const packFor = (rules: ReversisRules): readonly Card[] =>
  range(52).filter((card) => rules['pack.tens'] || rankOf(card) !== RANK_10);

/**
 * Hands, talon and tricks of a deal: thirteen each with one laid out (1634), or twelve and four aside; ten among five (two
 * left over, which lie nowhere); eleven, the dealer twelve, and a talon of three; nine among five, the dealer ten, and six.
 */
export function shapeOf(rules: ReversisRules, seats: number): DealShape {
  const cards = rules['pack.tens'] ? 52 : 48;
  const each = Math.floor(cards / seats);
  const hands = (size: number): readonly number[] => new Array<number>(seats).fill(size);
  switch (rules['deal.discard']) {
    case 'none':
      return { hands: hands(each), talon: 0, tricks: each };
    case 'each':
      return { hands: hands(each), talon: 0, tricks: each - 1 };
    case 'aside':
      return { hands: hands(each - 1), talon: cards - seats * (each - 1), tricks: each - 1 };
    case 'talon':
      return { hands: [...hands(each - 1).slice(1), each], talon: cards - seats * (each - 1) - 1, tricks: each - 1 };
  }
}
