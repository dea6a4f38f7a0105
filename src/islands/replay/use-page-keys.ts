import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { actionFor } from '../page/keymap.ts';
import { EVERYWHERE, type Move, type ReplayKeys } from './key-bindings.ts';

/** Answers the keys of a replay: all of them within it, those that nothing else wants anywhere on its page; none under a dialog. */
export function usePageKeys(
  root: RefObject<HTMLElement>,
  keys: ReplayKeys,
  perform: (action: Move | 'help') => void,
): void {
  const latest = useRef(perform);
  latest.current = perform;
  // At once: a key may be pressed before the page is painted.
  useLayoutEffect(() => {
    const answer = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || document.querySelector('dialog[open]')) return;
      const action = actionFor(event, keys);
      if (action === undefined) return;
      const isWithin = event.target instanceof Node && root.current?.contains(event.target);
      if (!isWithin && !EVERYWHERE.includes(action)) return;
      event.preventDefault();
      latest.current(action);
    };
    document.addEventListener('keydown', answer);
    return () => document.removeEventListener('keydown', answer);
  }, [keys]);
}
