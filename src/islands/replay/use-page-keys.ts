import type { RefObject } from 'preact';
import { actionFor } from '../page/keys/keymap.ts';
import { useDocumentKeys } from '../page/keys/use-document-keys.ts';
import { EVERYWHERE, type Move, type ReplayKeys } from './key-bindings.ts';

/** Answers the keys of a replay: all of them within it, those that nothing else wants anywhere on its page; none under a dialog. */
export function usePageKeys(
  root: RefObject<HTMLElement>,
  keys: ReplayKeys,
  perform: (action: Move | 'help') => void,
): void {
  useDocumentKeys((event) => {
    const action = actionFor(event, keys);
    if (action === undefined) return;
    const isWithin = event.target instanceof Node && root.current?.contains(event.target);
    if (!isWithin && !EVERYWHERE.includes(action)) return;
    event.preventDefault();
    perform(action);
  });
}
