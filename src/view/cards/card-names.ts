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
