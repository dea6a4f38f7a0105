import { h, hydrate, render, type ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

export interface LazyPartProps {
  readonly as?: 'div' | 'tbody';
  readonly class?: string | undefined;
  /** Value of `data-part`. */
  readonly part?: string;
  /** Draws changes after the next frame, so that the part that was touched answers first. */
  readonly waits?: boolean;
  readonly children: ComponentChildren;
}

/** Calls back after the next frame; a hidden page has none. */
export function afterPaint(then: () => void): void {
  if (typeof document === 'undefined' || document.hidden) setTimeout(then);
  else requestAnimationFrame(() => setTimeout(then));
}

/** Signs that the reader goes on to something else, or away. */
const GOING_ON = ['pointerdown', 'keydown', 'click', 'visibilitychange', 'pagehide'] as const;

/**
 * Calls back once: after the next frame, or before whatever the reader does next, so that what he did counts in the order in
 * which he did it, and before he leaves.
 */
export function afterPaintInOrder(then: () => void): void {
  const waiting = new AbortController();
  const { signal } = waiting;
  const callOnce = (): void => {
    if (signal.aborted) return;
    waiting.abort();
    then();
  };
  for (const sign of GOING_ON) addEventListener(sign, callOnce, { capture: true, signal });
  afterPaint(callOnce);
}

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

/** Attribute of a part that is not hydrated yet. */
const SLEEPS = 'data-sleeps';

/** Events that hydrate a part at once. */
const SIGNS = ['pointerdown', 'keydown', 'focusin', 'click', 'input'] as const;

/** Tells Preact to leave the element's content alone. */
const NOTHING = { __html: '' };

/**
 * Part of a tool that is hydrated after its surroundings, in a task of its own, so that the page stays responsive in
 * between. Until then its served HTML stands; a touch hydrates it at once.
 */
export function LazyPart({ as = 'div', class: name, part: partName, waits = false, children }: LazyPartProps) {
  const box = useRef<HTMLElement>(null);
  const part = useRef<PartHandle>();
  useLayoutEffect(() => {
    if (!box.current) return;
    part.current ??= makePart(box.current, children);
    part.current.show(children, waits);
  }, [children]);
  useLayoutEffect(() => () => part.current?.end(), []);
  // Server rendering includes every part.
  if (typeof document === 'undefined') return h(as, { class: name, 'data-part': partName, [SLEEPS]: '' }, children);
  return h(as, { class: name, 'data-part': partName, ref: box, dangerouslySetInnerHTML: NOTHING });
}

interface PartHandle {
  readonly show: (what: ComponentChildren, waits: boolean) => void;
  readonly end: () => void;
}

/** Renders a tree of its own in an element: first hydrates the served content, then updates it to the current content. */
function makePart(element: HTMLElement, served: ComponentChildren): PartHandle {
  let isAlive = false;
  let current: ComponentChildren;
  let due = served;
  const catchUp = (): void => {
    if (due !== current) render((current = due), element);
    element.removeAttribute(SLEEPS);
  };
  const wake = (): void => {
    if (isAlive) return;
    isAlive = true;
    hydrate((current = served), element);
  };
  const wakeNow = (): void => {
    wake();
    catchUp();
  };
  // An empty element has nothing to hydrate.
  if (element.firstChild) {
    for (const sign of SIGNS) element.addEventListener(sign, wakeNow, { capture: true, once: true });
    setTimeout(() => {
      wake();
      if (due === current) catchUp();
      else setTimeout(catchUp);
    });
  } else isAlive = true;
  return {
    show: (what, waits) => {
      due = what;
      if (isAlive && waits) afterPaint(catchUp);
      else if (isAlive) catchUp();
    },
    end: () => {
      isAlive = true;
      render((current = due = null), element);
    },
  };
}
