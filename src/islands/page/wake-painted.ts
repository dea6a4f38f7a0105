/** Attribute with the scripts of an island, written by the build for `client:painted`. */
export const SCRIPTS = 'data-scripts';

/** Maximum wait for painting, in milliseconds; an off-screen frame is never painted. */
const LONGEST_MS = 3000;

/** Calls back after the whole page was painted, or at once in a hidden window. */
function whenPainted(done: () => void): void {
  if (document.readyState === 'loading') {
    document.addEventListener('readystatechange', () => whenPainted(done), { once: true });
    return;
  }
  if (document.visibilityState === 'hidden') {
    done();
    return;
  }
  let isDue = true;
  const begin = (): void => {
    if (isDue) done();
    isDue = false;
  };
  setTimeout(begin, LONGEST_MS);
  new PerformanceObserver((_, observer) => {
    observer.disconnect();
    // The second frame from here is drawn after the page was shown.
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(begin)));
  }).observe({ type: 'paint', buffered: true });
}

/**
 * Astro directive `client:painted`: loads a tool's scripts after the page was painted, so that they do not delay the text
 * on a slow line, and then all at once; otherwise each would be discovered only from the one that imports it, in five
 * round trips.
 */
export default function painted(
  load: () => Promise<() => Promise<void>>,
  _options: unknown,
  island: HTMLElement,
): void {
  whenPainted(() => {
    for (const address of island.getAttribute(SCRIPTS)?.split(' ') ?? []) {
      const link = document.createElement('link');
      link.rel = 'modulepreload';
      link.href = address;
      document.head.append(link);
    }
    void load().then((hydrate) => {
      // Handles input that arrived while the scripts were read.
      setTimeout(() => void hydrate());
    });
  });
}
