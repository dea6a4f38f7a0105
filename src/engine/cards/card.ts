/** French suits, in the order of the site: spades, hearts, diamonds, clubs. */
export const SUITS = ['S', 'H', 'D', 'C'] as const;
export type Suit = (typeof SUITS)[number];

/** Ranks by number, lowest first; the number of a card is `suit * 13 + rank`. */
export const RANKS = ['2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K', 'A'] as const;
export type Rank = (typeof RANKS)[number];

/** 0 to 51: suit (spades first) times 13 plus rank (twos first). */
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

/** `KS`, `TH`: rank and suit letter. */
export const printCard = (card: Card): string => `${RANKS[rankOf(card)] ?? '?'}${SUITS[suitOf(card)] ?? '?'}`;
export const printCards = (cards: readonly Card[]): string => cards.map(printCard).join(' ');

/** Reads `KS`, `10H` or `Th`, and the suits as symbols; undefined for anything else. */
export function parseCard(text: string): Card | undefined {
  const found = /^(10|[2-9TJQKA])([SHDC♠♥♦♣])\uFE0E?$/i.exec(text.trim());
  if (!found) return undefined;
  const rank = RANKS.indexOf((found[1] === '10' ? 'T' : (found[1] ?? '').toUpperCase()) as Rank);
  const letter = (found[2] ?? '').toUpperCase();
  const suit = SUITS.indexOf(letter as Suit);
  return makeCard(suit >= 0 ? suit : '♠♥♦♣'.indexOf(letter), rank);
}

/** By suit, then from the ace down: the order in which hands are written. */
export const sortedCards = (cards: readonly Card[]): readonly Card[] =>
  cards.toSorted((a, b) => suitOf(a) - suitOf(b) || rankOf(b) - rankOf(a));
