import { nameCard } from '#engine/cards/card-name.ts';
import type { Card } from '#engine/cards/card.ts';
import { LITTLE_QUINOLA, QUINOLA } from '../rules/honours.ts';
import type { ReversisRules } from '../rules/keys.ts';

/** How many Quinolas a book has: in the ancient game the knave of hearts is a knave; in Bohn the queen of hearts is the little one. */
export type Quinolas = 'none' | 'one' | 'two';

/** Whether the rules in force make anything of the knave of hearts, and of the queen. */
export function quinolasOf(rules: ReversisRules): Quinolas {
  if (rules['quinola.little']) return 'two';
  const paid =
    rules['quinola.placed.winnerToHolder'] +
    rules['quinola.forced.holderToForcer'] +
    rules['quinola.led.holderToWinner'];
  const moves = rules['quinola.placed.draws'] || rules['quinola.forced.intoPool'] || rules['quinola.led.intoPool'];
  return paid > 0 || moves ? 'one' : 'none';
}

/** “ace of diamonds”, “Quinola”: as ledgers print it, without the article. */
export function nameInBook(card: Card, quinolas: Quinolas): string {
  if (card === QUINOLA && quinolas !== 'none') return quinolas === 'two' ? 'great Quinola' : 'Quinola';
  if (card === LITTLE_QUINOLA && quinolas === 'two') return 'little Quinola';
  return nameCard(card);
}

/** “the ace of diamonds”, “the Quinola”. */
export const sayCard = (card: Card, quinolas: Quinolas): string => `the ${nameInBook(card, quinolas)}`;
