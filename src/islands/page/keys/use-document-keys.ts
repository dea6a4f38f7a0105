import { useLayoutEffect, useRef } from 'preact/hooks';

/**
 * Hears every key pressed on the page that nothing else has taken, unless a dialog is open. From the moment the tool lives: a key
 * may be pressed before the page is painted.
 */
export function useDocumentKeys(onKey: (event: KeyboardEvent) => void): void {
  const latest = useRef(onKey);
  latest.current = onKey;
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (!event.defaultPrevented && !document.querySelector('dialog[open]')) latest.current(event);
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
