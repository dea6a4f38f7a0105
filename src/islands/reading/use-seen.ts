import { useEffect, useRef, type MutableRef } from 'preact/hooks';

/**
 * The ids of the elements that can be seen where the page now stands. The browser tells: whoever measured for himself would
 * make it lay out the whole page before it could show what has changed.
 */
export function useSeen(selector: string): MutableRef<ReadonlySet<string>> {
  const ids = useRef(new Set<string>());
  useEffect(() => {
    const watch = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries)
        if (isIntersecting) ids.current.add(target.id);
        else ids.current.delete(target.id);
    });
    for (const one of document.querySelectorAll(selector)) watch.observe(one);
    return () => watch.disconnect();
  }, []);
  return ids;
}
