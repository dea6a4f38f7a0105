import { listed } from '../kernel/collections.ts';

/** French suits in the site's order: spades, hearts, diamonds, clubs. */
export const SUITS = ['S', 'H', 'D', 'C'] as const;
export type Suit = (typeof SUITS)[number];

/** Ranks from lowest to highest, by index. */
export const RANKS = ['2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K', 'A'] as const;
export type Rank = (typeof RANKS)[number];

/** Card number, 0 to 51: suit × 13 + rank, with spades first and twos lowest. */
export type Card = number;

export const SPADES = 0;
export const HEARTS = 1;
export const DIAMONDS = 2;
export const CLUBS = 3;

export const RANK_10 = 8;
export const JACK = 9;
export const QUEEN = 10;
export const KING = 11;
export const ACE = 12;

export const makeCard = (suit: number, rank: number): Card => suit * 13 + rank;
export const suitOf = (card: Card): number => (card / 13) | 0;
export const rankOf = (card: Card): number => card % 13;

/** Prints rank and suit letter: `KS`, `TH`. */
export const printCard = (card: Card): string => `${RANKS[rankOf(card)] ?? '?'}${SUITS[suitOf(card)] ?? '?'}`;
export const printCards = (cards: readonly Card[]): string => cards.map(printCard).join(' ');

/** Parses `KS`, `10H` or `Th`, also with suit symbols; undefined for anything else. */
export function parseCard(text: string): Card | undefined {
  const found = /^(10|[2-9TJQKA])([SHDC♠♥♦♣])\uFE0E?$/i.exec(text.trim());
  if (!found) return undefined;
  const rank = RANKS.indexOf((found[1] === '10' ? 'T' : (found[1] ?? '').toUpperCase()) as Rank);
  const letter = (found[2] ?? '').toUpperCase();
  const suit = SUITS.indexOf(letter as Suit);
  return makeCard(suit >= 0 ? suit : '♠♥♦♣'.indexOf(letter), rank);
}

/** Sorts by suit, then from ace down: the order in which hands are written. */
export const sortedCards = (cards: readonly Card[]): readonly Card[] =>
  cards.toSorted((a, b) => suitOf(a) - suitOf(b) || rankOf(b) - rankOf(a));

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

/** Name of a card in a sentence, without an article: `knave of hearts`. */
export const nameCard = (card: Card): string => `${nameRank(rankOf(card))} of ${nameSuit(suitOf(card))}`;

/** Names of several cards with articles: `the ace of spades and the two of clubs`. */
export const nameCards = (cards: readonly Card[]): string => listed(cards.map((card) => `the ${nameCard(card)}`));
