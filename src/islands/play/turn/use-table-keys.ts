import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Turn } from '#engine/play/played-game.ts';
import { actionFor, nameKey, needsKey } from '../../page/keys/keymap.ts';
import { useDocumentKeys } from '../../page/keys/use-document-keys.ts';
import { TABLE_KEYS, typeCard, type TableAction } from './key-bindings.ts';

/**
 * Answers the keys of the table wherever on its page nothing else wants them: a card by its rank and its suit, one of the
 * answers offered by its number, and what the sheet of keys lists besides.
 */
export function useTableKeys<Act>(
  root: RefObject<HTMLElement>,
  turn: Turn<Act> | undefined,
  act: (does: Act) => void,
  perform: (action: TableAction) => void,
): void {
  const typed = useRef<{ readonly rank: string | undefined }>({ rank: undefined });
  // At once: the first letter of the next card may be typed before the page is painted.
  useLayoutEffect(() => {
    typed.current = { rank: undefined };
  }, [turn]);

  /** Whether a key was part of an answer. */
  const answer = (key: string): boolean => {
    if (!turn) return false;
    const isByCard = turn.legal.some(({ card }) => card !== undefined);
    const letter = isByCard ? typeCard(typed.current, key) : undefined;
    if (letter) {
      typed.current = { rank: letter.rank };
      const { card } = letter;
      const legal = card === undefined ? undefined : turn.legal.find((choice) => choice.card === card);
      if (legal) act(legal.act);
      else if (card !== undefined)
        root.current?.querySelector<HTMLElement>(`[data-card="${String(card)}"][aria-disabled="true"]`)?.click();
      return true;
    }
    if (isByCard || !/^[1-9]$/.test(key)) return false;
    // The answers as they stand there, or where none do, as they come: the plays of a throw are made on the board.
    const answers = root.current?.querySelectorAll<HTMLElement>('.answer:not([aria-disabled])') ?? [];
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
