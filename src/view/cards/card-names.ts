import { nameCard, nameRank, nameSuit } from '#engine/cards/card-name.ts';
import { JACK, RANKS, SUITS, rankOf, suitOf, type Card } from '#engine/cards/card.ts';

/** The portrait names of the Paris pattern, knave, queen and king of each suit in our order of suits. */
const PORTRAITS = [
  ['Hogier', 'Pallas', 'David'],
  ['Lahire', 'Judith', 'Charles'],
  ['Hector', 'Rachel', 'César'],
  ['Lancelot', 'Argine', 'Alexandre'],
] as const;

/** The name printed on a court card: `Lahire` on the knave of hearts; nothing on the others. */
export const portraitName = (card: Card): string | undefined => PORTRAITS[suitOf(card)]?.[rankOf(card) - JACK];

/** What stands in the corner: `2` to `10`, `J`, `Q`, `K`, `A`. */
export const cardIndex = (card: Card): string => {
  const rank = RANKS[rankOf(card)] ?? '?';
  return rank === 'T' ? '10' : rank;
};

/** `S`, `H`, `D`, `C`: shown beside the shape for readers who ask for letters. */
export const suitLetter = (card: Card): string => SUITS[suitOf(card)] ?? '?';

/** `suit-h`: the class that colours a card and the id of its drawing. */
export const suitClass = (card: Card): string => `suit-${suitLetter(card).toLowerCase()}`;

/** What a listener hears for a card: `knave of hearts, the Quinola`. */
export const spokenCard = (card: Card, quinola: boolean): string =>
  quinola ? `${nameCard(card)}, the Quinola` : nameCard(card);

/** A hand in one breath, by suit as it is held: `ace, nine of spades; knave of hearts`. */
export function spokenHand(cards: readonly Card[]): string {
  const bySuit = new Map<number, string[]>();
  for (const card of cards) bySuit.set(suitOf(card), [...(bySuit.get(suitOf(card)) ?? []), nameRank(rankOf(card))]);
  return [...bySuit].map(([suit, ranks]) => `${ranks.join(', ')} of ${nameSuit(suit)}`).join('; ');
}
