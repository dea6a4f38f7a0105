import { RANKS, SUITS, parseCard, type Card } from '#engine/cards/card.ts';
import type { KeyBinding } from '../../page/keys/keymap.ts';

export type TableAction = 'takeBack' | 'hint' | 'next' | 'help';

/** The keys of the table. A card is played by its rank and its suit, one after the other. */
export const TABLE_KEYS: readonly KeyBinding<TableAction | 'card' | 'answer'>[] = [
  {
    keys: ['k', 's'],
    action: 'card',
    says: 'King of spades: a card by its rank (2 to 9, t, j, q, k, a), then its suit (s, h, d, c)',
  },
  { keys: ['1', '9'], action: 'answer', says: 'First to ninth answer, where no card of the hand is asked for' },
  { keys: ['u'], action: 'takeBack', says: 'Take back to your last choice' },
  { keys: ['w'], action: 'hint', says: 'What would the house do?' },
  { keys: ['n'], action: 'next', says: 'On to the next, once this is over' },
  { keys: ['?'], action: 'help', says: 'This sheet' },
];

/** What the sheet lists: the keys of a game’s own table in the place of those of a hand of cards. */
export const keysWith = (own: readonly KeyBinding<string>[] | undefined): readonly KeyBinding<string>[] =>
  own ? [...own, ...TABLE_KEYS.filter(({ action }) => action !== 'card' && action !== 'answer')] : TABLE_KEYS;

/** What has been typed of a card, and the card once its suit is there too. */
export interface Typed {
  readonly rank: string | undefined;
  readonly card?: Card;
}

/** Reads a card letter by letter; undefined for a key that belongs to none. Ten is `t`, or the 0 of 10. */
export function typeCard({ rank }: Typed, key: string): Typed | undefined {
  const letter = key === '0' ? 'T' : key.toUpperCase();
  if (rank !== undefined && (SUITS as readonly string[]).includes(letter)) {
    const card = parseCard(rank + letter);
    return card === undefined ? undefined : { rank: undefined, card };
  }
  return (RANKS as readonly string[]).includes(letter) ? { rank: letter } : undefined;
}
