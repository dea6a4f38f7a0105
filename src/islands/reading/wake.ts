/** Until the table is awake, a figure, a way to read or a step that is touched waits for it here; without it, it is a link. Its value: how often a pointer clicked, 0 for a key. */
export const ASKED = 'data-asked';

/** What the table tells once it listens itself. */
export const AWAKE = 'reading-awake';

const isPlain = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey;

/**
 * Astro’s directive `client:reading`: an edition is read without a script until its reader moves, touches, or comes by a link
 * that names a clause or a variation.
 */
export default function reading(load: () => Promise<() => Promise<void>>): void {
  const signs = ['scroll', 'pointerdown', 'keydown', 'focusin'] as const;
  let isWaking = false;
  const wake = async (): Promise<void> => {
    if (isWaking) return;
    isWaking = true;
    for (const sign of signs) removeEventListener(sign, onSign, true);
    try {
      const hydrate = await load();
      await hydrate();
    } catch {
      // What would have stood beside the text stands in it; figures are links again, and whoever touched one follows it.
      document.documentElement.classList.add('is-still');
      removeEventListener('click', onClick, true);
      const asked = document.querySelector<HTMLAnchorElement>(`a[${ASKED}]`);
      if (asked) location.assign(asked.href);
    }
  };
  const onSign = (): void => void wake();
  const onClick = (event: MouseEvent): void => {
    const figure = event.target instanceof Element ? event.target.closest('a.v, .doubt a.alt, .stepped a.step') : null;
    if (!figure || !isPlain(event)) return;
    event.preventDefault();
    figure.setAttribute(ASKED, String(event.detail));
    void wake();
  };
  for (const sign of signs) addEventListener(sign, onSign, { capture: true, passive: true });
  addEventListener('click', onClick, true);
  // Drawn is not yet listening: a touch in between would follow the link.
  addEventListener(AWAKE, () => removeEventListener('click', onClick, true), { once: true });
  if (location.hash !== '') void wake();
}
