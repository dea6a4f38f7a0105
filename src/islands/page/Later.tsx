import { h, hydrate, render, type ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

export interface LaterProps {
  readonly as?: 'div' | 'tbody';
  readonly class?: string;
  readonly children: ComponentChildren;
}

/** Stands on a part that does not live yet, and on no other. */
const SLEEPS = 'data-sleeps';

/** Nobody who touches it is to wait for its turn. */
const SIGNS = ['pointerdown', 'keydown', 'focusin', 'click', 'input'] as const;

/** Preact leaves alone what it finds there. */
const NOTHING = { __html: '' };

/**
 * A part of a tool that comes to life after what stands around it, in a task of its own: between two of them the page answers,
 * and has so many short waits where it had a long one. Until then it stands as it was served; whoever touches it wakes it.
 */
export function Later({ as = 'div', class: name, children }: LaterProps) {
  const box = useRef<HTMLElement>(null);
  const part = useRef<Part>();
  useLayoutEffect(() => {
    if (!box.current) return;
    part.current ??= makePart(box.current, children);
    part.current.show(children);
  }, [children]);
  useLayoutEffect(() => () => part.current?.end(), []);
  // Where a page is made, all of it is.
  if (typeof document === 'undefined') return h(as, { class: name, [SLEEPS]: '' }, children);
  return h(as, { class: name, ref: box, dangerouslySetInnerHTML: NOTHING });
}

interface Part {
  readonly show: (what: ComponentChildren) => void;
  readonly end: () => void;
}

/** An element with a tree of its own. What it was served with comes to life first, and then becomes what is to be shown. */
function makePart(element: HTMLElement, served: ComponentChildren): Part {
  let isAlive = false;
  let shown: ComponentChildren;
  let due = served;
  const catchUp = (): void => {
    if (due !== shown) render((shown = due), element);
    element.removeAttribute(SLEEPS);
  };
  const wake = (): void => {
    if (isAlive) return;
    isAlive = true;
    hydrate((shown = served), element);
  };
  const wakeNow = (): void => {
    wake();
    catchUp();
  };
  // What was not served is not there yet.
  if (element.firstChild) {
    for (const sign of SIGNS) element.addEventListener(sign, wakeNow, { capture: true, once: true });
    setTimeout(() => {
      wake();
      if (due === shown) catchUp();
      else setTimeout(catchUp);
    });
  } else isAlive = true;
  return {
    show: (what) => {
      due = what;
      if (isAlive) catchUp();
    },
    end: () => {
      isAlive = true;
      render((shown = due = null), element);
    },
  };
}
