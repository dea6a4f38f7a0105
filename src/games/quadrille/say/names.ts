import { nameCard } from '#engine/cards/card-name.ts';
import { suitOf, type Card } from '#engine/cards/card.ts';
import { BASTO, MANILLE_BIT, plainTable, SPADILLE } from '../rules/ranks.ts';

/** “spadille”, “basto”, “manille”, or the card’s own name: as ledgers print it, without an article. */
export function nameInBook(card: Card, trump: number | undefined): string {
  if (card === SPADILLE) return 'spadille';
  if (card === BASTO) return 'basto';
  if (trump !== undefined && plainTable(trump).toPlay[card] === trump * 16 + MANILLE_BIT) return 'manille';
  return nameCard(card);
}

/** “spadille”, “the king of clubs”. */
export function sayCard(card: Card, trump: number | undefined): string {
  const name = nameInBook(card, trump);
  return name.includes(' ') ? `the ${name}` : name;
}

/** Whether a card is a trump: a black ace always is. */
export const isTrump = (card: Card, trump: number | undefined): boolean =>
  card === SPADILLE || card === BASTO || suitOf(card) === trump;
