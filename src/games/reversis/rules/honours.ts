import { ACE, DIAMONDS, HEARTS, JACK, makeCard, QUEEN, type Card } from '#engine/cards/card.ts';

/** The six cards that can pay: the four aces, the knave of hearts (the Quinola), the queen of hearts (Bohn's little Quinola). */
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

/** Card → which honour it is, or -1. */
const NUMBERS = Int8Array.from({ length: 52 }, (_, card) => HONOURS.indexOf(card));
export const honourOf = (card: Card): number => NUMBERS[card] ?? -1;
