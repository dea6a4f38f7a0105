import { nameCard, nameRank, nameSuit, JACK, RANKS, SUITS, rankOf, suitOf, type Card } from '#engine/cards/card.ts';

/** Portrait names of the Paris pattern: knave, queen and king of each suit, in the site's order of suits. */
const PORTRAITS = [
  ['Hogier', 'Pallas', 'David'],
  ['Lahire', 'Judith', 'Charles'],
  ['Hector', 'Rachel', 'César'],
  ['Lancelot', 'Argine', 'Alexandre'],
] as const;

/** Name printed on a court card, `Lahire` on the knave of hearts; undefined for other cards. */
export const portraitName = (card: Card): string | undefined => PORTRAITS[suitOf(card)]?.[rankOf(card) - JACK];

/** Corner index: `2` to `10`, `J`, `Q`, `K`, `A`. */
export const cardIndex = (card: Card): string => {
  const rank = RANKS[rankOf(card)] ?? '?';
  return rank === 'T' ? '10' : rank;
};

/** `suit-h`: CSS class of a card's colour and id of its symbol. */
export const suitClass = (card: Card): string => `suit-${(SUITS[suitOf(card)] ?? '?').toLowerCase()}`;

/** Name of a card for screen readers: `knave of hearts, the Quinola`. */
export const spokenCard = (card: Card, quinola: boolean): string =>
  quinola ? `${nameCard(card)}, the Quinola` : nameCard(card);

/** A hand for screen readers, by suit: `ace, nine of spades; knave of hearts`. */
export function spokenHand(cards: readonly Card[]): string {
  const bySuit = new Map<number, string[]>();
  for (const card of cards) bySuit.set(suitOf(card), [...(bySuit.get(suitOf(card)) ?? []), nameRank(rankOf(card))]);
  return [...bySuit].map(([suit, ranks]) => `${ranks.join(', ')} of ${nameSuit(suit)}`).join('; ');
}

/** Symbols of the four suits: id, and outline in a square of 24. */
export const SUIT_SYMBOLS: readonly (readonly [id: string, outline: string])[] = [
  [
    'suit-s',
    'M12 1.8C9.4 6.9 3 10.2 3 15.2a4.4 4.4 0 0 0 8 2.5c-.1 2-.9 3.4-2.3 4.5h6.6c-1.4-1.1-2.2-2.5-2.3-4.5a4.4 4.4 0 0 0 8-2.5c0-5-6.4-8.3-9-13.4z',
  ],
  ['suit-h', 'M12 21.5C7.3 16.3 2.8 12.7 2.8 8.2A4.8 4.8 0 0 1 12 6a4.8 4.8 0 0 1 9.2 2.2c0 4.5-4.5 8.1-9.2 13.3z'],
  ['suit-d', 'M12 1.8c2 3.9 4.6 7.3 7.7 10.2-3.1 2.9-5.7 6.3-7.7 10.2-2-3.9-4.6-7.3-7.7-10.2C7.4 9.1 10 5.7 12 1.8z'],
  [
    'suit-c',
    'M12 2.2a4.3 4.3 0 0 1 3.5 6.8 4.4 4.4 0 1 1-2.3 7.5c.2 2.4 1 4.1 2.6 5.7H8.2c1.6-1.6 2.4-3.3 2.6-5.7A4.4 4.4 0 1 1 8.5 9 4.3 4.3 0 0 1 12 2.2z',
  ],
];
