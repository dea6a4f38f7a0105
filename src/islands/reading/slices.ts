/** So long, in milliseconds, a slice of work may take before the page answers its reader again. */
const SLICE_MS = 6;

/** Does one thing after another, a slice at a time, so that the page is never held up; returns what stops it. */
export function inSlices(jobs: Iterable<() => void>): () => void {
  const left = jobs[Symbol.iterator]();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const slice = (): void => {
    const until = performance.now() + SLICE_MS;
    for (let next = left.next(); !next.done; next = left.next()) {
      next.value();
      if (performance.now() < until) continue;
      timer = setTimeout(slice);
      return;
    }
  };
  timer = setTimeout(slice);
  return () => clearTimeout(timer);
}

/** Whether an element can be seen where the page now stands. */
export function isInView(element: Element | null): boolean {
  if (!element) return false;
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}
