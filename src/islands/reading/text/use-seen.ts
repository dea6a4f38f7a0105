import { useEffect, useRef, type MutableRef } from 'preact/hooks';

/**
 * The elements that can be seen where the page now stands. The browser tells: whoever measured for himself would
 * make it lay out the whole page before it could show what has changed.
 */
export function useSeen(selector: string): MutableRef<ReadonlySet<Element>> {
  const seen = useRef(new Set<Element>());
  useEffect(() => {
    const watch = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries)
        if (isIntersecting) seen.current.add(target);
        else seen.current.delete(target);
    });
    for (const one of document.querySelectorAll(selector)) watch.observe(one);
    return () => watch.disconnect();
  }, []);
  return seen;
}
