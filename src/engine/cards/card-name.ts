import { listed } from '../kernel/collections.ts';
import { rankOf, suitOf, type Card } from './card.ts';

const RANK_NAMES = [
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'knave',
  'queen',
  'king',
  'ace',
] as const;
const SUIT_NAMES = ['spades', 'hearts', 'diamonds', 'clubs'] as const;

export const nameSuit = (suit: number): string => SUIT_NAMES[suit] ?? 'no suit';
export const nameRank = (rank: number): string => RANK_NAMES[rank] ?? 'card';

/** `knave of hearts`: a card as a sentence names it, without its article. */
export const nameCard = (card: Card): string => `${nameRank(rankOf(card))} of ${nameSuit(suitOf(card))}`;

/** `the ace of spades and the two of clubs`. */
export const nameCards = (cards: readonly Card[]): string => listed(cards.map((card) => `the ${nameCard(card)}`));
