/** Attribute with the scripts of an island, written by the build for `client:painted`. */
export const SCRIPTS = 'data-scripts';

/** Maximum wait for painting, in milliseconds; an off-screen frame is never painted. */
const LONGEST_MS = 3000;

/** Calls back when the whole document has arrived. */
function whenRead(done: () => void): void {
  if (document.readyState === 'loading') document.addEventListener('readystatechange', done, { once: true });
  else done();
}

interface Paint {
  /** The text is on the screen. */
  readonly onFirst: () => void;
  /** The whole page is on the screen. */
  readonly onWhole: () => void;
}

/** Calls back as the page is painted, or at once in a hidden window. The document has arrived. */
function whenPainted({ onFirst, onWhole }: Paint): void {
  if (document.visibilityState === 'hidden') {
    onFirst();
    onWhole();
    return;
  }
  let isDue = true;
  const begin = (): void => {
    if (isDue) onWhole();
    isDue = false;
  };
  setTimeout(begin, LONGEST_MS);
  new PerformanceObserver((_, observer) => {
    observer.disconnect();
    onFirst();
    // The second frame from here is drawn after the page was shown.
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(begin)));
  }).observe({ type: 'paint', buffered: true });
}

/**
 * Astro directive `client:painted`: asks for a tool's scripts at the first paint, so that they delay neither text nor fonts
 * on a slow line, and for all at once; otherwise each would be discovered only from the one that imports it. They run
 * after the whole page was painted.
 */
export default function painted(
  load: () => Promise<() => Promise<void>>,
  _options: unknown,
  island: HTMLElement,
): void {
  const ask = (): void => {
    for (const address of island.getAttribute(SCRIPTS)?.split(' ') ?? []) {
      const link = document.createElement('link');
      link.rel = 'modulepreload';
      // The fonts of the text come first.
      link.fetchPriority = 'low';
      link.href = address;
      document.head.append(link);
    }
  };
  const run = (): void => {
    void load().then((hydrate) => {
      // Handles input that arrived while the scripts were read.
      setTimeout(() => void hydrate());
    });
  };
  whenRead(() => whenPainted({ onFirst: ask, onWhole: run }));
}
