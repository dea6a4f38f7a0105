import { useLayoutEffect, useState } from 'preact/hooks';

/**
 * Has a page load a sheet of styles that it did not come with; whether that is done. A sheet that cannot be fetched is done
 * too: unstyled is better than absent.
 */
export function useStyle(address: string): boolean {
  const [isThere, setIsThere] = useState(() => document.querySelector(`link[href="${address}"]`) !== null);
  useLayoutEffect(() => {
    if (isThere) return;
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = address;
    link.onload = link.onerror = () => setIsThere(true);
    document.head.append(link);
  }, []);
  return isThere;
}
