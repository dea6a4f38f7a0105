/** Where an island names the scripts that it consists of, for `client:painted`. The build writes them there. */
export const SCRIPTS = 'data-scripts';

/** Longer than any page takes to be painted: one that nobody sees, in a frame off the screen, is not waited for. */
const LONGEST_MS = 3000;

/** Calls back once the whole page has come and been painted; at once in a window that is not looked at, where nothing is. */
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
    // That was the first of it: the second frame from here is drawn after the rest has been shown.
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(begin)));
  }).observe({ type: 'paint', buffered: true });
}

/**
 * Astro’s directive `client:painted`: a tool is seen before its scripts are asked for, so that on a slow line they do not come
 * in the way of the text; and then all at once, where a browser would learn of each only from the one that imports it: five
 * trips there and back, one after another, before a button answers.
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
      // To read the scripts has taken a while: what was touched meanwhile is answered first.
      setTimeout(() => void hydrate());
    });
  });
}
