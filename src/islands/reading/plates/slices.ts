/** So long, in milliseconds, a slice of work may take before the page answers its reader again. */
const SLICE_MS = 6;
/** So long what is due may wait for a page that is never idle. */
const LATEST_MS = 400;

/**
 * Does one thing after another, a slice at a time, once the page has shown what it has already: nobody waits for it. Returns
 * what stops it.
 */
export function inSlices(jobs: Iterable<() => void>): () => void {
  const left = jobs[Symbol.iterator]();
  let isStopped = false;
  const slice = (): void => {
    if (isStopped) return;
    const until = performance.now() + SLICE_MS;
    for (let next = left.next(); !next.done; next = left.next()) {
      next.value();
      if (performance.now() < until) continue;
      whenIdle(slice);
      return;
    }
  };
  afterPaint(slice);
  return () => {
    isStopped = true;
  };
}

/** After the next frame; a page that is not seen has no frames. */
function afterPaint(then: () => void): void {
  if (typeof document === 'undefined' || document.hidden) setTimeout(then);
  else requestAnimationFrame(() => setTimeout(then));
}

/** Not every browser says when it has nothing else to do. */
function whenIdle(then: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(then, { timeout: LATEST_MS });
  else setTimeout(then);
}
