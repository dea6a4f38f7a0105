import { rankOf, RANK_10, type Card, ACE, DIAMONDS, HEARTS, JACK, makeCard, QUEEN } from '#engine/cards/card.ts';
import { range } from '#engine/kernel/collections.ts';
import type { ReversisRules } from './keys.ts';

/** The six cards that can pay: four aces, the knave of hearts (the Quinola), the queen of hearts (Bohn's little Quinola). */
export const HONOURS: readonly Card[] = [
  makeCard(0, ACE),
  makeCard(1, ACE),
  makeCard(2, ACE),
  makeCard(3, ACE),
  makeCard(HEARTS, JACK),
  makeCard(HEARTS, QUEEN),
];
export const GREAT = 4;
export const LITTLE = 5;
export const ACE_OF_DIAMONDS = DIAMONDS;
export const QUINOLA: Card = makeCard(HEARTS, JACK);
export const LITTLE_QUINOLA: Card = makeCard(HEARTS, QUEEN);

/** Card → index of the honour, or -1. */
const NUMBERS = Int8Array.from({ length: 52 }, (_, card) => HONOURS.indexOf(card));
export const honourOf = (card: Card): number => NUMBERS[card] ?? -1;

/** Number of cards in each place. */
export interface DealShape {
  /** Seat → cards dealt, before the exchange. */
  readonly hands: readonly number[];
  /** Undealt cards that the record keeps: a talon, or the cards laid aside. */
  readonly talon: number;
  readonly tricks: number;
}

/** The pack, lowest card first: 52 cards, or 48 without tens. */
export const packFor = (rules: ReversisRules): readonly Card[] =>
  range(52).filter((card) => rules['pack.tens'] || rankOf(card) !== RANK_10);

/**
 * Hands, talon and tricks of a deal: thirteen each with one laid out (1634), or twelve and four laid aside; among five ten, and
 * two left out; eleven, the dealer twelve, with a talon of three; among five nine, the dealer ten, with a talon of six.
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
