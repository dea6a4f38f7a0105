import { useEffect, useRef } from 'preact/hooks';

/** Browsers refuse more than a hundred addresses in half a minute. */
const PAUSE_MS = 400;

/** The fragment without its `#`, unless it is the name of a part of this page that is not the island’s own to show. */
export function readFragment(isOwn: (fragment: string) => boolean = () => false): string {
  const fragment = location.hash.slice(1);
  return fragment !== '' && (isOwn(fragment) || document.getElementById(fragment) === null) ? fragment : '';
}

/** The address of this page with another fragment. */
export const addressWith = (fragment: string): string => `${location.href.split('#', 1).join('')}#${fragment}`;

/** Puts the state into the address, where it neither makes history nor scrolls. */
export function writeFragment(fragment: string): void {
  const address = `${location.pathname}${location.search}${fragment === '' ? '' : `#${fragment}`}`;
  // Browsers that count addresses count the same one again too.
  if (address !== `${location.pathname}${location.search}${location.hash}`)
    history.replaceState(history.state, '', address);
}

/**
 * Calls `onFragment` with the fragment the page was opened with, if any, and with every one typed or followed later.
 * `isOwn` tells the island’s own names, for which the page has parts as well, for readers without a script.
 */
export function useFragment(onFragment: (fragment: string) => void, isOwn?: (fragment: string) => boolean): void {
  const latest = useRef(onFragment);
  latest.current = onFragment;
  useEffect(() => {
    const read = (): void => {
      const fragment = readFragment(isOwn);
      if (fragment !== '') latest.current(fragment);
    };
    // A state kept from another time, taken up before this, is rendered by then: its own address is no news to it.
    let isThere = true;
    queueMicrotask(() => {
      if (isThere) read();
    });
    addEventListener('hashchange', read);
    return () => {
      isThere = false;
      removeEventListener('hashchange', read);
    };
  }, []);
}

/**
 * Writes what `fragmentOf` gives whenever `state` has changed and stood for a moment; never for the state the page
 * began with, so that an address stays as it was until the reader does something.
 */
export function useFragmentOf(state: string, fragmentOf: () => string): void {
  const first = useRef(true);
  useEffect(() => {
    if (first.current) {
      first.current = false;
      return undefined;
    }
    const timer = setTimeout(() => writeFragment(fragmentOf()), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [state]);
}
