import { useEffect, useRef } from 'preact/hooks';
import { ADDRESS_WRITTEN } from '#view/href.ts';

/** Minimum interval between address changes; browsers refuse more than a hundred in half a minute. */
const PAUSE_MS = 400;

/** Fragment without `#`; empty if it names a part of the page that the island does not handle. */
export function readFragment(isOwn: (fragment: string) => boolean = () => false): string {
  const fragment = location.hash.slice(1);
  return fragment !== '' && (isOwn(fragment) || document.getElementById(fragment) === null) ? fragment : '';
}

/** Address of this page with another fragment. */
export const addressWith = (fragment: string): string => `${location.href.split('#', 1).join('')}#${fragment}`;

/** Replaces the fragment without adding to the history or scrolling. */
export function writeFragment(fragment: string): void {
  const address = `${location.pathname}${location.search}${fragment === '' ? '' : `#${fragment}`}`;
  // Browsers that limit changes also count unchanged ones.
  if (address === `${location.pathname}${location.search}${location.hash}`) return;
  history.replaceState(history.state, '', address);
  dispatchEvent(new Event(ADDRESS_WRITTEN));
}

/**
 * Calls `onFragment` with the initial fragment, if any, and with every later one. `isOwn` recognises fragments of the
 * island for which the page also has anchors, for readers without a script.
 */
export function useFragment(onFragment: (fragment: string) => void, isOwn?: (fragment: string) => boolean): void {
  const latest = useRef(onFragment);
  latest.current = onFragment;
  useEffect(() => {
    const read = (): void => {
      const fragment = readFragment(isOwn);
      if (fragment !== '') latest.current(fragment);
    };
    // A state restored earlier is already rendered; its own address is not reported again.
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
 * Writes `fragmentOf()` to the address shortly after `state` changes; not for the initial state, so that the address
 * stays unchanged until the reader acts.
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
