import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Turn } from '#engine/play/played-game.ts';
import { actionFor, nameKey, needsKey, useDocumentKeys, type KeyBinding } from '../../page/keys.tsx';
import { RANKS, SUITS, parseCard, type Card } from '#engine/cards/card.ts';

export type TableAction = 'takeBack' | 'hint' | 'next' | 'crib' | 'help';

/** Keys of the table. A card is played by typing rank, then suit. */
const TABLE_KEYS: readonly KeyBinding<TableAction | 'card' | 'answer'>[] = [
  {
    keys: ['k', 's'],
    action: 'card',
    description: 'King of spades: a card by its rank (2 to 9, t, j, q, k, a), then its suit (s, h, d, c)',
  },
  { keys: ['1', '9'], action: 'answer', description: 'First to ninth answer, when no card of the hand is asked for' },
  { keys: ['u'], action: 'takeBack', description: 'Take back to your last choice' },
  { keys: ['w'], action: 'hint', description: 'What would the house do?' },
  { keys: ['n'], action: 'next', description: 'Go on to the next, once this is over' },
  { keys: ['c'], action: 'crib', description: 'Open or close “What counts”' },
  { keys: ['?'], action: 'help', description: 'Show the keys' },
];

/** Keys listed in the help sheet; a game's own replace those for a hand of cards. */
export const keysWith = (own: readonly KeyBinding<string>[] | undefined): readonly KeyBinding<string>[] =>
  own ? [...own, ...TABLE_KEYS.filter(({ action }) => action !== 'card' && action !== 'answer')] : TABLE_KEYS;

/** Rank typed so far, and the card once its suit is typed. */
export interface TypedCard {
  readonly rank: string | undefined;
  readonly card?: Card;
}

/** Reads a card letter by letter; undefined for other keys. Ten is `t`, or the 0 of 10. */
export function typeCard({ rank }: TypedCard, key: string): TypedCard | undefined {
  const letter = key === '0' ? 'T' : key.toUpperCase();
  if (rank !== undefined && (SUITS as readonly string[]).includes(letter)) {
    const card = parseCard(rank + letter);
    return card === undefined ? undefined : { rank: undefined, card };
  }
  return (RANKS as readonly string[]).includes(letter) ? { rank: letter } : undefined;
}

/**
 * Handles the table's keys where nothing else on the page needs them: cards by rank and suit, answers by number, and the
 * keys of the help sheet.
 */
export function useTableKeys<Act>(
  root: RefObject<HTMLElement>,
  turn: Turn<Act> | undefined,
  act: (action: Act) => void,
  perform: (action: TableAction) => void,
): void {
  const typed = useRef<{ readonly rank: string | undefined }>({ rank: undefined });
  // Layout effect, because the next key may be pressed before the page is painted.
  useLayoutEffect(() => {
    typed.current = { rank: undefined };
  }, [turn]);

  /** Handles a key that is part of an answer; returns whether it was. */
  const answer = (key: string): boolean => {
    if (!turn) return false;
    const hand = root.current?.querySelectorAll('[data-card][aria-disabled="false"]') ?? [];
    const isOfHand = hand.length > 0;
    const isNumber = /^[1-9]$/.test(key) && !isOfHand;
    const isByCard = !isNumber && turn.legal.some(({ card }) => card !== undefined);
    const letter = isByCard ? typeCard(typed.current, key) : undefined;
    if (letter) {
      typed.current = { rank: letter.rank };
      const { card } = letter;
      const legal = card === undefined ? undefined : turn.legal.find((choice) => choice.card === card);
      // A row of the felt may ask once more before it is chosen.
      const row = root.current?.querySelector<HTMLElement>(`[data-part="questions"] [data-card="${String(card)}"]`);
      if (legal && row) row.click();
      else if (legal) act(legal.act);
      else if (card !== undefined)
        root.current?.querySelector<HTMLElement>(`[data-card="${String(card)}"][aria-disabled="true"]`)?.click();
      return true;
    }
    if (isByCard || !isNumber) return false;
    // Answers as shown on the page, else in their order; the plays of a throw are made on the board.
    const answers =
      root.current?.querySelectorAll<HTMLElement>(
        '[data-part="questions"] button:not([aria-disabled], [popovertarget])',
      ) ?? [];
    const button = answers[Number(key) - 1];
    const nth = answers.length === 0 ? turn.legal[Number(key) - 1] : undefined;
    if (button) button.click();
    else if (nth) act(nth.act);
    return button !== undefined || nth !== undefined;
  };
  useDocumentKeys((event) => {
    const key = nameKey(event);
    if (key === undefined || needsKey(event.target, key)) return;
    const action = answer(key) ? 'card' : actionFor(event, TABLE_KEYS);
    if (action === undefined || action === 'answer') return;
    event.preventDefault();
    if (action !== 'card') perform(action);
  });
}
