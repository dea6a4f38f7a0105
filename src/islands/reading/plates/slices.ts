import { afterPaint } from '../../page/LazyPart.tsx';

/** Length of a slice of work, in milliseconds, after which the page can respond. */
const SLICE_MS = 6;
/** Maximum wait for an idle page, in milliseconds. */
const LATEST_MS = 400;

/**
 * Runs jobs in slices once the page has been painted, for work that nobody waits for. Returns a function that stops it.
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

/** Calls back when idle, or soon in browsers without `requestIdleCallback`. */
function whenIdle(then: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(then, { timeout: LATEST_MS });
  else setTimeout(then);
}
