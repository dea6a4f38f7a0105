import { RANKS, SUITS, rankOf, suitOf, type Card } from '#engine/cards/card.ts';

const SUIT_NAMES = ['spades', 'hearts', 'diamonds', 'clubs'] as const;
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

/** The portrait names of the Paris pattern, knave, queen and king of each suit in our order of suits. */
const PORTRAITS = [
  ['Hogier', 'Pallas', 'David'],
  ['Lahire', 'Judith', 'Charles'],
  ['Hector', 'Rachel', 'César'],
  ['Lancelot', 'Argine', 'Alexandre'],
] as const;

/** `knave of hearts`. */
export const cardName = (card: Card): string =>
  `${RANK_NAMES[rankOf(card)] ?? 'card'} of ${SUIT_NAMES[suitOf(card)] ?? 'no suit'}`;

/** The name printed on a court card: `Lahire` on the knave of hearts; nothing on the others. */
export const portraitName = (card: Card): string | undefined => PORTRAITS[suitOf(card)]?.[rankOf(card) - 9];

/** What stands in the corner: `2` to `10`, `J`, `Q`, `K`, `A`. */
export const cardIndex = (card: Card): string => {
  const rank = RANKS[rankOf(card)] ?? '?';
  return rank === 'T' ? '10' : rank;
};

/** `suit-h`: the class that colours a card and the id of its drawing. */
export const suitClass = (card: Card): string => `suit-${(SUITS[suitOf(card)] ?? 'S').toLowerCase()}`;

/** A hand in one breath, by suit as it is held: `ace, nine of spades; knave of hearts`. */
export function handNames(cards: readonly Card[]): string {
  const bySuit = new Map<number, Card[]>();
  for (const card of cards) bySuit.set(suitOf(card), [...(bySuit.get(suitOf(card)) ?? []), card]);
  return [...bySuit]
    .map(
      ([suit, held]) =>
        `${held.map((card) => RANK_NAMES[rankOf(card)] ?? 'card').join(', ')} of ${SUIT_NAMES[suit] ?? 'no suit'}`,
    )
    .join('; ');
}
